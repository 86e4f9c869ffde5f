// Records what TensorFlow.js dispatches to WebGPU, operation by operation, with the results of its CPU back end.
//
//     node tfjs.cjs FOLDER-WITH-NODE_MODULES OUTPUT-STEM
//
// There is no GPU: the device below stores shaders, remembers writes, copies and dispatches in order, and computes nothing. Each
// call of an operation is a case of the trace (STEM.json, bytes in STEM.bin). What reads a result back in the middle of an
// operation cannot be recorded and is listed as left out.
'use strict';
const fs = require('fs');
const path = require('path');
const { createRequire } = require('module');

const [folder, stem] = process.argv.slice(2);
const load = createRequire(path.join(path.resolve(folder), 'package.json'));

// ---- the device ---------------------------------------------------------------------------------------------------------------

const flags = (...names) => Object.fromEntries(names.map((name, k) => [name, 1 << k]));
globalThis.GPUBufferUsage = flags('MAP_READ', 'MAP_WRITE', 'COPY_SRC', 'COPY_DST', 'INDEX', 'VERTEX', 'UNIFORM', 'STORAGE',
  'INDIRECT', 'QUERY_RESOLVE');
globalThis.GPUTextureUsage = flags('COPY_SRC', 'COPY_DST', 'TEXTURE_BINDING', 'STORAGE_BINDING', 'RENDER_ATTACHMENT');
globalThis.GPUShaderStage = flags('VERTEX', 'FRAGMENT', 'COMPUTE');
globalThis.GPUMapMode = flags('READ', 'WRITE');
globalThis.GPUTexture = class {};
globalThis.GPUExternalTexture = class {};
Object.defineProperty(globalThis, 'navigator', { value: { gpu: {}, userAgent: 'none' }, configurable: true });

const blob = [];
let blobLen = 0;
function bytes(view) {
  const copy = Buffer.from(Uint8Array.prototype.slice.call(view));
  blob.push(copy);
  blobLen += copy.length;
  return [blobLen - copy.length, copy.length];
}

const shaders = [];
const shaderOfText = new Map();
let current = null; // the case that is being recorded

globalThis.GPUBuffer = class {
  constructor({ size, usage, mappedAtCreation }) {
    Object.assign(this, { size, usage, mapState: mappedAtCreation ? 'mapped' : 'unmapped', range: null });
  }
  index() {
    if (!current.indices.has(this)) {
      current.indices.set(this, current.buffers.length);
      current.buffers.push(this.size);
    }
    return current.indices.get(this);
  }
  getMappedRange() {
    return this.range ??= new ArrayBuffer(this.size);
  }
  unmap() {
    this.mapState = 'unmapped';
    if (this.range) current.steps.push({ write: [this.index(), 0, bytes(new Uint8Array(this.range))] });
    this.range = null;
  }
  mapAsync() {
    throw new Error('a result is read in the middle of the operation');
  }
  destroy() {}
};

const device = {
  features: new Set(),
  limits: {
    maxComputeWorkgroupStorageSize: 32768, maxComputeWorkgroupsPerDimension: 65535, maxStorageBufferBindingSize: 1 << 30,
    maxBufferSize: 1 << 30, maxComputeWorkgroupSizeX: 256, maxComputeInvocationsPerWorkgroup: 256,
  },
  createBuffer: (descriptor) => new GPUBuffer(descriptor),
  createShaderModule({ code, label }) {
    if (!shaderOfText.has(code)) {
      const same = shaders.filter((s) => s.name.split(' ')[0] === label).length;
      shaderOfText.set(code, shaders.length);
      shaders.push({ name: same ? `${label} ${same + 1}` : label, wgsl: code });
    }
    return shaderOfText.get(code);
  },
  createComputePipeline: ({ compute: { module, entryPoint } }) => {
    shaders[module].entry = entryPoint;
    return { module, getBindGroupLayout: () => null };
  },
  createBindGroup: ({ entries }) => entries,
  createCommandEncoder: () => ({
    beginComputePass: () => {
      let pipeline, group;
      return {
        setPipeline: (p) => { pipeline = p; },
        setBindGroup: (_, g) => { group = g; },
        dispatchWorkgroups(x, y = 1, z = 1) {
          const bound = group.map(({ binding, resource: { buffer, offset = 0, size } }) =>
            [0, binding, buffer.index(), offset, size ?? buffer.size - offset]);
          current.steps.push({ dispatch: [pipeline.module, [x, y, z], bound] });
        },
        end() {},
      };
    },
    copyBufferToBuffer(from, first, to, second, len) {
      current.steps.push({ copy: [from.index(), first, to.index(), second, len] });
    },
    finish: () => null,
  }),
  queue: {
    submit() {},
    writeBuffer(buffer, offset, data, first, len) {
      current.steps.push({ write: [buffer.index(), offset, bytes(new Uint8Array(data, first, len))] });
    },
  },
};

const tf = load('@tensorflow/tfjs-core');
load('@tensorflow/tfjs-backend-cpu');
const { WebGPUBackend } = load('@tensorflow/tfjs-backend-webgpu');
const recorder = new WebGPUBackend(device, { vendor: 'none', architecture: 'none' });
tf.registerBackend('recorder', () => recorder);
tf.copyRegisteredKernels('webgpu', 'recorder');
tf.env().set('WEBGPU_CPU_FORWARD', false);
// Every dispatch is handed over at once, so that the order of calls is the order of the queue.
tf.env().set('WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE', 1);
console.warn = () => {};

// ---- operations ---------------------------------------------------------------------------------------------------------------

// Numbers for tensors, the same in every run: a linear congruential generator.
let state = 1;
const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
const size = (shape) => shape.reduce((a, b) => a * b, 1);
const f = (shape, low = -2, high = 2) =>
  tf.tensor(Float32Array.from({ length: size(shape) }, () => low + (high - low) * next()), shape, 'float32');
const i = (shape, low = -9, high = 10) =>
  tf.tensor(Int32Array.from({ length: size(shape) }, () => Math.floor(low + (high - low) * next())), shape, 'int32');
const b = (shape) => tf.tensor(Uint8Array.from({ length: size(shape) }, () => (next() < 0.5 ? 0 : 1)), shape, 'bool');
// Whole numbers as floats, for operations that jump at them.
const w = (shape, low, high) => tf.cast(i(shape, low, high), 'float32');
const special = () => tf.tensor1d([NaN, Infinity, -Infinity, 0, -0, 1, -1, 3e38, -3e38, 1e-30]);

const list = [];
// Larger than a rounding here or there: sums in another order, products with `fma`, elementary functions of a few units.
const NEAR = { absolute: 1e-6, relative: 2e-5 };
function op(name, run, tolerance = NEAR) {
  list.push({ name, run, tolerance });
}

const UNARY = {
  abs: [-2, 2], acos: [-1, 1], acosh: [1, 9], asin: [-1, 1], asinh: [-9, 9], atan: [-9, 9], atanh: [-0.9, 0.9], ceil: [-9, 9],
  cos: [-9, 9], cosh: [-4, 4], elu: [-4, 4], erf: [-3, 3], exp: [-9, 9], expm1: [-3, 3], floor: [-9, 9], isFinite: [-1, 1],
  isInf: [-1, 1], isNaN: [-1, 1], leakyRelu: [-4, 4], log: [0.01, 9], log1p: [-0.9, 9], neg: [-2, 2], reciprocal: [0.1, 9],
  relu: [-2, 2], relu6: [-9, 9], round: [-9, 9], rsqrt: [0.1, 9], selu: [-3, 3], sigmoid: [-9, 9], sign: [-2, 2], sin: [-9, 9],
  sinh: [-4, 4], softplus: [-9, 9], sqrt: [0, 9], square: [-3, 3], step: [-2, 2], tan: [-1.4, 1.4], tanh: [-4, 4],
};
// Where the shader subtracts nearly equal numbers, or takes a formula with few digits.
const LOOSE = {
  acosh: 1e-5, asinh: 2e-5, atanh: 1e-5, erf: 1e-5, expm1: 1e-5, log1p: 1e-5, selu: 1e-5, elu: 1e-5, sinh: 1e-5, softplus: 1e-5, tan: 1e-5,
  acos: 1e-5, asin: 1e-5, cos: 1e-5, sin: 1e-5, tanh: 1e-5,
};
for (const [name, [low, high]] of Object.entries(UNARY)) {
  const tolerance = { absolute: LOOSE[name] ?? 1e-6, relative: 2e-5 };
  op(`${name} [7]`, () => tf[name](f([7], low, high)), tolerance);
  op(`${name} [4,8]`, () => tf[name](f([4, 8], low, high)), tolerance);
}
// Without `relu6`, which clamps: WGSL leaves open what becomes of NaN there.
for (const name of ['isNaN', 'isInf', 'isFinite', 'abs', 'neg', 'sign', 'relu', 'step', 'floor', 'ceil', 'round', 'reciprocal']) {
  op(`${name} of special numbers`, () => tf[name](special()));
}
for (const name of ['abs', 'neg', 'relu', 'sign', 'square']) op(`${name} int32`, () => tf[name](i([3, 5])));
op('logicalNot', () => tf.logicalNot(b([9])));
op('clipByValue [9]', () => tf.clipByValue(f([9]), -1, 0.5));
op('clipByValue [2,8]', () => tf.clipByValue(f([2, 8]), -1, 0.5));
op('prelu', () => tf.prelu(f([3, 4]), f([4], 0, 1)));
op('leakyRelu 0.4', () => tf.leakyRelu(f([12]), 0.4));
op('cast to int32', () => tf.cast(f([11], -9, 9), 'int32'));
op('cast to bool', () => tf.cast(w([11], -1, 2), 'bool'));
op('cast from bool', () => tf.add(tf.cast(tf.logicalNot(b([11])), 'float32'), f([11])));

const BINARY = {
  add: [-2, 2], sub: [-2, 2], mul: [-2, 2], div: [0.5, 4], pow: [0.2, 3], maximum: [-2, 2], minimum: [-2, 2],
  squaredDifference: [-2, 2], atan2: [-3, 3], mod: [0.5, 9], floorDiv: [0.5, 9],
};
for (const [name, [low, high]] of Object.entries(BINARY)) {
  const shapes = { '[12] [12]': [[12], [12]], '[7] [7]': [[7], [7]], '[3,5] [5]': [[3, 5], [5]], '[2,3,4] [3,1]': [[2, 3, 4], [3, 1]],
    '[6] []': [[6], []], '[4,4] [4,1]': [[4, 4], [4, 1]], '[256] [1]': [[256], [1]] };
  for (const [text, [x, y]] of Object.entries(shapes)) op(`${name} ${text}`, () => tf[name](f(x, low, high), f(y, low, high)));
  if (name !== 'atan2' && name !== 'pow') op(`${name} int32`, () => tf[name](i([3, 5]), i([5], 1, 9)));
}
op('pow int32', () => tf.pow(i([12], -3, 4), i([12], 0, 4)));
op('mod of negatives', () => tf.mod(f([12], -9, 9), f([12], 1, 4)));
op('floorDiv of negatives', () => tf.floorDiv(f([12], -9, 9), f([12], 1, 4)));
// Without `pow`, whose shader multiplies `sign(0)` by `pow(0, -1)`, an infinity.
for (const name of ['add', 'sub', 'mul', 'div', 'maximum', 'minimum']) {
  op(`${name} of special numbers`, () => tf[name](special(), tf.reverse1d(special())));
}
for (const name of ['equal', 'notEqual', 'greater', 'greaterEqual', 'less', 'lessEqual']) {
  op(`${name} [3,5] [5]`, () => tf[name](w([3, 5], -2, 3), w([5], -2, 3)));
  op(`${name} [8] [8]`, () => tf[name](w([8], -2, 3), w([8], -2, 3)));
  op(`${name} int32`, () => tf[name](i([9], -2, 3), i([9], -2, 3)));
}
op('logicalAnd', () => tf.logicalAnd(b([3, 5]), b([5])));
op('logicalOr', () => tf.logicalOr(b([8]), b([8])));
op('logicalXor', () => tf.logicalXor(b([7]), b([7])));
op('addN', () => tf.addN([f([5]), f([5]), f([5])]));
op('where [2,5]', () => tf.where(b([2, 5]), f([2, 5]), f([2, 5])));
op('where of rows', () => tf.where(b([3]), f([3]), f([3])));

for (const [m, k, n] of [[2, 3, 4], [7, 9, 5], [16, 16, 16], [33, 17, 20], [64, 64, 64], [1, 130, 6], [5, 200, 1], [4, 256, 32]]) {
  for (const [ta, tb] of [[false, false], [true, false], [false, true], [true, true]]) {
    const name = `matMul ${m}x${k}x${n}${ta ? ' T' : ''}${tb ? ' ·T' : ''}`;
    op(name, () => tf.matMul(f(ta ? [k, m] : [m, k]), f(tb ? [n, k] : [k, n]), ta, tb), { absolute: 2e-5, relative: 2e-5 });
  }
}
op('matMul in a batch', () => tf.matMul(f([3, 5, 8]), f([3, 8, 4])), { absolute: 1e-5, relative: 2e-5 });
op('matMul broadcast', () => tf.matMul(f([3, 5, 8]), f([1, 8, 4])), { absolute: 1e-5, relative: 2e-5 });
for (const activation of ['linear', 'relu', 'relu6', 'elu', 'sigmoid', 'leakyrelu', 'prelu']) {
  op(`fused matMul ${activation}`, () => tf.fused.matMul({
    a: f([6, 8]), b: f([8, 8]), bias: f([8]), activation,
    preluActivationWeights: activation === 'prelu' ? f([8], 0, 1) : undefined, leakyreluAlpha: 0.3,
  }), { absolute: 1e-5, relative: 2e-5 });
}
op('einsum bij,bjk->bik', () => tf.einsum('bij,bjk->bik', f([2, 3, 4]), f([2, 4, 5])), { absolute: 1e-5, relative: 2e-5 });
op('einsum ij,kj->ik', () => tf.einsum('ij,kj->ik', f([4, 4]), f([3, 4])), { absolute: 1e-5, relative: 2e-5 });

const SUM = { absolute: 3e-5, relative: 3e-5 };
for (const [x, k, strides, pad, dilations] of [
  [[1, 8, 8, 3], [3, 3, 3, 4], 1, 'same', 1], [[2, 7, 6, 4], [3, 2, 4, 5], 2, 'valid', 1], [[1, 9, 9, 1], [3, 3, 1, 2], 1, 'same', 2],
  [[1, 5, 5, 8], [1, 1, 8, 8], 1, 'same', 1], [[1, 6, 6, 4], [6, 6, 4, 3], 1, 'valid', 1], [[1, 16, 16, 16], [3, 3, 16, 32], 1, 'same', 1],
  [[1, 5, 5, 2], [3, 3, 2, 3], 1, 1, 1],
]) {
  op(`conv2d ${x} * ${k} by ${strides} ${pad} ${dilations}`, () => tf.conv2d(f(x), f(k), strides, pad, 'NHWC', dilations), SUM);
}
op('conv2d NCHW', () => tf.conv2d(f([1, 3, 8, 8]), f([3, 3, 3, 4]), 1, 'same', 'NCHW'), SUM);
for (const activation of ['linear', 'relu', 'relu6', 'elu', 'sigmoid', 'leakyrelu', 'prelu']) {
  const more = () => ({ bias: f([4]), activation, leakyreluAlpha: 0.2, preluActivationWeights: activation === 'prelu' ? f([4], 0, 1) : undefined });
  op(`fused conv2d ${activation}`, () => tf.fused.conv2d({ x: f([1, 6, 6, 3]), filter: f([3, 3, 3, 4]), strides: 1, pad: 'same', ...more() }), SUM);
  op(`fused depthwise ${activation}`, () => tf.fused.depthwiseConv2d({ x: f([1, 6, 6, 4]), filter: f([3, 3, 4, 1]), strides: 1, pad: 'same', ...more() }), SUM);
}
for (const [x, k, strides, pad, dilations] of [[[1, 8, 8, 4], [3, 3, 4, 1], 1, 'same', 1], [[1, 8, 8, 3], [3, 3, 3, 2], 1, 'valid', 1],
  [[2, 9, 7, 2], [3, 3, 2, 1], 2, 'same', 1], [[1, 9, 9, 4], [3, 3, 4, 1], 1, 'valid', 2], [[1, 4, 4, 8], [2, 2, 8, 1], 1, 'same', 1]]) {
  op(`depthwiseConv2d ${x} * ${k} by ${strides} ${pad} ${dilations}`, () => tf.depthwiseConv2d(f(x), f(k), strides, pad, 'NHWC', dilations), SUM);
}
op('separableConv2d', () => tf.separableConv2d(f([1, 6, 6, 3]), f([3, 3, 3, 2]), f([1, 1, 6, 4]), 1, 'same'), SUM);
op('conv2dTranspose', () => tf.conv2dTranspose(f([1, 4, 4, 3]), f([3, 3, 2, 3]), [1, 8, 8, 2], 2, 'same'), SUM);
op('conv1d', () => tf.conv1d(f([2, 9, 3]), f([3, 3, 4]), 1, 'same'), SUM);
op('conv3d', () => tf.conv3d(f([1, 4, 5, 4, 2]), f([2, 2, 2, 2, 3]), 1, 'same'), SUM);
op('conv3dTranspose', () => tf.conv3dTranspose(f([1, 2, 2, 2, 2]), f([2, 2, 2, 3, 2]), [1, 4, 4, 4, 3], 2, 'same'), SUM);
// Gradients by the names of their kernels: the functions that call them are in no public interface.
const kernel = (name, inputs, attributes) => tf.engine().runKernel(name, inputs, attributes);
const GRADIENT = { absolute: 1e-4, relative: 3e-5 };
const same = { strides: [1, 1], pad: 'same', dilations: [1, 1], dataFormat: 'NHWC' };
op('Conv2DBackpropFilter', () => kernel('Conv2DBackpropFilter', { x: f([1, 6, 6, 2]), dy: f([1, 6, 6, 3]) }, { ...same, filterShape: [3, 3, 2, 3] }), GRADIENT);
op('Conv2DBackpropInput', () => kernel('Conv2DBackpropInput', { dy: f([1, 6, 6, 3]), filter: f([3, 3, 2, 3]) }, { ...same, inputShape: [1, 6, 6, 2] }), GRADIENT);
op('Conv3DBackpropFilterV2', () => kernel('Conv3DBackpropFilterV2', { x: f([1, 3, 4, 3, 2]), dy: f([1, 3, 4, 3, 2]) }, { strides: [1, 1, 1], pad: 'same', filterShape: [2, 2, 2, 2, 2] }), GRADIENT);
op('Conv3DBackpropInputV2', () => kernel('Conv3DBackpropInputV2', { dy: f([1, 3, 4, 3, 2]), filter: f([2, 2, 2, 2, 2]) }, { strides: [1, 1, 1], pad: 'same', inputShape: [1, 3, 4, 3, 2] }), GRADIENT);
op('DepthwiseConv2dNativeBackpropFilter', () => kernel('DepthwiseConv2dNativeBackpropFilter', { x: f([1, 6, 6, 3]), dy: f([1, 6, 6, 6]) }, { ...same, filterShape: [3, 3, 3, 2] }), GRADIENT);
op('DepthwiseConv2dNativeBackpropInput', () => kernel('DepthwiseConv2dNativeBackpropInput', { dy: f([1, 6, 6, 6]), filter: f([3, 3, 3, 2]) }, { ...same, inputShape: [1, 6, 6, 3] }), GRADIENT);
op('Dilation2DBackpropInput', () => kernel('Dilation2DBackpropInput', { x: f([1, 5, 5, 2]), filter: f([2, 2, 2]), dy: f([1, 5, 5, 2]) }, same));
op('Dilation2DBackpropFilter', () => kernel('Dilation2DBackpropFilter', { x: f([1, 5, 5, 2]), filter: f([2, 2, 2]), dy: f([1, 5, 5, 2]) }, same), GRADIENT);
const pool = { filterSize: 2, strides: 1, pad: 'same' };
op('MaxPoolGrad', () => { const x = f([1, 5, 5, 2]); return kernel('MaxPoolGrad', { dy: f([1, 5, 5, 2]), input: x, output: tf.maxPool(x, 2, 1, 'same') }, pool); }, GRADIENT);
op('MaxPool3DGrad', () => { const x = f([1, 3, 3, 3, 2]); return kernel('MaxPool3DGrad', { dy: f([1, 3, 3, 3, 2]), input: x, output: tf.maxPool3d(x, 2, 1, 'same') }, pool); }, GRADIENT);
op('AvgPoolGrad', () => kernel('AvgPoolGrad', { dy: f([1, 5, 5, 2]), input: f([1, 5, 5, 2]) }, pool), GRADIENT);
op('AvgPool3DGrad', () => kernel('AvgPool3DGrad', { dy: f([1, 3, 3, 3, 2]), input: f([1, 3, 3, 3, 2]) }, pool), GRADIENT);
op('LRNGrad', () => { const x = f([1, 3, 3, 6]); return kernel('LRNGrad', { x, y: tf.localResponseNormalization(x, 2, 1, 0.5, 0.75), dy: f([1, 3, 3, 6]) }, { depthRadius: 2, bias: 1, alpha: 0.5, beta: 0.75 }); }, GRADIENT);
op('EluGrad', () => kernel('EluGrad', { dy: f([9]), y: tf.elu(f([9])) }, {}));
for (const name of ['ResizeBilinearGrad', 'ResizeNearestNeighborGrad']) {
  for (const alignCorners of [false, true]) {
    op(`${name}${alignCorners ? ' corners' : ''}`, () => kernel(name, { dy: f([1, 7, 7, 2]), images: f([1, 4, 4, 2]) }, { alignCorners, halfPixelCenters: false, size: [7, 7] }), GRADIENT);
  }
}
op('dilation2d', () => tf.dilation2d(f([1, 6, 5, 3]), f([2, 3, 3]), 1, 'same'));

for (const kind of ['maxPool', 'avgPool']) {
  op(`${kind} 2 by 2`, () => tf[kind](f([1, 6, 6, 3]), 2, 2, 'valid'));
  op(`${kind} 3 by 1 same`, () => tf[kind](f([2, 5, 7, 4]), 3, 1, 'same'));
  op(`${kind} of all`, () => tf[kind](f([1, 8, 8, 4]), 8, 8, 'valid'), SUM);
  op(`${kind} 1 by 2`, () => tf[kind](f([1, 6, 6, 3]), 1, 2, 'valid'));
  op(`${kind}3d`, () => tf[`${kind}3d`](f([1, 4, 4, 4, 2]), 2, 2, 'valid'));
}
op('maxPoolWithArgmax', () => { const { result, indexes } = tf.maxPoolWithArgmax(f([1, 4, 4, 3]), 2, 2, 'valid'); return [result, indexes]; });

for (const name of ['sum', 'mean', 'max', 'min', 'prod']) {
  op(`${name} of all`, () => tf[name](f([5, 7], 0.5, 1.5)), SUM);
  op(`${name} of rows`, () => tf[name](f([6, 40], 0.5, 1.5), 1), SUM);
  op(`${name} of columns`, () => tf[name](f([40, 6], 0.5, 1.5), 0), SUM);
  op(`${name} of two axes`, () => tf[name](f([3, 4, 5], 0.5, 1.5), [0, 2], true), SUM);
  op(`${name} of 3000`, () => tf[name](f([3000], 0.99, 1.01)), { absolute: 1e-4, relative: 1e-4 });
  if (name !== 'mean') op(`${name} int32`, () => tf[name](i([3, 4], 1, 4), 1));
}
op('max of special numbers', () => tf.max(special()));
for (const name of ['all', 'any']) {
  op(`${name} of all`, () => tf[name](b([20])));
  op(`${name} of rows`, () => tf[name](b([6, 3]), 1));
}
for (const name of ['argMax', 'argMin']) {
  op(`${name} of rows`, () => tf[name](f([4, 33]), 1));
  op(`${name} of columns`, () => tf[name](f([33, 4]), 0));
  op(`${name} of 600`, () => tf[name](f([2, 600]), 1));
}
for (const reverse of [false, true]) {
  for (const exclusive of [false, true]) {
    const text = `${exclusive ? ' exclusive' : ''}${reverse ? ' reverse' : ''}`;
    op(`cumsum${text}`, () => tf.cumsum(f([3, 11]), 1, exclusive, reverse), SUM);
    op(`cumprod${text}`, () => tf.cumprod(f([3, 11], 0.5, 1.5), 1, exclusive, reverse), SUM);
  }
}
op('softmax', () => tf.softmax(f([4, 19])));
op('logSoftmax', () => tf.logSoftmax(f([4, 19])), SUM);
op('logSumExp', () => tf.logSumExp(f([4, 19]), 1), SUM);
op('batchNorm', () => tf.batchNorm(f([2, 3, 3, 4]), f([4]), f([4], 0.1, 2), f([4]), f([4])), SUM);
op('localResponseNormalization', () => tf.localResponseNormalization(f([1, 3, 3, 8]), 2, 1, 0.5, 0.75), SUM);
for (const k of [1, 3, 7]) {
  op(`topk ${k} of 12`, () => { const { values, indices } = tf.topk(f([3, 12]), k); return [values, indices]; });
}
op('topk 5 of 300', () => { const { values, indices } = tf.topk(f([2, 300]), 5); return [values, indices]; });
op('topk int32', () => { const { values, indices } = tf.topk(i([2, 20]), 4); return [values, indices]; });
op('lowerBound', () => tf.lowerBound(tf.tensor2d([[0, 3, 9, 9, 10], [1, 2, 3, 4, 5]]), tf.tensor2d([[2, 4, 9], [0, 2, 6]])));
op('upperBound', () => tf.upperBound(tf.tensor2d([[0, 3, 9, 9, 10], [1, 2, 3, 4, 5]]), tf.tensor2d([[2, 4, 9], [0, 2, 6]])));

op('gather axis 0', () => tf.gather(f([5, 3]), i([4], 0, 5)));
op('gather axis 1', () => tf.gather(f([3, 8, 2]), i([2, 3], 0, 8), 1));
op('gather batchDims', () => tf.gather(f([2, 5, 3]), i([2, 4], 0, 5), 1, 1));
op('gatherND', () => tf.gatherND(f([4, 5]), tf.tensor2d([[0, 1], [3, 4], [2, 0]], [3, 2], 'int32')));
op('scatterND', () => tf.scatterND(tf.tensor2d([[4], [3], [1], [3]], [4, 1], 'int32'), w([4], 1, 9), [8]));
op('scatterND int32', () => tf.scatterND(tf.tensor2d([[4], [3], [1], [3]], [4, 1], 'int32'), i([4], 1, 9), [8]));
op('scatterND of rows', () => tf.scatterND(tf.tensor2d([[0], [2]], [2, 1], 'int32'), f([2, 3, 4]), [4, 3, 4]));
op('tensorScatterUpdate', () => tf.tensorScatterUpdate(f([6, 2]), tf.tensor2d([[4], [1]], [2, 1], 'int32'), f([2, 2])));
op('sparseToDense', () => tf.sparseToDense(tf.tensor1d([1, 4, 6], 'int32'), f([3]), [8], tf.scalar(0.5)));
op('unsortedSegmentSum', () => tf.unsortedSegmentSum(w([6, 3], 0, 9), tf.tensor1d([0, 2, 0, 1, 2, 2], 'int32'), 3));
op('bincount', () => tf.bincount(i([20], 0, 6), w([20], 1, 5), 6));
op('bincount without weights', () => tf.bincount(i([20], 0, 6), tf.tensor1d([]), 6));
// As many columns as bins: the shader takes places in the input by the strides of the result.
op('denseBincount', () => tf.denseBincount(i([3, 5], 0, 5), w([3, 5], 1, 4), 5));
op('oneHot', () => tf.oneHot(i([7], 0, 5), 5));
op('oneHot with values', () => tf.oneHot(i([4], 0, 3), 3, 7, -1));
op('sparseSegmentSum', () => tf.sparse.sparseSegmentSum(f([5, 3]), tf.tensor1d([0, 1, 4], 'int32'), tf.tensor1d([0, 0, 2], 'int32')));
op('sparseSegmentMean', () => tf.sparse.sparseSegmentMean(f([5, 3]), tf.tensor1d([0, 1, 4], 'int32'), tf.tensor1d([0, 0, 1], 'int32')));

for (const [shape, perm] of [[[3, 5], [1, 0]], [[16, 32], [1, 0]], [[2, 3, 4], [2, 0, 1]], [[2, 3, 4, 5], [0, 3, 1, 2]], [[2, 3, 2, 2, 3], [4, 0, 3, 1, 2]],
  [[2, 1, 2, 3, 2, 2], [5, 3, 0, 1, 4, 2]], [[40, 20], [1, 0]]]) {
  op(`transpose ${shape} by ${perm}`, () => tf.transpose(f(shape), perm));
}
op('tile', () => tf.tile(f([2, 3]), [3, 2]));
op('tile bool', () => tf.tile(b([2, 3]), [1, 4]));
op('broadcastTo', () => tf.broadcastTo(f([3, 1]), [2, 3, 4]));
op('pad', () => tf.pad(f([3, 4]), [[1, 2], [0, 3]], 0.5));
op('pad [1]', () => tf.pad(f([5]), [[3, 1]]));
op('pad 4 axes', () => tf.pad(f([1, 2, 3, 2]), [[0, 0], [1, 1], [2, 0], [0, 1]]));
op('mirrorPad reflect', () => tf.mirrorPad(f([4, 5]), [[2, 1], [3, 2]], 'reflect'));
op('mirrorPad symmetric', () => tf.mirrorPad(f([4, 5]), [[2, 1], [3, 2]], 'symmetric'));
op('slice', () => tf.slice(f([5, 6]), [1, 2], [3, 4]));
op('slice 4 axes', () => tf.slice(f([2, 3, 4, 5]), [0, 1, 1, 2], [2, 2, 3, 2]));
op('stridedSlice', () => tf.stridedSlice(f([6, 7]), [0, 6], [6, 0], [2, -2]));
op('reverse', () => tf.reverse(f([3, 4, 2]), [0, 2]));
op('concat axis 0', () => tf.concat([f([2, 3]), f([1, 3]), f([4, 3])], 0));
op('concat axis 1', () => tf.concat([f([2, 3]), f([2, 5])], 1));
op('concat of many', () => tf.concat(Array.from({ length: 20 }, () => f([2, 3])), 1));
op('concat int32', () => tf.concat([i([3]), i([4])]));
op('stack', () => tf.stack([f([3]), f([3]), f([3])], 1));
op('unstack', () => tf.unstack(f([3, 4]), 1));
op('split', () => tf.split(f([6, 4]), 3, 0));
op('batchToSpaceND', () => tf.batchToSpaceND(f([4, 2, 2, 1]), [2, 2], [[0, 1], [0, 0]]));
op('spaceToBatchND', () => tf.spaceToBatchND(f([1, 4, 4, 1]), [2, 2], [[0, 0], [0, 2]]));
op('depthToSpace NHWC', () => tf.depthToSpace(f([1, 2, 3, 8]), 2, 'NHWC'));
op('linspace', () => tf.add(tf.linspace(0, 9, 7), f([7])));
op('fill', () => tf.add(tf.fill([5], 3.5), f([5])));
op('range', () => tf.add(tf.range(2, 30, 4), f([7])));
op('eye', () => tf.add(tf.eye(4, 5), f([4, 5])));
op('diag', () => tf.diag(f([5])));
op('outerProduct', () => tf.outerProduct(f([5]), f([6])));
op('dot', () => tf.dot(f([17]), f([17])), SUM);
op('norm', () => tf.norm(f([5, 5])), SUM);

for (const corners of [false, true]) {
  for (const centers of corners ? [false] : [false, true]) {
    const text = `${corners ? ' corners' : ''}${centers ? ' centers' : ''}`;
    op(`resizeBilinear${text}`, () => tf.image.resizeBilinear(f([1, 4, 5, 3]), [7, 9], corners, centers), SUM);
    op(`resizeNearestNeighbor${text}`, () => tf.image.resizeNearestNeighbor(f([1, 4, 5, 3]), [7, 9], corners, centers));
  }
}
// No sample half-way between texels or on an edge, where a rounding decides.
const boxes = () => tf.tensor2d([[0, 0, 1, 1], [0.21, 0.13, 0.83, 0.92], [-0.51, 0.03, 0.52, 1.47]]);
op('cropAndResize bilinear', () => tf.image.cropAndResize(f([2, 6, 6, 3]), boxes(), tf.tensor1d([0, 1, 0], 'int32'), [4, 5], 'bilinear', 0.25), SUM);
op('cropAndResize nearest', () => tf.image.cropAndResize(f([2, 6, 6, 3]), boxes(), tf.tensor1d([0, 1, 0], 'int32'), [4, 5], 'nearest', 0.25));
op('flipLeftRight', () => tf.image.flipLeftRight(f([1, 3, 4, 2])));
op('rotateWithOffset', () => tf.image.rotateWithOffset(f([1, 7, 6, 3]), 0.7, 0.5, [0.4, 0.6]));
for (const fill of ['constant', 'reflect', 'wrap', 'nearest']) {
  for (const method of ['nearest', 'bilinear']) {
    op(`transform ${fill} ${method}`, () => tf.image.transform(f([1, 6, 7, 2]),
      tf.tensor2d([[0.93, 0.21, -1.3, -0.17, 1.07, 0.61, 0.001, 0.002]]), method, fill, 0.5, [8, 9]), SUM);
  }
}
op('grayscaleToRGB', () => tf.image.grayscaleToRGB(f([1, 3, 4, 1])));
op('rgbToGrayscale', () => tf.image.rgbToGrayscale(f([1, 3, 4, 3])), SUM);

const complex = (shape) => tf.complex(f(shape), f(shape));
op('fft [8]', () => tf.fft(complex([8])), SUM);
op('ifft [3,6]', () => tf.ifft(complex([3, 6])), SUM);
op('rfft', () => tf.rfft(f([2, 8])), SUM);
op('complex add', () => tf.add(complex([6]), complex([6])));
op('complex mul', () => tf.mul(complex([6]), complex([6])));
op('complex sub', () => tf.sub(complex([6]), complex([6])));
op('complexAbs', () => tf.abs(complex([9])));
op('real and imag', () => { const z = complex([5]); return [tf.neg(tf.real(z)), tf.neg(tf.imag(z))]; });
op('complex concat', () => tf.concat([complex([2, 3]), complex([2, 2])], 1));

// ---- recording ----------------------------------------------------------------------------------------------------------------

/// Results as flat lists of real tensors: data on the CPU or an identifier of the recorder.
const flat = (result) => (Array.isArray(result) ? result : [result]);

function expected(run) {
  tf.setBackend('cpu');
  state = 12345;
  return tf.tidy(() => flat(run()).map((t) => ({ dtype: t.dtype, shape: t.shape, data: t.dataSync() })));
}

const buffersOf = (t) => {
  const info = recorder.tensorMap.get(t.dataId);
  if (t.dtype !== 'complex64') return [info.resource];
  return [info.complexTensorInfos.real, info.complexTensorInfos.imag].map((part) => recorder.tensorMap.get(part.dataId).resource);
};

const cases = [];
const left = [];
for (const { name, run, tolerance } of list) {
  current = { indices: new Map(), buffers: [], steps: [] };
  try {
    const want = expected(run);
    tf.setBackend('recorder');
    state = 12345;
    recorder.bufferManager.freeBuffers = new Map();
    recorder.bufferManager.usedBuffers = new Map();
    const checks = [];
    tf.tidy(() => {
      flat(run()).forEach((got, k) => {
        const { dtype, data, shape } = want[k];
        if (String(got.shape) !== String(shape)) throw new Error(`shape ${got.shape}, on the CPU ${shape}`);
        buffersOf(got).forEach((buffer, part) => {
          // Complex numbers lie in pairs on the CPU, in two buffers on the GPU.
          const values = dtype === 'complex64' ? data.filter((_, at) => at % 2 === part) : data;
          if (!(buffer instanceof GPUBuffer) || values.length === 0) return;
          const whole = dtype === 'int32' || dtype === 'bool';
          const wanted = bytes(new Uint8Array((whole ? Int32Array : Float32Array).from(values).buffer));
          const allowed = whole ? {} : tolerance;
          checks.push({ buffer: buffer.index(), number: whole ? 'i32' : 'f32', want: wanted, ...allowed });
        });
      });
    });
    if (checks.length === 0) throw new Error('no result is left on the device');
    if (!current.steps.some((step) => step.dispatch)) throw new Error('nothing is dispatched');
    cases.push({ name, buffers: current.buffers, steps: current.steps, checks });
  } catch (error) {
    left.push([name, String(error.message ?? error).split('\n')[0]]);
  }
}
fs.writeFileSync(`${stem}.json`, JSON.stringify({ fill: 0xaa, shaders, cases, left_out: left }));
fs.writeFileSync(`${stem}.bin`, Buffer.concat(blob));
