"""Both programs of a pair as equations over the same parameters, and what is assumed of these."""

from __future__ import annotations

import hashlib

from msgspec import Struct
from msgspec.structs import replace

from equiv.pairing.alignment import compare_alignments
from equiv.pairing.demands import compare_demands
from equiv.pairing.pair import Pair
from equiv.pairing.placement.alignment import settled_by_placement
from equiv.proving.parametric.digits import NeedsDigits
from equiv.proving.parametric.equations import Equations, Outside
from equiv.proving.parametric.extraction import extract
from equiv.proving.parametric.scalars import fits
from equiv.proving.parametric.views import Layouts, NeedsElement, NeedsNumbers
from equiv.solver.linear.expression import Formula, TooLarge, at_most, both, constant, variable
from interp import ir
from interp.ir.text.printer import print_module

LARGEST = 48  # sizes are less than this power of two, so that no index wraps around


class Programs(Struct, frozen=True):
    """The equations of a pair. `names` has what users call each parameter."""

    source: Equations
    target: Equations
    parameters: tuple[str, ...]
    names: dict[str, str]
    ranges: Formula
    texts: tuple[str, str]

    @property
    def assumption(self) -> str:
        """What a proof takes for granted of sizes and addresses, in words."""
        addresses = self.source.addresses.keys() | self.target.addresses.keys()
        said = [f"sizes lie between -2^{LARGEST} and 2^{LARGEST}"] if set(self.parameters) - addresses else []
        if self.source.has_products or self.target.has_products:
            said.append(f"arrays have fewer than 2^{LARGEST} elements")
        said += [f"memory lies at addresses below 2^{LARGEST}"] if addresses else []
        return ", and ".join(said)


def extract_pair(pair: Pair) -> Programs:
    """Raises `Outside`."""
    _require_plain(pair)
    layouts = Layouts()
    settled = [
        settled_by_placement(claims, module, side.function)
        for claims, module, side in zip(
            pair.claims, (pair.source_module, pair.target_module), (pair.source, pair.target), strict=True
        )
    ]
    while True:
        try:
            source = extract(pair.source_module, pair.source.function, pair.signature, "s", layouts, settled[0])
            target = extract(pair.target_module, pair.target.function, pair.signature, "t", layouts, settled[1])
            break
        except NeedsNumbers as need:
            layouts = replace(layouts, flat=layouts.flat | {need.key})
        except NeedsElement as need:
            elements = {**layouts.elements, need.key: need.element}
            layouts = replace(layouts, flat=layouts.flat | {need.key}, elements=elements)
        except NeedsDigits as need:
            layouts = replace(layouts, weights={**layouts.weights, **need.weights})
        except RecursionError:
            raise Outside("loops and branches that nest too deep", pair.source_function.place) from None
        except TooLarge as problem:
            raise Outside(str(problem), pair.source_function.place) from None
    if source.returned != target.returned:
        raise Outside("a result that is an argument in one of the programs alone", pair.target_function.place)
    parameters: list[str] = []
    names: dict[str, str] = {}
    ranges: list[Formula] = []
    limit = constant(1 << LARGEST)
    for parameter in pair.signature.parameters:
        position, type_ = parameter.position, parameter.type
        if isinstance(type_, ir.View):
            for at, size in enumerate(type_.shape):
                if size is None:
                    name = f"p{position}_{at}"
                    parameters.append(name)
                    names[name] = f"{parameter.name}.{at}"
                    ranges += [at_most(constant(0), variable(name)), at_most(variable(name), limit)]
        elif type_.is_integer:
            name = f"p{position}"
            parameters.append(name)
            names[name] = parameter.name
            symbol = variable(name)
            if type_.width == 1:
                ranges += [at_most(constant(0), symbol), at_most(symbol, constant(1))]
            elif type_.width <= LARGEST:
                ranges.append(fits(symbol, type_.width))
            else:
                ranges += [at_most(symbol, limit), at_most(-limit, symbol)]
    for equations in (source, target):
        for name, address in equations.addresses.items():
            parameters.append(name)
            names[name] = f"the address at {address.place}, by {address.alignment}"
            ranges += [at_most(constant(1), variable(name)), at_most(variable(name) * address.alignment, limit)]
    texts = _hash(pair.source_module), _hash(pair.target_module)
    return Programs(source, target, tuple(parameters), names, both(*ranges), texts)


def _require_plain(pair: Pair) -> None:
    place = pair.target_function.place
    if pair.assumptions.aliases:
        raise Outside("arguments that may share memory", place)
    if not pair.globals_agree or pair.begin_apart:
        raise Outside("globals that differ", place)
    if pair.exact or pair.placed is not None:
        raise Outside("arguments that are results in one of the programs, or addresses as numbers", place)
    unpromised = compare_alignments(pair).unpromised
    if unpromised is not None:
        raise Outside(f"an alignment that the source does not promise: {unpromised.message}", place)
    unpromised = compare_demands(pair).unpromised
    if unpromised is not None:
        raise Outside(unpromised.message, place)
    if pair.calls_in_another_form:
        raise Outside("external calls", place)


def _hash(module: ir.Module) -> str:
    return hashlib.sha256(print_module(module, places=False).encode()).hexdigest()
