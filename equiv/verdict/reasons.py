"""The kinds of reasons: why a verdict is not `equivalent`, or what stands beside it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class ReasonKind(StrEnum):
    """One kind of reason; its value stands in JSON, in records and after each reason in a text."""

    UNSUPPORTED = "unsupported"
    SYNTAX = "syntax"
    INPUT = "input"
    SIGNATURE = "signature"
    MISSING_FUNCTION = "missing-function"
    NOTHING_COMPARED = "nothing-compared"
    UNDEFINED_SOURCE = "undefined-source"
    UNDEFINED_TARGET = "undefined-target"
    RACE = "race"
    DEADLOCK = "deadlock"
    UNDEFINED = "undefined"
    OPEN_OBLIGATION = "open-obligation"
    DATA = "data"
    SAMPLED_CONTROL = "sampled-control"
    NOT_COVERED = "not-covered"
    ORDER = "order"
    ORDER_DEPENDENT_REDUCTION = "order-dependent-reduction"
    PROMISE = "promise"
    GLOBALS = "globals"
    ALIAS = "alias"
    ATOMIC = "atomic"
    ALIGNMENT = "alignment"
    PLACEMENT = "placement"
    OVERFLOW = "overflow"
    SINGULAR = "singular"
    LIMIT_OPERATIONS = "limit-operations"
    LIMIT_MEMORY = "limit-memory"
    LIMIT_TIME = "limit-time"
    CANCELLED = "cancelled"
    CRASH = "crash"
    CAPTURE = "capture"
    SCOPE = "scope"
    SIZES = "sizes"
    LEVEL = "level"
    UNINITIALIZED = "uninitialized"


LIMITS = (ReasonKind.LIMIT_OPERATIONS, ReasonKind.LIMIT_MEMORY, ReasonKind.LIMIT_TIME)


class Explanation(Struct, frozen=True):
    """What a kind means, and what a user can do about it."""

    meaning: str
    help: str = ""


EXPLANATIONS: dict[ReasonKind, Explanation] = {
    ReasonKind.UNSUPPORTED: Explanation(
        "An operation, attribute or type is not modelled. Nothing is read past, so nothing is known of the pair.",
        "Lower the program further, or simplify what the place names; the reference of operations lists what is taken.",
    ),
    ReasonKind.SYNTAX: Explanation(
        "The text does not parse.",
        "Mend the place, or name the tool's own bindings with `--bindings` where the text is of another release.",
    ),
    ReasonKind.INPUT: Explanation(
        "The input is wrong: a file, a function name, an option.",
        "The message says what to change.",
    ),
    ReasonKind.SIGNATURE: Explanation(
        "The two functions take or give different things, and what belongs to what cannot be told.",
        "Say it with `--map result0=arg3`, or name the functions with `--src-func` and `--tgt-func`.",
    ),
    ReasonKind.MISSING_FUNCTION: Explanation(
        "The source defines a public function, or another public symbol, that users of the target do not find: it is "
        "gone, has another name, is only declared, or is private.",
        "Where a pass is to do that, name it with `--may-remove PASS` of `equiv opt` and `equiv bisect`; where the "
        "target has it under another name, name both with `--src-func` and `--tgt-func`.",
    ),
    ReasonKind.NOTHING_COMPARED: Explanation(
        "No output cell was compared: the functions have no results and write no memory that anyone sees, or each cell "
        "is empty or left uninitialized by the source. Zero comparisons are no proof.",
        "Name another function with `--func`, or give sizes at which there are outputs.",
    ),
    ReasonKind.UNDEFINED_SOURCE: Explanation(
        "The source is undefined at these sizes (out of bounds, a race, uninitialized memory, a broken promise), so "
        "that it binds the target to nothing there.",
        "Give sizes at which it is defined with `--size`, or say what holds with `--assume`.",
    ),
    ReasonKind.UNDEFINED_TARGET: Explanation(
        "The target is undefined in the symbolic run where the source is defined, and no concrete run has shown it.",
        "Look at the place; a witness would make it a difference.",
    ),
    ReasonKind.RACE: Explanation(
        "Two accesses to one element conflict, and nothing orders them.",
        "Order them in the program by a token, a barrier or a channel.",
    ),
    ReasonKind.DEADLOCK: Explanation(
        "All agents wait, and work is left: it may be that channels have less capacity than the program needs.",
        "Look at what each of them waits for; give channels the capacity that the program needs.",
    ),
    ReasonKind.UNDEFINED: Explanation(
        "The program does something undefined under the conditions that the message names.",
        "Look at the place.",
    ),
    ReasonKind.OPEN_OBLIGATION: Explanation(
        "Output cells have different expressions, and neither algebra nor z3 proves them equal, nor does a run tell "
        "them apart.",
        "Raise `--solver-limit`, say what holds of inputs with `--assume`, or accept a weaker level with `--accept`.",
    ),
    ReasonKind.DATA: Explanation(
        "A loop bound, a size or an address depends on data that is symbolic.",
        "Give its values with `--size NAME=N`, or its range with `--assume NAME:LOW..HIGH`.",
    ),
    ReasonKind.SAMPLED_CONTROL: Explanation(
        "A scalar that is data decides control, and the programs agree at the values that were tried; other values may "
        "take other ways.",
        "Bound it with `--assume NAME:LOW..HIGH`, so that all values are run, or prove for one with `--size NAME=N`.",
    ),
    ReasonKind.NOT_COVERED: Explanation(
        "The size vectors do not run every loop twice and both sides of every branch, so that they prove nothing of "
        "what they did not reach.",
        "Give sizes that reach the place with `--size`, or rule them out with `--assume`.",
    ),
    ReasonKind.ORDER: Explanation(
        "What happens depends on the order of operations of agents that nothing orders, so that one schedule speaks "
        "for no other.",
        "Order them in the program by a token, a barrier or a channel.",
    ),
    ReasonKind.ORDER_DEPENDENT_REDUCTION: Explanation(
        "A reduction leaves the order of its operations open, and its result depends on it.",
        "Accept `--accept reassociated` where the order of float sums does not matter.",
    ),
    ReasonKind.PROMISE: Explanation(
        "The target computes the same, but breaks what an operation of it promises; later passes may rely on that.",
        "Look at the place: drop the promise, or keep it.",
    ),
    ReasonKind.GLOBALS: Explanation(
        "A global that others see, or a later call reads, begins with other values in the two programs, or a pass "
        "changed something beside the functions that others may see.",
        "Make it private, or initialize both alike; what is no function has to be looked at.",
    ),
    ReasonKind.ALIAS: Explanation(
        "Memory that the programs return or are given is shared in different ways.",
        "Say what may be shared with `--assume alias:A,B`, or with `same:A,B` where two are one buffer or lie apart.",
    ),
    ReasonKind.ATOMIC: Explanation(
        "An atomic operation or a fence of the target promises less to outside agents than the source's.",
        "Keep its ordering and its scope.",
    ),
    ReasonKind.ALIGNMENT: Explanation(
        "The target says that an address is aligned to more than the source says, or than the buffer's type and its "
        "allocation promise. A compiler relies on that, and callers do not keep to it.",
        "State the alignment that is known, or have the source promise it, as `memref.assume_alignment` does.",
    ),
    ReasonKind.PLACEMENT: Explanation(
        "A result may depend on where buffers lie as numbers: a run takes one placement, and another one may differ.",
        "Compare offsets within one buffer instead of addresses.",
    ),
    ReasonKind.OVERFLOW: Explanation(
        "An affine expression has a value that 64 bits do not hold, of which no definition says what it is. Sizes that "
        "are chosen are then left out, and the verdict assumes that there is no such value.",
        "Give smaller sizes with `--size`.",
    ),
    ReasonKind.SINGULAR: Explanation(
        "A divisor vanished at the random points of the algebraic domain in every trial.",
        "Run again with another `--seed`.",
    ),
    ReasonKind.LIMIT_OPERATIONS: Explanation(
        "A run reached its limit of operations.", "Give smaller sizes with `--size`, or raise `--max-ops`."
    ),
    ReasonKind.LIMIT_MEMORY: Explanation(
        "A run reached its limit of memory.", "Give smaller sizes with `--size`, or raise `--max-memory`."
    ),
    ReasonKind.LIMIT_TIME: Explanation("The check reached its time limit.", "Raise `--timeout`."),
    ReasonKind.CANCELLED: Explanation("The check was stopped before it ended."),
    ReasonKind.CRASH: Explanation(
        "The process of the check died: a defect of equiv, or a limit of the system.",
        "Run the pair alone with `equiv check`, and report it.",
    ),
    ReasonKind.CAPTURE: Explanation("What the tool printed of its passes could not be compared with what it wrote."),
    ReasonKind.SCOPE: Explanation(
        "There is a proof, and it speaks for less than `--require` asks.",
        "Prove for all sizes, or require less.",
    ),
    ReasonKind.SIZES: Explanation(
        "Sizes that were left out, or all sizes, of which no proof was tried, and why; a note."
    ),
    ReasonKind.LEVEL: Explanation(
        "The outputs are equal at a weaker level than those accepted; a note.", "Give `--accept` that level."
    ),
    ReasonKind.UNINITIALIZED: Explanation(
        "Output cells that the source leaves uninitialized, which bind the target to nothing; a note."
    ),
}
