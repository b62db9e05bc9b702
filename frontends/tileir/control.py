"""Structured control with early exits as loops and branches of scf.

A `continue`, `break` or `return` inside of a branch leaves what is around it. What would follow the branch is then
written inside of it, for each of its sides that gets there, so that every path ends in one tuple of values: those that
the next iteration begins with, the results of the loop, or those of the kernel."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from frontends.tileir.statements import Region, Statement
from frontends.tileir.types import TOKEN, Tile
from frontends.tileir.writer import I1, Value, Writer

Handler = Callable[[Writer, Statement], None]
End = Callable[[Statement | None], list[Value]]
"""What a path of the program gives where it ends in a statement, or, without one, behind the last."""

_MOST_WRITTEN = 20_000  # statements: each side of a branch with exits has a copy of what follows
_LESS = {False: 2, True: 6}  # predicates of arith.cmpi, signed and unsigned


class Ends(Struct, frozen=True):
    """Where the paths of a region lead: by the name of a terminator; `types` are those of what each gives."""

    by_name: dict[str, End]
    types: list[Tile]


class Control:
    """Writes the statements of one kernel, those that are no control by `handlers`. Raises `Unsupported` and
    `SyntaxProblem`."""

    def __init__(self, writer: Writer, handlers: dict[str, Handler]) -> None:
        self._writer = writer
        self._handlers = handlers
        self._written = 0

    def sequence(self, statements: list[Statement], ends: Ends, default: str) -> list[Value]:
        """Writes statements, and gives what the path that begins here ends with; behind the last of them it ends as by
        the terminator `default`."""
        writer = self._writer
        for at, statement in enumerate(statements):
            writer.at(statement)
            self._written += 1
            if self._written > _MOST_WRITTEN:
                raise writer.unsupported("branches with exits that have too much behind them")
            if (end := ends.by_name.get(statement.name)) is not None:
                return end(statement)
            if statement.name in ("yield", "continue", "break", "return"):
                raise writer.wrong(f"'{statement.name}' has nothing here that it ends")
            if statement.name == "if" and _exits(statement):
                return self._exit(statement, statements[at + 1 :], ends, default)
            if statement.name == "if":
                self._if(statement)
            elif statement.name == "for":
                self._for(statement)
            elif statement.name == "loop":
                self._loop(statement)
            else:
                handler = self._handlers.get(statement.name)
                if handler is None:
                    raise writer.unsupported()
                handler(writer, statement)
                writer.finish_statement()
        if default not in ends.by_name:
            raise writer.wrong(f"a region that does not end in '{default}'")
        return ends.by_name[default](None)

    # -- values --------------------------------------------------------------------------------------------------------

    def given(self, types: list[Tile]) -> End:
        """Gives the operands of a terminator, which must have these types; tokens say nothing."""

        def end(statement: Statement | None) -> list[Value]:
            names = statement.operands if statement is not None else []
            values = [self._writer.value(each) for each in names]
            if [type for _, type in values] != types:
                raise self._writer.wrong(f"{len(values)} values where {len(types)} of other types are expected")
            return [each for each in values if each[1] != TOKEN]

        return end

    def _bound(self, names: list[str], types: list[Tile], values: list[Value]) -> None:
        """Binds names to values; a token is bound to none."""
        rest = iter(values)
        for name, type in zip(names, types, strict=True):
            self._writer.bind(name, ("", TOKEN) if type == TOKEN else next(rest))

    def _block(self, arguments: list[tuple[str, Tile]]) -> list[str]:
        """The head of a block, whose arguments have new names."""
        found = []
        for name, type in arguments:
            if type == TOKEN:
                self._writer.bind(name, ("", TOKEN))
                continue
            new = self._writer.fresh()
            self._writer.bind(name, (new, type))
            found.append(f"{new}: {type.mlir}")
        self._writer.line(f"^bb0({', '.join(found)}):")
        return found

    def _open(self, name: str, operands: list[Value], results: list[Tile]) -> list[Value]:
        """Writes the beginning of an operation with regions, and gives its results."""
        to = self._writer.fresh()
        bound = "" if not results else f"{to} = " if len(results) == 1 else f"{to}:{len(results)} = "
        self._writer.line(f'{bound}"{name}"({", ".join(value for value, _ in operands)}) ({{')
        return [(f"{to}#{at}" if len(results) > 1 else to, type) for at, type in enumerate(results)]

    def _close(self, operands: list[Value], results: list[Tile], properties: str = "") -> None:
        types = ", ".join(type.mlir for _, type in operands)
        held = f" {{{properties}}}" if properties else ""
        self._writer.line(f"}}){held} : ({types}) -> ({', '.join(each.mlir for each in results)})")

    def _types(self, texts: list[str]) -> list[Tile]:
        return [self._writer.tile(each) for each in texts]

    # -- branches ------------------------------------------------------------------------------------------------------

    def _sides(self, statement: Statement) -> tuple[Value, list[Region]]:
        self._writer.attributes()
        if len(statement.operands) != 1:
            raise self._writer.wrong("expected one condition")
        condition = self._writer.value(statement.operands[0])
        if condition[1] != I1:
            raise self._writer.wrong("the condition is no tile<i1>")
        regions = [*statement.regions, Region()][:2]
        if statement.results and not regions[1].statements:
            raise self._writer.wrong("a branch with results on one side alone")
        return condition, regions

    def _if(self, statement: Statement) -> None:
        condition, regions = self._sides(statement)
        types = self._types(statement.types)
        kept = [each for each in types if each != TOKEN]
        values = self._open("scf.if", [condition], kept)
        ends = Ends({"yield": self.given(types)}, kept)
        for at, region in enumerate(regions):
            if at:
                self._writer.line("}, {")
            self._writer.op("scf.yield", self.sequence(region.statements, ends, "yield"), None)
        self._close([condition], kept)
        self._bound(statement.results, types, values)

    def _exit(self, statement: Statement, rest: list[Statement], ends: Ends, default: str) -> list[Value]:
        """A branch that may leave what is around it, with all that follows."""
        condition, regions = self._sides(statement)
        types = self._types(statement.types)
        values = self._open("scf.if", [condition], ends.types)
        hand_on = self.given(types)

        def follow(end: Statement | None) -> list[Value]:
            self._bound(statement.results, types, hand_on(end))
            return self.sequence(rest, ends, default)

        inner = Ends({**ends.by_name, "yield": follow}, ends.types)
        for at, region in enumerate(regions):
            if at:
                self._writer.line("}, {")
            self._writer.op("scf.yield", self.sequence(region.statements, inner, "yield"), None)
        self._close([condition], ends.types)
        return values

    # -- loops ---------------------------------------------------------------------------------------------------------

    def _for(self, statement: Statement) -> None:
        """A loop over the numbers from the first up to the second by the third, which are positive."""
        writer = self._writer
        unsigned = "unsignedCmp" in writer.attributes("unsignedCmp")
        operands = [writer.value(each) for each in statement.operands]
        (region,) = statement.regions or [Region()]
        types = [type for _, type in operands[3:]]
        if len(region.arguments) != len(operands) - 2 or types != self._types(statement.types):
            raise writer.wrong("a loop whose values, arguments and results are not of the same types")
        kept = [each for each in operands if each[1] != TOKEN]
        results = [each for each in types if each != TOKEN]
        step = operands[2]
        if step[1].shape or step[1].is_float or step[1].pointee:
            raise writer.wrong("the step is no integer")
        writer.require(writer.compare(_LESS[unsigned], writer.constant("0", step[1]), step), "the step is positive")
        values = self._open("scf.for", kept, results)
        self._block(list(zip((name for name, _ in region.arguments), [operands[0][1], *types], strict=True)))
        ends = Ends({"continue": self.given(types)}, results)
        writer.op("scf.yield", self.sequence(region.statements, ends, "continue"), None)
        self._close(kept, results, "unsignedCmp" if unsigned else "")
        self._bound(statement.results, types, values)

    def _loop(self, statement: Statement) -> None:
        """Runs its body until that breaks; what it gives then are the results."""
        writer = self._writer
        writer.attributes()
        operands = [writer.value(each) for each in statement.operands]
        (region,) = statement.regions or [Region()]
        carried, types = [type for _, type in operands], self._types(statement.types)
        if len(region.arguments) != len(operands):
            raise writer.wrong("a loop with other arguments than values")
        next_, results = ([each for each in group if each != TOKEN] for group in (carried, types))
        handed = [*next_, *results]
        values = self._open("scf.while", [each for each in operands if each[1] != TOKEN], handed)
        self._block(list(zip((name for name, _ in region.arguments), carried, strict=True)))
        initial = [writer.value(name) for name, _ in region.arguments]
        again, done = self.given(carried), self.given(types)

        def continue_(end: Statement | None) -> list[Value]:
            return [writer.constant("true", I1), *again(end), *(self._nothing(each) for each in results)]

        def break_(end: Statement | None) -> list[Value]:
            found = done(end)
            return [writer.constant("false", I1), *(each for each in initial if each[1] != TOKEN), *found]

        ends = Ends({"continue": continue_, "break": break_}, [I1, *handed])
        writer.op("scf.condition", self.sequence(region.statements, ends, "continue"), None)
        writer.line("}, {")
        names = [f"'{number}" for number in range(len(handed))]  # which no text has
        self._block(list(zip(names, handed, strict=True)))
        writer.op("scf.yield", [writer.value(each) for each in names[: len(next_)]], None)
        self._close([each for each in operands if each[1] != TOKEN], handed)
        self._bound(statement.results, types, values[len(next_) :])

    def _nothing(self, type: Tile) -> Value:
        """What nobody reads."""
        if type.pointee:
            raise self._writer.unsupported("a loop that gives a pointer")
        return self._writer.op("ub.poison", [], type, "value = #ub.poison")


def _exits(statement: Statement) -> bool:
    """Whether a branch may leave what is around it."""
    for region in statement.regions:
        for each in region.statements:
            if each.name in ("continue", "break", "return") or (each.name == "if" and _exits(each)):
                return True
    return False
