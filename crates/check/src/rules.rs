//! The table of rules: ids, sources, severities and what there is to say about each.

use lanemask_diag::Severity;
use lanemask_diag::Severity::{Error, Warning};

/// A rule of the verifier.
#[derive(Debug)]
pub struct Rule {
    /// Stable id.
    pub id: &'static str,
    /// Facts (L-…, W-…) and rulings (Q-…) that it comes from.
    pub sources: &'static [&'static str],
    /// What a finding of it is.
    pub severity: Severity,
    /// What is demanded, in one sentence.
    pub text: &'static str,
    /// Why.
    pub why: &'static str,
    /// How to mend a kernel that breaks it.
    pub fix: &'static str,
}

/// The rule of that id.
pub fn rule(id: &str) -> Option<&'static Rule> {
    RULES.iter().find(|r| r.id == id)
}

macro_rules! rules {
    ($($id:literal $severity:ident [$($source:literal)*] $text:literal, $why:literal, $fix:literal;)*) => {
        /// Every rule, by part of the kernel.
        pub static RULES: &[Rule] = &[$(Rule {
            id: $id,
            sources: &[$($source),*],
            severity: $severity,
            text: $text,
            why: $why,
            fix: $fix,
        }),*];
    };
}

rules! {
    "check-target" Error [] "the object is of an instruction set that has rules",
        "rules exist for w32 and linx only", "check an object of the target w32 or linx";

    // Launch header.
    "linx-header-start" Error ["L-18" "L-19"] "a kernel's entry is a BSTART of the kinds MPAR, MSEQ, VPAR, VSEQ",
        "nothing else launches a body", "let the kernel's entry be the address of its BSTART";
    "linx-header-row" Error ["L-18" "L-28"] "between BSTART and terminator a header has descriptors only",
        "anything else there raises a block format fault", "move the instruction into the body";
    "linx-header-decode" Error ["L-18" "L-28" "L-54" "L-103"] "a header's words are instructions, up to a terminator inside of the code",
        "the launch ends in an illegal instruction", "end the header with C.BSTOP";
    "linx-header-text" Error ["L-18" "L-28"] "a header has exactly one B.TEXT",
        "the body is named by it; none or two raise a block format fault", "keep one B.TEXT with the address of the body";
    "linx-header-twice" Error ["L-28"] "a header gives a dimension or the attributes once",
        "contradictory descriptors raise a block format fault", "remove one of the two";
    "linx-body-address" Error ["L-20" "L-46"] "the body lies in the code, at an even address, outside of its header",
        "fetching it faults", "name the first instruction of the body in B.TEXT";
    "linx-geometry" Error ["L-21" "L-28" "L-35" "Q-12"] "LB0 is 1 to 64; above that only with DR",
        "a group has at most 64 lanes", "launch more groups instead of more lanes";
    "linx-geometry-zero" Warning ["Q-12"] "no dimension is 0",
        "an explicit zero means no lanes: the body is never entered", "give the dimension a value, or leave it out to mean 1";
    "linx-geometry-omitted" Warning ["L-28" "Q-12"] "LB0 is given",
        "left out it counts as 1 here, while the sources call B.DIM mandatory", "add C.B.DIMI lanes, ->lb0";
    "linx-geometry-meta" Error ["L-29"] "header and metadata agree on lanes and mode",
        "launchers rely on the metadata", "assemble or compile the object again";
    "linx-launch" Error ["L-21" "L-22" "L-29" "L-35" "Q-9" "Q-12"] "the header launches what the kernel says that it is written for",
        "fewer or other lanes and groups run, or with other values", "correct the descriptor, or what `.launch` and `.imports` state";
    "linx-mode" Error ["L-19" "Q-20"] "the Mode bits of BSTART are 0",
        "no meaning of other values is published, and value 1 is reserved", "write BSTART.MPAR 0 or BSTART.MSEQ 0";
    "linx-block-kind" Warning ["L-19"] "the block is MPAR or MSEQ",
        "of VPAR and VSEQ only header and reachable code are checked, and they do not run", "launch with BSTART.MPAR or BSTART.MSEQ";
    "linx-ri-count" Warning ["L-13" "Q-10"] "a header imports at most 12 values",
        "the kernel model names ri0 to ri11 only", "pass further values through memory";
    "linx-ri-overflow" Error ["L-13" "L-22" "Q-10"] "a header imports at most 32 values",
        "operands have no code for more", "pass further values through memory";
    "linx-ior-destination" Warning ["L-22" "Q-9"] "the destination bracket of B.IOR is empty",
        "whether a register there takes an ri number is disputed; here it takes none", "import it as a source";
    "linx-ri-unbound" Error ["L-22" "Q-10"] "each ri that is read is imported",
        "reading an unbound ri is illegal", "import it with B.IOR, or use one that is";
    "linx-tile-count" Error ["L-24"] "a header binds at most four input tiles and two output tiles",
        "only TA to TD, TO and TS have names", "remove the others";
    "linx-tile-last" Error ["L-23"] "the last B.IOT, and only that, has the last flag",
        "a flag elsewhere contradicts the descriptors that follow", "put `last` on the final B.IOT";
    "linx-catr" Warning ["L-25" "Q-26"] "B.CATR uses DR, aq and rl only",
        "the bits trap, atom and far have no stated effect on these kernels", "leave them out";
    "linx-no-effect" Warning ["L-26" "Q-27"] "a header has no B.DATR and no B.HINT",
        "they have no stated effect on these kernels", "leave them out";

    // Containment.
    "linx-branch-target" Error ["L-20" "L-41" "L-46" "L-57" "Q-13"] "every branch stays in the body",
        "leaving it is a fetch fault", "branch to an instruction of the body, or to its C.BSTOP";
    "linx-body-decode" Error ["L-54" "L-103"] "what control reaches is an instruction",
        "it raises an illegal instruction", "end the path with C.BSTOP before it";
    "linx-body-end" Error ["L-45" "L-46" "Q-13"] "no path runs off the end of the code or of the body",
        "behind the body nothing may be fetched", "end the path with C.BSTOP";
    "linx-overlap" Error ["L-103"] "no two reachable instructions overlap",
        "one of the two readings of the bytes is not meant", "branch to the start of an instruction";
    "linx-jr" Error ["L-42" "L-46"] "the target of JR is a constant",
        "otherwise nothing shows that it stays in the body", "compute the address with ADDTPC, or use B and J";
    "linx-no-terminator" Warning ["L-45" "Q-29"] "from each reachable place a terminator can be reached",
        "nothing but a terminator ends a body, not even p = 0", "leave the loop at some time";
    "linx-body-call" Warning ["L-45" "Q-28"] "a body makes no calls and launches nothing",
        "a body is leaf code: the start of a block only ends it", "end the body with C.BSTOP";
    "linx-body-row" Error ["L-26" "L-43" "L-106"] "a body has body instructions only",
        "block arguments, system and template instructions have no defined role there", "move it out of the body";
    "linx-scalar-memory" Error ["L-33" "L-104" "Q-23"] "a body uses no 16, 32 or 48-bit memory instruction",
        "the scalar memory channel is closed while a kernel runs", "use an l. form with an ri or tile base";

    // One instruction.
    "linx-reserved-operand" Error ["L-6" "L-9" "L-14"] "every operand code has a meaning",
        "reserved classes and indices are illegal", "use a register that exists";
    "linx-destination" Error ["L-3" "L-6" "L-12" "L-13" "L-24"] "results go to queues, R1 to R23 or p",
        "imports, counters and tile bases cannot be written", "push the value, and read it from the queue";
    "linx-dropped" Warning ["L-3"] "results go somewhere",
        "codes 0 and 24 to 29 drop the result silently", "name a queue or register";
    "linx-queue-dest" Error ["L-9" "Q-19"] "a vector destination has index 0",
        "index 0 pushes, and nothing says what others do", "write ->vt, ->vu, ->vm or ->vn";
    "linx-scalar-dest" Error ["L-15" "L-17"] "a lane-wise instruction writes a group value only as a reduction or a mask",
        "many lanes have no single value", "use V.RD*, a compare to p, or a vector destination";
    "linx-p-writer" Error ["L-17" "L-37" "L-38" "Q-18"] "p is written by compares and by group-domain instructions",
        "no other instruction makes a mask", "compare to p, or restore it with l.or saved, zero, ->p";
    "linx-reduce-dest" Error ["L-95"] "a reduction reads lanes and writes T, U or a register",
        "its result is one group value", "push it on T or U";
    "linx-lane-counter" Error ["L-12" "L-15" "Q-17"] "lc0 is used by lane-wise instructions only",
        "an instruction without vector operands runs once, for no lane", "use a vector operand, or leave lc0 out";
    "linx-lane-term" Warning ["L-84" "Q-3"] "the lanes of a memory instruction have different addresses",
        "each active lane accesses the same cell: the lane term is missing, or one group access was meant", "add the lane term (lc0<<2 for words) behind the base, or access the cell once with group values";
    "linx-atomic-base" Error ["L-92" "Q-16"] "the address of an atomic is one value of the group",
        "all lanes update the same cell, and a 32-bit lane cannot hold an address", "loop over the active lanes with a group address";
    "linx-brg-base" Error ["L-87" "Q-24"] "the base of a .brg access is an ri",
        "computed addresses cannot be bases", "put the computed part into the index operand";
    "linx-local-base" Error ["L-14" "L-87"] "the base of a .local access is a tile",
        "tile memory has no other addresses", "use ta to td, to or ts";
    "linx-local-flag" Error ["L-83" "Q-3"] "L is 0 in .brg accesses",
        "the two bits contradict each other", "write either .brg or .local";
    "linx-tile-unbound" Error ["L-24"] "each tile that is accessed is bound",
        "accessing an unbound tile is illegal", "bind it with B.IOT";
    "linx-tile-write" Error ["L-24"] "stores go to TO or TS",
        "input tiles are read-only", "store to to or ts";
    "linx-tile-bounds" Error ["L-24" "Q-14"] "a tile access stays inside of the tile and is aligned",
        "an access outside, or at no multiple of its size, is illegal", "bind a larger tile, or correct the offset";
    "linx-tile-operand" Error ["L-14"] "tile bases are used as bases only",
        "they are no values", "use them inside of [ ]";
    "linx-pair64" Error ["L-80" "Q-4"] "lanes have no 64-bit loads, stores, atomics and converts",
        "a lane is 32 bits wide", "use two 32-bit accesses, or the l. form";
    "linx-convert-code" Error ["L-60" "L-79" "L-80"] "a convert names types that exist",
        "a reserved type code is illegal, and so is one whose conversion nothing defines", "use a type of the right class";
    "linx-srcr-type" Warning ["L-64"] "a lane-wise SrcR modifier is none, .neg or .not",
        "the codes .sw and .uw have no meaning for lanes", "leave the modifier out";
    "linx-cmp-and" Warning ["L-70" "Q-7"] "V.CMP.AND has a side that is 0 or 1",
        "the sources read it as a bitwise or as a logical test, which may differ", "use V.AND and V.CMP.NE with zero";
    "linx-rev" Warning ["L-71" "Q-8"] "V.REV swaps the bytes of the whole lane (M = 0, N = 32)",
        "no source says what other fields do", "use 0, 32";
    "linx-shift" Warning ["L-66" "Q-6"] "a lane's shift amount is below 32",
        "the sources differ on larger ones", "use an amount below 32";
    "linx-fnm" Warning ["L-76" "Q-5"] "V.FNMADD and V.FNMSUB are not used",
        "only one implementation says which signs they have", "negate the operands of V.FMADD";
    "linx-psel" Warning ["L-51" "Q-31"] "V.PSEL is not used",
        "the sources differ on whether p masks it", "use V.CSEL under a widened p";
    "linx-ring" Warning ["L-93"] "V.QPUSH and V.QPOP are not used",
        "their contract is not frozen", "use atomics on memory of your own layout";
    "linx-sources" Warning ["L-4"] "an instruction reads at most one T and one U entry",
        "that is the stated guidance", "copy one of the two to the other queue or a register first";
    "linx-r-write" Error ["L-95" "Q-22"] "an MPAR body does not write R1 to R23",
        "which group writes last depends on the order", "use T and U, or launch with MSEQ";

    // Queues.
    "linx-queue-unwritten" Warning ["L-105" "Q-2"] "every queue entry that is read was pushed before",
        "what it holds at the entry of a group is not stated", "push it on every path first";
    "linx-queue-paths" Error ["L-9" "Q-34"] "an entry that is read lies at the same position on all paths",
        "the paths push differently often, so the index names different values", "let all paths to the label push equally often";
    "linx-queue-moves" Warning ["Q-34"] "an entry that is read in a loop stays at its position",
        "each trip pushes more, so the index names another value in each", "push the value again in each trip, or keep it in the other queue";
    "linx-push-unread" Warning ["L-9" "Q-34"] "every value that is computed is read",
        "a value that nobody reads is often a wrong index elsewhere", "correct the index, or leave the instruction out";

    "linx-name" Error ["L-9" "Q-34"] "what is read under a name was written under it, and is the latest of that name",
        "the index or register names another value than is meant", "correct the index, or the name";

    // Masks.
    "linx-mask-widened" Error ["L-34" "L-38" "L-49"] "p never contains lanes that the launch did not start",
        "lanes outside of the entry mask would run", "restore p from a saved copy of it";
    "linx-mask-empty" Error ["L-38" "L-40" "Q-29"] "code that a branch on an empty p reaches puts lanes back before it needs them",
        "no lane runs there: a restore of p is missing", "restore p first, or branch to the end of the body";
    "linx-mask-unsaved" Error ["L-38" "Q-2"] "p is written from what was saved on every path",
        "an entry that was never pushed is no mask: the lanes are lost", "save p before the compare: l.or p, zero, ->t";
    "linx-mask-idle" Warning ["L-38"] "a group write of p changes p on some path",
        "it puts back what p is already: another copy or `.not` seems to be meant", "correct the operands, or leave the instruction out";
    "linx-mask-unused" Error ["L-38"] "a saved copy of p is used",
        "lanes that were to come back never do: a restore of p is missing", "restore p from the copy, or do not save it";
    "linx-mask-lost" Warning ["L-37" "L-38"] "lanes that were saved come back, or a branch on an empty p ends them",
        "lanes stay off to the end without a sign that this is meant", "restore p, or follow the compare by b.z to the end";
    "linx-mask-outer" Warning ["L-38"] "lanes come back from the innermost copy that holds them",
        "the restore of an inner region seems to be missing", "restore p from the copy that was saved last";
    "linx-mask-join" Error ["L-30" "L-38"] "where paths meet, either all have restored p or none",
        "lanes run on one path and are off on the other", "restore p behind the label";
    "linx-mask-arms" Error ["L-30" "L-37" "L-38"] "a lane runs one arm of a branch: where p is taken out of a copy, p holds all lanes of the first arm",
        "`copy and not p` is the other arm only if p is what the compare left, without those that an inner region has switched off", "restore p from the inner copy first";
    "linx-mask-early" Error ["L-30" "L-38" "L-40"] "lanes do not run before the place where a branch on an empty p says that they wait",
        "they would run only if other lanes are active", "restore p from the inner copy";
    "linx-mask-stated" Error ["L-30" "L-37" "L-38"] "p is what `.mask` says",
        "other lanes run than are meant", "correct how p is written before this place, or the statement";
    "linx-shuffle-inactive" Warning ["L-99" "L-100"] "shuffles run with all lanes",
        "reading a lane that is inactive is not defined", "restore p before the shuffle";
    "linx-mask-complex" Warning [] "the masks of a body are simple enough to follow",
        "the analysis gives up here: from here on its rules are not checked", "split the kernel, or have fewer masks alive at once";

    // What is meant.
    "linx-note-place" Warning ["L-45"] "what is stated stands at instructions that run",
        "nothing checks it there", "state it at the instruction that it is meant for";

    // Memory.
    "linx-local-private" Error ["L-24" "L-91" "Q-32"] "accesses to lane-private scratch are disjoint across lanes and groups and stay in the tile",
        "two lanes would share a slot", "address slots as ts + lc0 * size + lc1 * (bytes of a group) + slot";
    "linx-slot-name" Error ["L-24" "L-91"] "accesses under one name have one address, which no other access meets",
        "another slot is read or written than is meant", "correct the address, or the name";
    "linx-linear-index" Warning ["L-29"] "the cells that two groups store to are apart",
        "the group term is smaller than LB0 lanes, so a group overwrites what the one before it stored", "let a group's cells begin LB0 lanes behind those of the group before";
    "linx-mpar-conflict" Error ["L-31" "L-32"] "groups of an MPAR launch do not access a cell that another one writes",
        "the result depends on the order of the groups", "launch with MSEQ, or give each group its own cells";
    "linx-mpar-unproven" Warning ["L-32"] "independence of MPAR groups can be seen from the addresses",
        "MPAR needs a proof that no group touches what another one writes", "launch with MSEQ unless you know that groups do not meet";
    "linx-mpar-atomic" Warning ["L-32" "L-92"] "the old value of an atomic is not used in an MPAR body, and one cell gets one kind of atomic",
        "it depends on the order of the groups", "use the form without a result, or launch with MSEQ";

    // w32: containment and single instructions.
    "w32-decode" Error ["W-TRAP-1"] "what control reaches is an instruction",
        "it raises IllegalInsn", "end the path with endpgm before it";
    "w32-branch-target" Error [] "every jump leads to a word of the code",
        "the jump raises FetchFault", "jump to an instruction of the code";
    "w32-overlap" Error [] "no jump leads into a 64-bit instruction",
        "its second word is read as an instruction, which is not meant", "jump to the start of an instruction";
    "w32-end" Error ["W-G6-2"] "no path runs off the end of the code",
        "behind the code nothing can be fetched: FetchFault", "end the path with endpgm";
    "w32-next-kernel" Warning ["W-G6-2"] "no path runs from one kernel into the next",
        "the next kernel expects its launch state", "end the path with endpgm, or jump there if that is meant";
    "w32-no-end" Warning ["W-G6-2"] "from each reachable place endpgm can be reached",
        "nothing else ends a warp, not even EXEC = 0", "leave the loop at some time";
    "w32-jump-unknown" Warning [] "the target of each indirect jump is known",
        "what lies behind the jump is not checked", "jump to where jal, jalr or `u.mov.b32 uN, LABEL` put the address in the same register";
    "w32-pair" Error ["W-REG-6" "W-REG-7"] "pairs of registers begin at even numbers",
        "an odd pair raises IllegalInsn when the instruction executes, whatever EXEC is", "use the pair that begins at an even register";
    "w32-allocation" Error ["W-REG-1" "W-REG-2" "W-REG-8"] "instructions name registers that the kernel has",
        "a register past the allocation raises IllegalInsn, whatever EXEC is", "raise `.v_regs` or `.u_regs`, or use a lower register";
    "w32-csr-unknown" Error ["W-CSR-1" "W-CSR-3"] "CSR instructions name CSRs that exist",
        "any access to an unknown CSR raises IllegalCsr", "name a CSR of the table";
    "w32-csr-read-only" Error ["W-CSR-3"] "read-only CSRs are not written",
        "writing one raises IllegalCsr, also where nothing would change", "read it with csrr, or name a CSR that can be written";
    "w32-mode" Error ["W-CSR-4"] "numbers that are written to MODE have no reserved bit and no reserved rounding code",
        "it raises IllegalMode, and MODE stays as it was", "rounding is bits 2:0, 0 to 3; bits 31:11 are reserved";
    "w32-table-entry" Error [] "each entry of a jump table is a `b` of one word",
        "btab counts words: an index leads into the entry, or to the one before the one that is meant", "write `b.e32`, to a nearer place if need be";
    "w32-table-gap" Warning [] "a jump table has no gaps",
        "an index that leads there runs what stands there, and nothing else does", "take it out, or put a `b` there";
    "w32-complex" Warning [] "the calls of a kernel are few enough to follow",
        "the analysis gave up: its rules are checked in part", "split the kernel, or call less deeply";

    // w32: masks.
    "w32-mask-widened" Error ["W-EXEC-1" "W-EXEC-2"] "EXEC never holds lanes that the launch did not start, but for helpers",
        "lanes that do not exist would run, in the last warp of a workgroup", "restore EXEC from a copy of it, and without the lanes that are not in it";
    "w32-mask-data" Warning ["W-EXEC-1" "W-EXEC-2"] "EXEC is written from masks of lanes",
        "which lanes run then cannot be known", "keep the mask in a register of its own";
    "w32-mask-empty" Warning ["W-EXEC-4" "W-EXEC-5"] "code that a branch on EXEC = 0 reaches puts lanes back before it needs them",
        "no lane runs there: a restore of EXEC is missing", "restore EXEC first, or branch to the end";
    "w32-mask-idle" Warning ["W-EXEC-1"] "a write of EXEC changes it on some path",
        "it puts back what EXEC is already: another register seems to be meant", "correct the operands, or leave the instruction out";
    "w32-mask-unused" Warning ["W-EXEC-2" "W-EXEC-3"] "a saved copy of EXEC is used",
        "lanes that were to come back never do: a restore of EXEC is missing", "restore EXEC from the copy, or let bexecz to endpgm follow where the lanes are to end";
    "w32-mask-lost" Warning ["W-EXEC-3" "W-EXEC-4"] "lanes that were saved come back, or a branch on EXEC = 0 ends them",
        "lanes stay off to the end without a sign that this is meant", "restore EXEC, or let bexecz to endpgm follow where the lanes are to end";
    "w32-mask-outer" Warning ["W-EXEC-3"] "lanes come back from the innermost copy that holds them",
        "the restore of an inner region seems to be missing", "restore EXEC from the copy that was saved last";
    "w32-mask-join" Error ["W-EXEC-3"] "where paths meet, either all have restored EXEC or none",
        "lanes run on one path and are off on the other", "restore EXEC behind the label";
    "w32-mask-arms" Error ["W-EXEC-2" "W-EXEC-3"] "a lane runs one arm of a branch: where EXEC is taken out of a copy, EXEC holds all lanes of the first arm",
        "the copy without EXEC is the other arm only if EXEC is what the first compare left", "make the other arm from saved masks: u.andn.b32 of the copy and the condition";
    "w32-mask-early" Error ["W-EXEC-4" "W-EXEC-5"] "lanes do not run before the place where a branch on EXEC = 0 says that they wait",
        "they would run only if other lanes are active", "restore EXEC from the inner copy";
    "w32-mask-stated" Error ["W-EXEC-1"] "EXEC is what `.mask` says",
        "other lanes run than are meant", "correct how EXEC is written before this place, or the statement";
    "w32-mask-complex" Warning [] "the masks of a kernel are simple enough to follow",
        "the analysis gives up here: from here on its rules are not checked", "split the kernel, or have fewer masks alive at once";
    "w32-note-place" Warning [] "what is stated stands at instructions that run",
        "nothing checks it there", "state it at the instruction that it is meant for";
    "w32-loop-empty" Warning ["W-EXEC-5"] "a loop ends also if no lane is active",
        "only lanes could compute what ends it", "let bexecz lead out of the loop, or around it";
    "w32-barrier-split" Warning ["W-G6-7"] "a branch on EXEC does not lead the warps of a workgroup to different barriers",
        "warps that wait at different barriers raise BarrierFault", "put the barrier where all warps come by, with or without lanes";

    // w32: results under way, registers.
    "w32-wait-missing" Error ["W-G6-9" "W-REG-4"] "no register is read or overwritten while a result for it is under way",
        "a late result comes after the read, or onto what was written since", "put the waitcnt before it";
    "w32-wait-movrel" Warning ["W-G6-9" "W-REG-10"] "no result is under way to a register that movrel may reach",
        "which register it is depends on the index", "wait for all results before movrel";
    "w32-wait-superfluous" Warning ["W-G6-9"] "each field of a waitcnt is needed",
        "no register that it waits for is touched before another wait for it", "leave the field out";
    "w32-unwritten" Warning [] "a register is written on every path before it is read",
        "the launch sets it to 0; reading it is usually a slip", "write it first, on every path";
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ids_are_unique_and_texts_fit_a_sentence() {
        let ids: BTreeSet<_> = RULES.iter().map(|r| r.id).collect();
        assert_eq!(ids.len(), RULES.len());
        for r in RULES {
            for text in [r.text, r.why, r.fix] {
                assert!(!text.is_empty() && !text.ends_with('.'), "{}", r.id);
            }
            assert!(
                r.sources
                    .iter()
                    .all(|s| ["L-", "Q-", "W-"].iter().any(|p| s.starts_with(p)))
            );
        }
    }
}
