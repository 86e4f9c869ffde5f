// Draws a picture, then finds its edges: Sobel's filter over the brightness of texels.

@group(0) @binding(0) var drawn: texture_storage_2d<rgba8unorm, write>;

// A disc on a checkerboard that gets brighter downwards. Colours are multiples of 1/255, so each is stored as it is.
@compute @workgroup_size(8, 8)
fn draw(@builtin(global_invocation_id) id: vec3u) {
    let at = vec2i(id.xy);
    var colour = vec3u(40u, 60u, 80u);
    if ((id.x / 16u + id.y / 16u) % 2u == 1u) {
        colour = vec3u(90u, 100u, 60u + id.y);
    }
    let from_centre = at - vec2i(75, 60);
    if (dot(from_centre, from_centre) < 40 * 40) {
        colour = vec3u(200u, 2u * id.x, 255u - id.y);
    }
    // What is outside of the texture is not stored.
    textureStore(drawn, at, vec4f(vec3f(colour), 255.0) / 255.0);
}

@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var edges: texture_storage_2d<rgba8unorm, write>;

fn brightness(at: vec2i) -> f32 {
    let last = vec2i(textureDimensions(picture)) - 1;
    let c = textureLoad(picture, clamp(at, vec2i(0), last), 0);
    return 0.25 * c.r + 0.5 * c.g + 0.25 * c.b;
}

@compute @workgroup_size(8, 8)
fn sobel(@builtin(global_invocation_id) id: vec3u) {
    let at = vec2i(id.xy);
    var gradient = vec2f(0.0);
    for (var k = -1; k <= 1; k++) {
        let weight = f32(2 - k * k);
        gradient.x += weight * (brightness(at + vec2i(1, k)) - brightness(at + vec2i(-1, k)));
        gradient.y += weight * (brightness(at + vec2i(k, 1)) - brightness(at + vec2i(k, -1)));
    }
    let strength = sqrt(gradient.x * gradient.x + gradient.y * gradient.y);
    textureStore(edges, at, vec4f(vec3f(strength), 1.0));
}
