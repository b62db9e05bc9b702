"""All words of verdicts and reports that `equiv explain` explains: outcomes, what witnesses show, levels, scopes, kinds
of reasons, and the rules of reports. Each has a section of docs/reference/reasons.md, to which reports link."""

from __future__ import annotations

import os
from collections.abc import Mapping

from equiv.verdict.reasons import EXPLANATIONS, Explanation
from equiv.verdict.scope import Scope
from equiv.verdict.verdict import Level, Outcome, WitnessKind

_PAGE = "reference/reasons.md"

OUTCOMES: Mapping[str, Explanation] = {
    Outcome.EQUIVALENT: Explanation(
        "Every element of every argument, result and global, and the sequence of external calls, is proven to be the "
        "same, at the level, for the sizes and under the assumptions that the verdict names."
    ),
    Outcome.DIFFERENT: Explanation(
        "Both programs were run on the inputs of the witness and gave different results, or the target did something "
        "undefined where the source did not. The witness has been replayed.",
        "Look at the steps of the witness: the first one that differs is where the programs part. `equiv check "
        "--replay FILE` runs it again, `equiv reduce` makes the pair smaller, and `equiv bisect` finds the pass.",
    ),
    Outcome.UNKNOWN: Explanation(
        "Neither a proof nor a difference was found. The reasons say why, with their kinds and places.",
        "Ask `equiv explain` for the kind of the reason.",
    ),
    "invalid": Explanation(
        "The pair could not be checked: a file, a function or an option is wrong, or a run did not come to its end.",
        "The problem says what to change.",
    ),
}

WITNESSES: Mapping[str, Explanation] = {
    WitnessKind.VALUE: Explanation(
        "A witness of this kind shows an output element that has another value in the target than in the source.",
        "Look at the steps: the first one that differs is where the programs part.",
    ),
    WitnessKind.ENDLESS: Explanation(
        "A witness of this kind shows that the target comes to a state in which it was before, and so never to its "
        "end. The source ends.",
        "Look at the loop that the message names, and at what decides how often it runs.",
    ),
    WitnessKind.EFFECTS: Explanation(
        "A witness of this kind shows that the target returns other shapes, or calls external functions otherwise.",
        "Look at the calls of both programs that the message names.",
    ),
}

LEVELS: Mapping[str, Explanation] = {
    Level.BITWISE: Explanation("All bits are equal, but for those of NaNs."),
    Level.REASSOCIATED: Explanation(
        "The outputs are equal up to the order and grouping of float sums and products, and the signs of zeros."
    ),
    Level.REAL: Explanation("The outputs are equal over the real numbers, where conversions between formats round."),
    Level.REAL_ANY_PRECISION: Explanation("The outputs are equal over the real numbers, at any precision."),
}

SCOPES: Mapping[str, Explanation] = {
    Scope.ALL_SIZES: Explanation("The proof holds for every size at which the source is defined."),
    Scope.STATIC: Explanation("The pair has no sizes: the proof holds for all that there is."),
    Scope.ENUMERATED: Explanation("Every value that the sizes can have was run."),
    Scope.GIVEN: Explanation("The proof holds at the sizes that the user gave."),
    Scope.LISTED: Explanation(
        "The proof holds at the sizes that the verdict lists, which were chosen to run every loop and branch.",
        "`--all-sizes require` accepts no other proof than one for all sizes.",
    ),
    Scope.SAMPLED: Explanation(
        "Scalars that are data decide control, and only some of their values were run.",
        "Bound them with `--assume NAME:LOW..HIGH`, so that all values are run.",
    ),
}

RULES: Mapping[str, Explanation] = {
    "unexpected": Explanation(
        "The verdict is another than the pair's author expects.", "Mend the program, or change what is expected of it."
    ),
    "undecided": Explanation(
        "Neither a proof nor a difference was found.", "Ask `equiv explain` for the kind of the reason."
    ),
    "known": Explanation(
        "The finding is in the file of known findings that the run was given with `--known`, and does not make "
        "it fail.",
        "Take it out of the file once it is mended; one that has expired fails again.",
    ),
}

TOPICS: Mapping[str, Explanation] = {
    str(kind): explanation
    for group in (OUTCOMES, WITNESSES, LEVELS, SCOPES, EXPLANATIONS, RULES)
    for kind, explanation in group.items()
}


def page_of(topic: str) -> str | None:
    """The address of a topic's section, where it is known under which one the documentation can be read."""
    root = os.environ.get("EQUIV_DOCUMENTATION", "")
    return f"{root.rstrip('/')}/{_PAGE}#{topic}" if root.startswith("https://") else None
