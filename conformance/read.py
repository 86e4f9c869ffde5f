#!/usr/bin/env python3
"""Reads the conformance suite of w32 (README.md) and checks the form of every file.

    python3 read.py [FOLDER or FILE ...]

A harness for another implementation imports this module: `cases(path)` gives the cases of a file, `runs(case)` the runs of a
case, each with its whole start and everything that its end may be:

    for case in read.cases("rules/exec.txt"):
        for run in read.runs(case):
            machine.start(case.words, run.warps, run.memory)   # load the code at PC 0, set registers and memory
            machine.run(until_pc=len(case.words) * 4)
            wrong = run.differences(machine.warps, machine.memory)

A warp is a dict from places ("v4", "u9", "exec", "mode", ...) to words: 32 for a vector register, one in a list for the others.
Memory is a dict from addresses to lists of words. What may be is a list of pairs (low, high).
"""

import re
import sys
from pathlib import Path

CSRS = ["mode", "fflags", "trapctl", "trapbase", "trapcause", "trappc", "trapinfo"]
LANES = range(32)


class Bad(Exception):
    """A line that has not the form of README.md."""


class Case:
    """The lines of a case as they are; `words` is the code."""

    def __init__(self, name):
        self.name, self.of, self.rules, self.words, self.texts = name, [], [], [], []
        self.v, self.u, self.count, self.execs = 32, 48, 1, [0xFFFFFFFF]
        # (place, warp or None): value.
        self.before, self.after, self.masked, self.any = {}, {}, {}, set()
        self.columns, self.rows, self.end = ([], []), [], ["behind"]


class Run:
    """One run: `warps` and `memory` before, `want` and `want_memory` after."""

    def differences(self, warps, memory):
        """The places that hold what they may not; those that are not compared are in neither dict."""
        wrong = []
        for number, (want, got) in enumerate(zip(self.want, warps)):
            wrong += [f"w{number}.{p}" for p in want if p in got and not fits(want[p], got[p])]
        return wrong + [f"m{a:x}" for a, w in self.want_memory.items() if not fits(w, memory[a])]


def fits(want, got):
    """Whether each word lies in its range."""
    return len(want) == len(got) and all(low <= x <= high for (low, high), x in zip(want, got))


WORD = "[0-9a-f]{1,8}"
WORDS = re.compile(f"{WORD}(?: {WORD})*")


def word(text):
    """A hexadecimal word."""
    if not re.fullmatch(WORD, text):
        raise Bad(f"`{text}` is no word")
    return int(text, 16)


def ranges(texts):
    """Words, or ranges of them, as pairs."""
    if WORDS.fullmatch(" ".join(texts)):
        return [(x, x) for x in (int(t, 16) for t in texts)]
    pairs = [tuple(word(w) for w in t.split("-")) * (1 if "-" in t else 2) for t in texts]
    if not pairs or any(len(p) != 2 or p[0] > p[1] for p in pairs):
        raise Bad(f"`{' '.join(texts)}` is no list of words")
    return pairs


def place(text, case):
    """A place: its name, or the address of memory, and its warp."""
    own = re.fullmatch(r"w([0-7])\.(.*)", text)
    name, warp = (own[2], int(own[1])) if own else (text, None)
    if own and warp >= case.count:
        raise Bad(f"there is no warp {warp}")
    register = re.fullmatch("([vu])(0|[1-9][0-9]*)", name)
    if register and int(register[2]) < (case.v if register[1] == "v" else case.u):
        return name, warp
    if name in CSRS or name in ("exec", "helpers"):
        return name, warp
    if re.fullmatch("m2[0-9a-f]{7}0", name) and not own:
        return int(name[1:], 16), None
    raise Bad(f"`{text}` is no place of this case")


def value(where, texts, lists):
    """The value of a place: as many pairs as it has words."""
    if len(texts) == 1 and texts[0][0] == "@":
        pairs = lists[texts[0][1:]]
    else:
        pairs = ranges(texts)
    if isinstance(where, int):
        return pairs
    if where[0] == "v" and len(pairs) == 1:
        return pairs * 32
    if len(pairs) != (32 if where[0] == "v" else 1) and (where, len(pairs)) != ("fflags", 32):
        raise Bad(f"{where} cannot have {len(pairs)} words")
    return pairs


def exact(pairs):
    """The words of pairs that are no ranges."""
    if any(low != high for low, high in pairs):
        raise Bad("a range cannot stand here")
    return [low for low, _ in pairs]


def read_line(case, key, rest, lists):
    """Takes over one line of a case."""
    words = rest.split()
    if key in ("of", "rules"):
        getattr(case, key).extend(words)
    elif key == "registers":
        case.v, case.u = (int(w) for w in words)
    elif key == "warps":
        case.count = int(rest)
        if not 1 <= case.count <= 8:
            raise Bad("there are 1 to 8 warps")
    elif key == "code":
        code, text = rest.split(" | ", 1)
        new = exact(ranges(code.split()))
        if len(new) > 2:
            raise Bad("an instruction has one word or two")
        case.words += new
        case.texts.append(text)
    elif key == "exec":
        case.execs = exact(ranges(words))
    elif key in ("before", "after", "masked"):
        where = place(words[0], case)
        held = value(where[0], words[1:], lists)
        if where in getattr(case, key):
            raise Bad(f"{words[0]} has a value already")
        if key == "before" or key == "masked" and not where[0].startswith("v"):
            exact(held)
        if key == "masked" and where[1] is not None:
            raise Bad("`masked` is of all warps")
        getattr(case, key)[where] = held
    elif key == "any":
        case.any.update(place(w, case) for w in words)
    elif key == "rows":
        case.columns = tuple([place(w, case)[0] for w in side.split()] for side in rest.split("|"))
        if len(case.columns) != 2 or any(isinstance(p, int) or p[0] == "v" for p in sum(case.columns, [])):
            raise Bad("a row has single words before and after")
    elif key == "row":
        before, after = (ranges(side.split()) if side.split() else [] for side in rest.split("|"))
        exact(before)
        if (len(before), len(after)) != tuple(len(c) for c in case.columns):
            raise Bad("a row has as many words as there are places")
        case.rows.append((before, after))
    elif key == "end":
        if not re.fullmatch("endpgm|(trap|stop) [0-9a-f]+ [0-9a-f]+ at [0-9a-f]+|barrierfault [0-9a-f]+", rest):
            raise Bad(f"`{rest}` is no end")
        case.end = words
    else:
        raise Bad(f"`{key}` is no line of a case")


def cases(path):
    """The cases of a file."""
    found, names, lists, case = [], set(), {}, None
    lines = Path(path).read_text(encoding="utf-8").split("\n")
    try:
        if lines[0] != "conformance w32 1":
            raise Bad("the first line is not the header")
        for number, line in enumerate(lines[1:], 2):
            key, _, rest = line.partition(" ")
            if not line or line[0] == "#":
                continue
            if key == "lanes":
                name, words = rest.split(" = ")
                lists[name] = ranges(words.split())
                if len(lists[name]) != 32:
                    raise Bad("a list has 32 words")
            elif key == "case":
                if rest in names:
                    raise Bad(f"there is a case `{rest}` above")
                names.add(rest)
                case = Case(rest)
                found.append(case)
            elif case is None:
                raise Bad("a line stands before the first case")
            else:
                read_line(case, key, rest, lists)
    except (Bad, ValueError, KeyError, IndexError) as e:
        raise Bad(f"{path}:{number if lines[0] == 'conformance w32 1' else 1}: {e}") from e
    for case in found:
        if not case.words or not case.of:
            raise Bad(f"{path}: case `{case.name}` needs `of` and `code`")
    return found


def runs(case):
    """The runs of a case: each EXEC with each row."""
    for mask in case.execs:
        for row in case.rows or [([], [])]:
            yield one_run(case, mask, row)


def one_run(case, mask, row):
    """The start and the end of the run with that EXEC and that row."""
    run = Run()
    run.memory = {p: exact(w) for (p, _), w in case.before.items() if isinstance(p, int)}
    changed = {p: w for (p, _), w in case.after.items() if isinstance(p, int)}
    run.want_memory = {p: changed.get(p, [(x, x) for x in w]) for p, w in run.memory.items()}
    if any(len(run.memory.get(p, [])) != len(w) for p, w in changed.items()):
        raise Bad(f"`{case.name}`: memory after has not as many words as before")
    run.warps, run.want = [], []
    for number in range(case.count):
        def own(lines, warp):
            return {p: w for (p, n), w in lines.items() if n == warp and isinstance(p, str)}

        start = {f"v{n}": [0x5A000000 + 0x100 * n + lane for lane in LANES] for n in range(case.v)}
        start |= {f"u{n}": [0xA5000000 + n] for n in range(case.u)}
        start |= {p: [0] for p in CSRS + ["helpers"]}
        start |= {"exec": [mask], "trapbase": [4 * len(case.words)]}
        start |= {p: exact(w) for p, w in own(case.before, None).items()}
        start |= {p: [low] for p, (low, _) in zip(case.columns[0], row[0])}
        start |= {p: exact(w) for p, w in own(case.before, number).items()}
        want = {p: [(x, x) for x in w] for p, w in start.items()}
        want |= own(case.after, None)
        want |= {p: [pair] for p, pair in zip(case.columns[1], row[1])}
        active = [start["exec"][0] >> lane & 1 for lane in LANES]
        for name, new in own(case.masked, None).items():
            if name[0] == "v":
                want[name] = [new[lane] if active[lane] else (start[name][lane],) * 2 for lane in LANES]
            elif len(new) == 1:
                want[name] = [(new[0][0] & start["exec"][0],) * 2]
            else:
                flags = start[name][0]
                for lane in LANES:
                    flags |= new[lane][0] if active[lane] else 0
                want[name] = [(flags, flags)]
        if case.end[0] == "trap":
            for name, text in zip(("trapcause", "trapinfo", "trappc"), (*case.end[1:3], case.end[4])):
                want[name] = [(word(text),) * 2]
        want |= own(case.after, number)
        # What is not compared.
        ignored = {"trapbase"} | {p for p, n in case.any if n in (None, number)}
        if case.end[0] == "endpgm":
            ignored |= {*CSRS, "helpers"}
        stops = case.end[0] in ("stop", "barrierfault")
        want = {} if stops else {p: w for p, w in want.items() if p not in ignored}
        run.warps.append(start)
        run.want.append(want)
    for ignored, _ in case.any:
        run.want_memory.pop(ignored, None)
    return run


def main():
    """Reads all files, and says how much there is."""
    roots = [Path(a) for a in sys.argv[1:]] or [Path(__file__).parent]
    files = sorted(f for r in roots for f in ([r] if r.is_file() else r.glob("*/*.txt")))
    counts = [0, 0]
    for path in files:
        for case in cases(path):
            next(runs(case))
            counts[0] += 1
            counts[1] += len(case.execs) * max(1, len(case.rows))
    print(f"{len(files)} files, {counts[0]} cases, {counts[1]} runs")


if __name__ == "__main__":
    try:
        main()
    except Bad as e:
        sys.exit(str(e))
