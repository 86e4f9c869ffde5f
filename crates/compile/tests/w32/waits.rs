//! Checks waits: no register is read or written while a result for it may be under way, on any way through the code.

use lanemask_compile::w32::Compiled;
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Op, Operand};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Results under way: for each counter, the registers of each operation in the order of issue. What is surely complete is
/// not in it.
type State = Vec<Vec<BTreeSet<(bool, u8)>>>;

/// Panics if a register is touched too early. States at joins are kept apart, so this is exact but for a limit on their number.
pub fn check(compiled: &Compiled) {
    if let Some(problem) = find(&compiled.insns) {
        panic!("{problem}\n{}", compiled.listing());
    }
}

type Insns = [(u32, lanemask_isa::w32::Insn)];

fn find(insns: &Insns) -> Option<String> {
    let index: HashMap<u32, usize> = insns
        .iter()
        .enumerate()
        .map(|(i, (pc, _))| (*pc, i))
        .collect();
    let mut seen: BTreeMap<usize, Vec<State>> = BTreeMap::new();
    let mut work = vec![(0, vec![Vec::new(); COUNTERS.len()])];
    let mut visits = 0;
    while let Some((mut i, mut state)) = work.pop() {
        loop {
            // An older state that is part of another one finds nothing more.
            let known = seen.entry(i).or_default();
            if known.contains(&state) {
                break;
            }
            known.push(state.clone());
            visits += 1;
            if visits > 100_000 {
                return None;
            }
            let (pc, insn) = &insns[i];
            let mut writes = BTreeSet::new();
            for (operand, info) in insn.operands().iter().zip(insn.op.info().operands) {
                let (vector, first, count) = match *operand {
                    Operand::V { first, count, .. } => (true, first, count),
                    Operand::VHalf { reg, .. } => (true, reg, 1),
                    Operand::U { first, count, .. } => (false, first, count),
                    _ => continue,
                };
                for r in first..first + count {
                    let register = (vector, r);
                    if state.iter().flatten().any(|op| op.contains(&register)) {
                        return Some(format!(
                            "pc {pc}: `{insn}` touches {}{r} too early",
                            if vector { "v" } else { "u" }
                        ));
                    }
                    if info.writes {
                        writes.insert(register);
                    }
                }
            }
            if insn.op == Op::Waitcnt {
                for (c, operand) in insn.operands().iter().enumerate() {
                    let &Operand::Wait { value, max } = operand else {
                        unreachable!()
                    };
                    if value != max {
                        let keep = if COUNTERS[c].name == "sm" { 0 } else { value };
                        let done = state[c].len().saturating_sub(keep as usize);
                        state[c].drain(..done);
                    }
                }
            }
            if let Latency::Var(c) = insn.op.info().latency {
                let list = &mut state[c as usize];
                list.push(writes);
                // Operations without registers at the front matter to nobody, and no more can be under way than a wait can tell.
                let most = (1usize << COUNTERS[c as usize].bits) - 2;
                while list.len() > most || list.first().is_some_and(BTreeSet::is_empty) {
                    list.remove(0);
                }
            }
            if let Some(distance) = insn.target_bytes() {
                let to = index[&((i64::from(*pc) + distance) as u32)];
                work.push((to, state.clone()));
            }
            if matches!(insn.op, Op::B | Op::Endpgm) {
                break;
            }
            i += 1;
        }
    }
    None
}

/// Each wait of a kernel without loops is needed: without it the checker objects.
#[test]
fn each_wait_is_needed() {
    let kernel = super::run::parse(
        r#"kernel "k" workgroup_size(32, 1, 1) {
            buffer0 "a": read group(0) binding(0) min_bytes(0)
            buffer1 "b": read_write group(0) binding(1) min_bytes(0)
            workgroup 128
            %0: i32 = builtin local_index
            %1: i32 = const.i32 2
            %2: i32 = shl.i32 %0, %1
            %3: i32 = load buffer0[%2]
            %4: i32 = load workgroup[%2]
            %5: f32 = load buffer0[%2 + 4]
            %6: i32 = add.i32 %3, %4
            %7: f32 = rsqrt.f32 %5
            store buffer1[%2], %6
            store buffer1[%2], %7
            return
        }"#,
    );
    let compiled = super::run::compiled(&kernel, (128, 64));
    assert_eq!(find(&compiled.insns), None);
    let waits: Vec<usize> = (0..compiled.insns.len())
        .filter(|i| compiled.insns[*i].1.op == Op::Waitcnt)
        .collect();
    // sm before the descriptors, vm and ls before the sum, vm before the root, sfu before the store.
    assert_eq!(waits.len(), 4, "{}", compiled.listing());
    for w in waits {
        let mut insns = compiled.insns.clone();
        insns.remove(w);
        assert!(find(&insns).is_some(), "{}", compiled.listing());
    }
}

/// Special functions run one behind the other; the first use of the last one waits for all, and no other use waits.
#[test]
fn one_wait_for_several_special_functions() {
    let kernel = super::run::parse(
        r#"kernel "k" workgroup_size(32, 1, 1) {
            buffer0 "b": read_write group(0) binding(0) min_bytes(0)
            %0: i32 = builtin local_index
            %1: i32 = const.i32 2
            %2: i32 = shl.i32 %0, %1
            %3: f32 = load buffer0[%2]
            %4: f32 = sin.f32 %3
            %5: f32 = cos.f32 %3
            %6: f32 = exp2.f32 %3
            %7: f32 = mul.f32 %6, %5
            %8: f32 = add.f32 %7, %4
            store buffer0[%2], %8
            return
        }"#,
    );
    let compiled = super::run::compiled(&kernel, (128, 64));
    assert_eq!(find(&compiled.insns), None);
    let sfu = COUNTERS.iter().position(|c| c.name == "sfu").unwrap();
    let waits: Vec<u32> = compiled
        .insns
        .iter()
        .filter(|(_, insn)| insn.op == Op::Waitcnt)
        .filter_map(|(_, insn)| match insn.operands()[sfu] {
            Operand::Wait { value, max } if value != max => Some(value),
            _ => None,
        })
        .collect();
    assert_eq!(waits, [0], "{}", compiled.listing());
}
