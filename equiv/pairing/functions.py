"""Which functions of two files belong together."""

from __future__ import annotations

from equiv.errors import WrongUse
from equiv.request.sources import Source, Summary, defined_in, listed
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind


def match_functions(
    source: Source, target: Source, source_function: str | None, target_function: str | None
) -> tuple[list[tuple[str, str]], list[WrongUse]]:
    """Pairs of function names to check, and what is wrong with the rest.

    Named functions are taken as named; a single name stands for both sides. Otherwise every public function that the
    source defines belongs with the target's of the same name, or every private one where nothing is public. A private
    one that the target does not define is an error; what became of public ones, `missing_functions` says. Raises
    `WrongUse`: the source defines no function, or none that the target defines."""
    if source_function is not None or target_function is not None:
        of_source = source_function if source_function is not None else target_function
        of_target = target_function if target_function is not None else source_function
        assert of_source is not None and of_target is not None
        return [(_require(source, of_source), _require(target, of_target))], []
    candidates = [name for name, each in source.functions.items() if each.defined and each.public]
    if not candidates:
        candidates = defined_in(source)
    if not candidates:
        raise WrongUse(f"'{source.file}' defines no function")
    defined = defined_in(target)
    found = set(defined)
    pairs = [(name, name) for name in candidates if name in found]
    if not pairs:
        raise WrongUse(
            f"no function is defined in both files: '{source.file}' has {listed(candidates)}, '{target.file}' has "
            f"{listed(defined)}; choose with --src-func and --tgt-func"
        )
    problems = []
    for name in candidates:
        if name not in found and not source.functions[name].public:
            how = "only declared" if name in target.functions else "missing"
            problems.append(
                WrongUse(
                    f"function '{name}' is {how} in '{target.file}', which defines {listed(defined)}; choose with "
                    "--func, or with --src-func and --tgt-func",
                    source.functions[name].place,
                )
            )
    return pairs, problems


def missing_functions(source: Source, target: Source) -> dict[str, Reason]:
    """Why callers from outside of the file, which reach a public function of the source, do not reach it in the
    target, for each of which that holds."""
    reasons = {}
    for name, summary in source.functions.items():
        why = missing(summary, target.functions.get(name), target.file)
        if summary.public and why is not None:
            reasons[name] = why
    return reasons


def missing(source: Summary, target: Summary | None, file: str) -> Reason | None:
    """Why the users of a function of the source find no such function in the target, which is in `file`; None where
    they do, or where the source does not define it either."""
    if not source.defined:
        return None
    name = source.name
    if target is None:
        return Reason.at(ReasonKind.MISSING_FUNCTION, f"function '{name}' is gone: '{file}' has none", source.place)
    if not target.defined:
        message = f"function '{name}' is only declared in '{file}', where the source defines it"
        return Reason.at(ReasonKind.MISSING_FUNCTION, message, target.place)
    if source.public and not target.public:
        message = f"function '{name}' is private in '{file}', where the source makes it public"
        return Reason.at(ReasonKind.MISSING_FUNCTION, message, target.place)
    return None


def _require(source: Source, name: str) -> str:
    name = name.removeprefix("@")
    found = source.functions.get(name)
    if found is None:
        raise WrongUse(f"'{source.file}' has no function '{name}'; it defines {listed(defined_in(source))}")
    if not found.defined:
        raise WrongUse(f"function '{name}' is only declared in '{source.file}', not defined", found.place)
    return name
