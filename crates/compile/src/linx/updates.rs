//! Atomics of lanes with addresses of their own: loops within a block.
//!
//! Such a loop leaves all vector queues but one as they are, so that what it reads stays at its position; T and U are lost.
//!
//! One lane after the other, by a row of the machine (`left` is the latest entry of T when a trip begins):
//!
//! ```text
//!     l.or p, zero, ->t                   ; left
//! 1:  l.sub zero, t#1, ->u
//!     l.and t#1, u#1, ->p                 ; the lowest of them
//!     v.rdor NUMBERS, ->t
//!     l.add BASE, t#1<<2, ->t
//!     v.sw.add [t#1], VALUES
//!     l.and t#3, p.not, ->t               ; left
//!     b.ne t#1, zero, 1b
//! ```
//!
//! In rounds, where nobody else reaches the words. Of the lanes that store to one word the last stays: each stores its number, and who does
//! not find its own again has to wait. Then each stores what it had found before, updated; that of the last lane stays, and the
//! others try again. `vu` stands for the queue that is pushed to.
//!
//! ```text
//!     l.or p, zero, ->u
//! 1:  v.lw.brg [BASE, NUMBERS<<2], ->vu
//!     v.add vu#1, VALUES, ->vu
//!     v.sw.brg OWN, [BASE, NUMBERS<<2]
//!     v.lw.brg [BASE, NUMBERS<<2], ->vu
//!     v.sw.brg vu#2, [BASE, NUMBERS<<2]
//!     v.cmp.ne vu#1, lc0, ->p             ; all but the last of each word
//!     b.nz 1b
//!     l.or u#1, zero, ->p
//! ```

use super::alloc::{Alloc, Val};
use super::group::T;
use super::lir::{Inst, Src};
use lanemask_isa::linx::{Field, Op, Queue, Reg};

/// What `p.not` is in the field of the second source's type.
const NOT: i64 = 3;

/// The fields of an operation of two registers.
pub(super) fn two(left: Reg, right: Reg, to: Reg) -> Vec<(Field, Val)> {
    vec![
        (Field::SrcL, Val::Reg(left)),
        (Field::SrcR, Val::Reg(right)),
        (Field::RegDst, Val::Reg(to)),
    ]
}

/// `left` without the lanes of p.
fn without_p(left: Reg, to: Reg) -> Vec<(Field, Val)> {
    let mut fields = two(left, Reg::P, to);
    fields.push((Field::SrcRType, Val::Num(NOT)));
    fields
}

impl Alloc<'_> {
    /// One lane after the other.
    pub(super) fn each(&mut self, op: Op, inst: &Inst) {
        self.save_values();
        self.bring(inst, true);
        let sources: Vec<Src> = inst.sources().collect();
        let [base, numbers, values] = [0, 1, 2].map(|k| self.plain(sources[k], false));
        self.below(&sources[3..], None);
        let left = self.begin();
        let head = self.out.len();
        self.emit(Op::VSub, two(Reg::Zero, Reg::T(1), Reg::PushU));
        self.emit(Op::VAnd, two(Reg::T(1), Reg::U(1), Reg::P));
        self.emit(
            Op::VRdor,
            vec![
                (Field::SrcL, Val::Reg(numbers)),
                (Field::RegDst, Val::Reg(Reg::PushT)),
            ],
        );
        let mut cell = two(base, Reg::T(1), Reg::PushT);
        cell.push((Field::Shamt, Val::Num(2)));
        self.emit(Op::VAdd, cell);
        self.emit(
            op,
            vec![
                (Field::SrcL, Val::Reg(Reg::T(1))),
                (Field::SrcR, Val::Reg(values)),
            ],
        );
        self.emit(Op::VAnd, without_p(Reg::T(3), Reg::PushT));
        self.mark(left);
        let back = self.out.len() - head;
        self.emit(
            Op::BNe,
            vec![
                (Field::SrcL, Val::Reg(Reg::T(1))),
                (Field::SrcR, Val::Reg(Reg::Zero)),
                (Field::Imm, Val::Back(back)),
            ],
        );
        self.group = Default::default();
    }

    /// In rounds.
    pub(super) fn rounds(&mut self, op: Op, inst: &Inst) {
        self.save_values();
        self.bring(inst, true);
        let queue = self.free_queue();
        let push = Val::Reg(Reg::Push(queue));
        let sources: Vec<Src> = inst.sources().collect();
        let [base, numbers, values, own] = [0, 1, 2, 3].map(|k| self.plain(sources[k], false));
        self.below(&sources[4..], Some(Reg::PushU));
        let load = || {
            vec![
                (Field::SrcL, Val::Reg(base)),
                (Field::SrcR, Val::Reg(numbers)),
                (Field::Shamt, Val::Num(2)),
                (Field::RegDst, push),
            ]
        };
        let store = |data| {
            vec![
                (Field::SrcD, Val::Reg(data)),
                (Field::SrcL, Val::Reg(base)),
                (Field::SrcR, Val::Reg(numbers)),
            ]
        };
        let head = self.out.len();
        self.emit(Op::VLwBrg, load());
        self.emit(op, two(Reg::Vec(queue, 1), values, Reg::Push(queue)));
        self.emit(Op::VSwBrg, store(own));
        self.emit(Op::VLwBrg, load());
        self.emit(Op::VSwBrg, store(Reg::Vec(queue, 2)));
        self.emit(Op::VCmpNe, two(Reg::Vec(queue, 1), Reg::Lc(0), Reg::P));
        let back = self.out.len() - head;
        self.emit(Op::BNz, vec![(Field::Imm, Val::Back(back))]);
        self.emit(Op::VOr, two(Reg::U(1), Reg::Zero, Reg::P));
        self.lanes.clear(queue);
        self.group = Default::default();
    }

    /// Leaves those lanes active whose numbers are below the limit, if there are such; before that, p goes where `saved` says.
    fn below(&mut self, numbers_and_limit: &[Src], saved: Option<Reg>) {
        let limit = match *numbers_and_limit {
            [numbers, limit] => {
                let what = self
                    .as_group(limit, false)
                    .expect("a limit is of the group");
                self.make(what, Some(T));
                Some((numbers, what))
            }
            _ => None,
        };
        // It stays at its position: this pushes to T, but p to U.
        let limit = limit.map(|(numbers, what)| {
            let (queue, at) = self.group_position(what).expect("made");
            let pushed = usize::from(queue != T && saved.is_some());
            let at = (at + pushed) as u8;
            let limit = if queue == T { Reg::T(at) } else { Reg::U(at) };
            (self.plain(numbers, false), limit)
        });
        if let Some(saved) = saved {
            self.emit(Op::VOr, two(Reg::P, Reg::Zero, saved));
        }
        if let Some((numbers, limit)) = limit {
            self.emit(Op::VCmpLtu, two(numbers, limit, Reg::P));
        }
    }

    /// p is what is left; the loop's number.
    fn begin(&mut self) -> u32 {
        self.emit(Op::VOr, two(Reg::P, Reg::Zero, Reg::PushT));
        let left = self.loops;
        self.loops += 1;
        self.mark(left);
        left
    }

    fn mark(&mut self, left: u32) {
        if let Some(last) = self.out.last_mut() {
            last.common = Some(left);
        }
    }

    /// A queue of which nothing is wanted any longer, nor by the instruction at hand: what was there has moved to the other near one.
    fn free_queue(&mut self) -> Queue {
        let (t, u) = (Queue::Vt, Queue::Vu);
        let wanted = |s: &Self, q| s.lanes.count(q, |l| s.holds(l));
        let (from, to) = if wanted(self, t) < wanted(self, u) {
            (t, u)
        } else {
            (u, t)
        };
        for lane in self.lanes.held(from, |l| self.holds(l)) {
            self.move_to(to, lane);
        }
        from
    }
}
