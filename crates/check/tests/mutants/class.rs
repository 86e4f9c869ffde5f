//! What mutants change.

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A group write of p that puts a copy back is left out.
    DropRestore,
    /// The same where there are branches on p: the switch to the other lanes.
    DropSwitch,
    /// The same in a kernel without branches on p.
    DropPlainSwitch,
    /// A copy of p is left out.
    DropSave,
    /// p is not added to a copy, or taken out of it.
    DropCollect,
    /// p is restored from another place.
    OtherCopy,
    /// `.not` is left out of a mask.
    DropNot,
    /// A branch on p is left out.
    DropBranch,
    /// The branch back of a loop is left out.
    DropLoop,
    /// A branch leads out of the body, or into an instruction.
    BranchOut,
    /// The terminator is left out.
    DropEnd,
    /// The lane term is left out of an address.
    DropLaneTerm,
    /// MSEQ becomes MPAR.
    Parallel,
    /// LB0 is another number, or LB1 is left out.
    Geometry,
    /// A value is imported from another register.
    Import,
    /// A descriptor is left out.
    DropDescriptor,
    /// The address in scratch is another one.
    Slot,
    /// A queue index is one more or less.
    QueueIndex,
}

impl Class {
    pub fn text(self) -> &'static str {
        match self {
            Class::DropRestore => "a restore of p is left out",
            Class::DropSwitch => "a switch of p to the other lanes is left out",
            Class::DropPlainSwitch => "the same in a kernel without branches",
            Class::DropSave => "a copy of p is left out",
            Class::DropCollect => "lanes are not added to a copy",
            Class::OtherCopy => "p is restored from another copy",
            Class::DropNot => "`.not` is left out of a mask",
            Class::DropBranch => "a branch on p is left out",
            Class::DropLoop => "the branch back of a loop is left out",
            Class::BranchOut => "a branch leads out of the body or into an instruction",
            Class::DropEnd => "the terminator is left out",
            Class::DropLaneTerm => "the lane term is left out of an address",
            Class::Parallel => "MSEQ becomes MPAR",
            Class::Geometry => "LB0 is another number, or LB1 is left out",
            Class::Import => "a value is imported from another register",
            Class::DropDescriptor => "a descriptor is left out",
            Class::Slot => "an address in scratch is another one",
            Class::QueueIndex => "a queue index is one more or less",
        }
    }

    /// Whether a mutant of the class can be a legal kernel that does something else.
    pub fn may_be_another_program(self) -> bool {
        matches!(
            self,
            Class::QueueIndex
                | Class::Slot
                | Class::Geometry
                | Class::Import
                | Class::DropPlainSwitch
                | Class::DropCollect
                | Class::DropLoop
        )
    }
}
