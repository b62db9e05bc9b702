"""A pair ready to run: both programs lowered to affine IR, assembled, and their signatures brought together."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from equiv.errors import SignatureMismatch
from equiv.pairing.placement.alignment import Claim
from equiv.pairing.promises import Promises
from equiv.request.assumptions import NOTHING, Assumptions
from equiv.request.signature import Signature
from equiv.verdict import Side
from frontends.errors import Unsupported
from interp import ir, machine


class Pair(Struct):
    """Both programs hold the same mutable globals where `globals_agree`. `loose` holds where a program has a reduction
    whose order is not specified: its float values are one choice. `rounds_otherwise` holds where one program alone has
    a function that may round in several ways: how far that goes is not known. `conventions` are how functions that take
    pointers or keep state were understood and what belongs to what in functions of different forms, in words; `maps`
    are what the user said of that; `exact` are the parameters that are a result in one of the programs; `memory` are
    the results that are memory and not values; `begin_apart` are globals that begin with other values in the
    target; `assumptions` are what the user says of the arguments; `placed` says where the target may depend on the
    addresses of its buffers, in which case what it computes can be refuted but not proven; `claims` are what
    each program says of the alignment of addresses, and `promises` what it says of parameters, results and accesses.
    `bare_pointers` holds where both take pointers of which nothing but their accesses tells what they point to, and
    `unknown_memory` says of which pointers not even that does, or where the source may depend on addresses: no run
    gives such a program its arguments, or tells what it does. `allocated` says where one uses the pointer of a
    descriptor that was allocated, which runs take for the aligned one: it can be refuted but not proven.
    `promised` are the bytes that callers of the source promise behind bare pointers, by the positions of parameters."""

    source: Side
    target: Side
    source_module: ir.Module
    target_module: ir.Module
    signature: Signature
    source_program: machine.Program
    target_program: machine.Program
    globals_agree: bool
    conventions: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    exact: frozenset[int] = frozenset()
    memory: tuple[int, ...] = ()
    begin_apart: tuple[str, ...] = ()
    bare_pointers: bool = False
    unknown_memory: SignatureMismatch | Unsupported | None = None
    allocated: Unsupported | None = None
    promised: Mapping[int, int] = field(default_factory=dict)
    assumptions: Assumptions = NOTHING
    placed: Unsupported | None = None
    claims: tuple[list[Claim], list[Claim]] = field(default_factory=lambda: ([], []))
    promises: tuple[Promises, Promises] = (Promises(), Promises())

    @property
    def source_function(self) -> ir.Function:
        return self.source_module.functions[self.source.function]

    @property
    def target_function(self) -> ir.Function:
        return self.target_module.functions[self.target.function]

    @property
    def loose(self) -> bool:
        return any(unordered_reductions(module) for module in (self.source_module, self.target_module))

    @property
    def rounds_otherwise(self) -> bool:
        """Whether one program chose to round as the other one did not."""
        modules = self.source_module, self.target_module
        source, target = (chosen(module, ir.ChoiceKind.ROUNDING) for module in modules)
        return source != target

    @property
    def calls_in_another_form(self) -> list[str]:
        """The external functions that the programs call with different kinds of arguments, as memrefs in one and
        descriptors or tensors in the other: whether the calls are the same is not known."""
        forms = [_call_forms(module) for module in (self.source_module, self.target_module)]
        return sorted(name for name in forms[0].keys() & forms[1].keys() if forms[0][name] != forms[1][name])

    def output_element(self, output: ir.Output) -> ir.Scalar:
        """The scalar type of an output's cells."""
        kind, which = output
        if isinstance(which, str):
            return self.source_module.globals[which].element
        is_argument = kind is ir.OutputKind.ARGUMENT
        given = self.signature.parameters[which].type if is_argument else self.signature.results[which]
        return given if isinstance(given, ir.Scalar) else given.element

    def output_name(self, output: ir.Output) -> str:
        """What a reader calls an output."""
        kind, which = output
        if isinstance(which, str):
            return f"@{which}"
        return f"%{self.signature.parameters[which].name}" if kind is ir.OutputKind.ARGUMENT else f"result {which}"

    def is_private(self, output: ir.Output) -> bool:
        """Whether an output is a global that only functions of its own file can reach."""
        return isinstance(output[1], str) and self.source_module.globals[output[1]].private

    @property
    def keeps_private_state(self) -> bool:
        """Whether a program has memory that outlives its calls and that nobody else can set."""
        modules = self.source_module, self.target_module
        return any(each.private and not each.constant for module in modules for each in module.globals.values())

    @property
    def has_outputs(self) -> bool:
        """Whether anything of a run can be observed, by callers or by other functions of the file."""
        if self.signature.results or any(isinstance(p.type, ir.View) for p in self.signature.parameters):
            return True
        modules = (self.source_module, self.target_module)
        return any(
            any(not each.constant for each in module.globals.values()) or _call_forms(module) for module in modules
        )


def _call_forms(module: ir.Module) -> dict[str, set[tuple[str, ...]]]:
    """The types of what external functions are given, by name: how many scalars of which types, views or pointers, and
    which of these the function may write."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for operation in ir.of_kind(module, ir.Opaque):
        kinds = [
            f"{'view' if isinstance(each.type, ir.View) else 'ptr'}{' to write' * (each in operation.writes)}"
            for each in operation.reads
        ]
        types = [str(each.type) for each in operation.arguments]
        found.setdefault(operation.name, set()).add((*types, *kinds))
    return found


def chosen(module: ir.Module, kind: ir.ChoiceKind) -> frozenset[str]:
    """What the functions of a module chose of one kind."""
    return frozenset(each.value for each in choices_of(module, kind))


def choices_of(module: ir.Module, kind: ir.ChoiceKind) -> list[ir.Choice]:
    """The same, each with the part that it is chosen for."""
    return [each for function in module.functions.values() for each in function.choices if each.kind is kind]


def unordered_reductions(module: ir.Module) -> list[ir.Place]:
    """The reductions in `module` whose order the program leaves open, sums and products of floats first."""
    functions = module.functions.values()
    return unordered_sums(module) + [place for function in functions for place in function.unordered_reductions]


def unordered_sums(module: ir.Module) -> list[ir.Place]:
    """Those of them whose order shows in rounding and signs of zeros alone."""
    return [place for function in module.functions.values() for place in function.unordered_sums]
