"""Transformations of nests, right or wrong, and changes in one place."""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.fuzz.nests.nest import (
    Affine,
    If,
    Loop,
    Nest,
    Reduce,
    Store,
    affines,
    bodies,
    name_of,
    replaced,
    uses,
    values_of,
)


def _transform(nest: Nest, draw: random.Random) -> str | None:
    """Changes the nest in place and says how; None where the drawn way does not fit."""
    where = draw.choice(bodies(nest))
    if not where:
        return None
    at = draw.randrange(len(where))
    node = where[at]
    kind = draw.choice(_KINDS)
    if isinstance(node, Loop):
        simple = len(node.lowers) == len(node.uppers) == 1
        inner = node.body[0] if len(node.body) == 1 else None
        step = node.step
        match kind:
            case "interchange" if isinstance(inner, Loop):
                if uses([*inner.lowers, *inner.uppers], node.variable):
                    return None
                where[at] = Loop(inner.variable, inner.lowers, inner.uppers, inner.step, [
                    Loop(node.variable, node.lowers, node.uppers, node.step, inner.body)])  # fmt: skip
                return kind
            case "distribute" if len(node.body) > 1:
                cut = draw.randrange(1, len(node.body))
                parts = (node.body[:cut], node.body[cut:])
                fresh = nest.fresh()
                second = Loop(fresh, copy.deepcopy(node.lowers), copy.deepcopy(node.uppers), step,
                              replaced(parts[1], node.variable, name_of(fresh)))  # fmt: skip
                where[at : at + 1] = [Loop(node.variable, node.lowers, node.uppers, step, parts[0]), second]
                return kind
            case "fuse" if at + 1 < len(where) and isinstance(where[at + 1], Loop):
                other = where[at + 1]
                if (other.lowers, other.uppers, other.step) != (node.lowers, node.uppers, node.step):
                    return None
                node.body += replaced(other.body, other.variable, name_of(node.variable))
                del where[at + 1]
                return kind
            case "tile":
                tile, outer = draw.choice((2, 3, 4)) * step, nest.fresh()
                uppers = [name_of(outer).moved(tile), *copy.deepcopy(node.uppers)]
                if len(node.lowers) > 1:
                    return None
                if draw.random() < 0.15:
                    uppers, kind = uppers[:1], "tile without a rest"
                where[at] = Loop(outer, node.lowers, node.uppers, tile, [
                    Loop(node.variable, [name_of(outer)], uppers, step, node.body)])  # fmt: skip
                if (
                    inner is not None
                    and isinstance(inner, Loop)
                    and draw.random() < 0.5
                    and not uses([*inner.lowers, *inner.uppers], node.variable)
                ):
                    point = where[at].body[0]
                    where[at].body = [Loop(inner.variable, inner.lowers, inner.uppers, inner.step, [
                        Loop(point.variable, point.lowers, point.uppers, point.step, inner.body)])]  # fmt: skip
                    kind += " and interchange"
                return kind
            case "unroll" if simple and not node.lowers[0].operator and not node.uppers[0].operator:
                factor = draw.choice((2, 3))
                bodies_ = [
                    replaced(node.body, node.variable, name_of(node.variable).moved(number * step))
                    for number in range(factor)
                ]
                if draw.random() < 0.5:  # each copy under a condition
                    for number in range(1, factor):
                        left = {name: -value for name, value in name_of(node.variable).terms.items()}
                        room = Affine({**node.uppers[0].terms}, node.uppers[0].number - 1 - number * step)
                        for name, value in left.items():
                            room.terms[name] = room.terms.get(name, 0) + value
                        bodies_[number] = [If([room], bodies_[number], [])]
                    where[at] = Loop(
                        node.variable,
                        node.lowers,
                        node.uppers,
                        step * factor,
                        [each for body in bodies_ for each in body],
                    )
                    return "unroll with conditions"
                where[at] = Loop(
                    node.variable, node.lowers, node.uppers, step * factor, [each for body in bodies_ for each in body]
                )
                return "unroll without a rest"
            case "shift":
                by = draw.choice((-2, -1, 1, 3))
                body, lowers, uppers = node.body, node.lowers, node.uppers
                skip = None
                if draw.random() < 0.2:
                    skip, kind = draw.randrange(max(1, len(affines(body)))), "shift but for one place"
                if any(each.operator for each in (*lowers, *uppers)):
                    return None
                bounds = [each.moved(by) for each in lowers], [each.moved(by) for each in uppers]
                body = replaced(body, node.variable, name_of(node.variable).moved(-by), skip)
                where[at] = Loop(node.variable, *bounds, step, body)
                return kind
            case "reverse" if simple and step == 1 and not node.lowers[0].operator and not node.uppers[0].operator:
                total = Affine(dict(node.lowers[0].terms), node.lowers[0].number + node.uppers[0].number - 1)
                for name, value in node.uppers[0].terms.items():
                    total.terms[name] = total.terms.get(name, 0) + value
                total.terms[node.variable] = total.terms.get(node.variable, 0) - 1
                node.body = replaced(node.body, node.variable, total)
                return kind
            case "skew" if isinstance(inner, Loop):
                variable = name_of(node.variable)
                inner.lowers = [_sum(each, variable) for each in inner.lowers]
                inner.uppers = [_sum(each, variable) for each in inner.uppers]
                inner.body = replaced(inner.body, inner.variable, Affine({inner.variable: 1, node.variable: -1}))
                return kind
            case "split" if simple:
                middle = Affine({}, draw.randint(0, 3))
                fresh = nest.fresh()
                first = Loop(node.variable, node.lowers, [middle], step, node.body)
                if draw.random() < 0.6:
                    first.uppers = [middle, *copy.deepcopy(node.uppers)]
                lowers = [copy.deepcopy(middle)]
                if draw.random() < 0.6 and step == 1:
                    lowers.append(copy.deepcopy(node.lowers[0]))
                where[at : at + 1] = [first, Loop(fresh, lowers, copy.deepcopy(node.uppers), step,
                                                  replaced(node.body, node.variable, name_of(fresh)))]  # fmt: skip
                return kind
            case "peel" if simple and not node.lowers[0].operator and not node.uppers[0].operator:
                first = replaced(node.body, node.variable, node.lowers[0])
                if draw.random() < 0.6:
                    room = Affine(dict(node.uppers[0].terms), node.uppers[0].number - node.lowers[0].number - 1)
                    for name, value in node.lowers[0].terms.items():
                        room.terms[name] = room.terms.get(name, 0) - value
                    first = [If([room], first, [])]
                    kind = "peel under a condition"
                node.lowers = [node.lowers[0].moved(step)]
                where[at:at] = first
                return kind
            case "normalize" if simple and step > 1 and not node.uppers[0].operator:
                lower, upper = node.lowers[0], node.uppers[0]
                trips = Affine(dict(upper.terms), upper.number - lower.number + step - 1, "floordiv", step)
                for name, value in lower.terms.items():
                    trips.terms[name] = trips.terms.get(name, 0) - value
                scaled = _sum(lower, Affine({node.variable: step}))
                if any(
                    each[0][each[1]].operator and each[0][each[1]].terms.get(node.variable)
                    for each in affines(node.body)
                ):
                    return None
                where[at] = Loop(node.variable, [Affine({}, 0)], [trips], 1, replaced(node.body, node.variable, scaled))
                return kind
            case "carry" if isinstance(inner, Store) and inner.value.operands:
                carried = inner.value.operands[0]
                if (carried.kind, carried.array, carried.indices) != ("load", inner.array, inner.indices):
                    return None
                if uses(inner.indices, node.variable):
                    return None
                loop = Loop(node.variable, node.lowers, node.uppers, step, [inner.value.operands[1]])
                where[at] = Reduce(inner.array, inner.indices, inner.value.kind, loop)
                return kind
            case "hoist" if len(node.body) > 1:
                moved = node.body.pop(draw.choice((0, -1)))
                if any(where_[number].terms.get(node.variable) for where_, number in affines([moved])):
                    return None
                where.insert(draw.choice((at, at + 1)), moved)
                return kind
            case "sink a condition" if isinstance(inner, If) and len(inner.conditions) == 1 and not inner.other:
                condition = inner.conditions[0]
                factor = condition.terms.get(node.variable, 0)
                sign = -1 if factor > 0 else 1
                terms = {name: sign * value for name, value in condition.terms.items() if name != node.variable}
                rest = Affine(terms, sign * condition.number)
                if factor == 1 and step == 1:
                    node.lowers.append(rest)
                elif factor == -1:
                    node.uppers.append(rest.moved(1 if draw.random() < 0.8 else 0))
                else:
                    return None
                node.body = inner.body
                return kind
    return _edited(nest, where, at, draw, kind)


def _edited(nest: Nest, where: list[Any], at: int, draw: random.Random, kind: str) -> str | None:
    node = where[at]
    match kind:
        case "another number":
            places = affines(where)
            of, place = draw.choice(places)
            of[place] = of[place].moved(draw.choice((-1, 1)))
            return kind
        case "another name":
            of, place = draw.choice(affines(where))
            names = [each for each in of[place].terms if each not in ("n", "m")]
            inside = sorted({name for other, number in affines(where) for name in other[number].terms} - {"n", "m"})
            if not names or not inside:
                return None
            of[place] = of[place].with_name(draw.choice(names), name_of(draw.choice(inside)))
            return kind
        case "another operation" | "another array" | "swapped operands":
            values = values_of(where)
            if not values:
                return None
            value = draw.choice(values)
            if value.kind == "load" and kind == "another array":
                value.array = {"A": "B", "B": "A", "C": "C", "D": "D", "E": "E"}[value.array]
                return kind
            if len(value.operands) == 2 and kind == "swapped operands":
                value.operands.reverse()
                return kind
            if len(value.operands) == 2 and kind == "another operation":
                value.kind = draw.choice(("add", "mul", "sub", "max", "min"))
                return kind
            return None
        case "swap statements" if at + 1 < len(where):
            where[at], where[at + 1] = where[at + 1], where[at]
            return kind
        case "drop a statement" if len(where) > 1:
            del where[at]
            return kind
        case "repeat a statement":
            where.insert(at, copy.deepcopy(node))
            return kind
        case "another step" if isinstance(node, Loop):
            node.step = draw.choice([each for each in (1, 2, 3) if each != node.step])
            return kind
        case "forward a store" if isinstance(node, Store) and at + 1 < len(where) and isinstance(where[at + 1], Store):
            loads = [each for each in values_of(where[at + 1]) if each.kind == "load" and each.array == node.array]
            if not loads:
                return None
            load = draw.choice(loads)
            if load.indices != node.indices and draw.random() < 0.7:
                return None
            made = copy.deepcopy(node.value)
            load.kind, load.array, load.indices, load.operands = made.kind, made.array, made.indices, made.operands
            return kind
    return None


def _sum(one: Affine, other: Affine) -> Affine:
    terms = dict(one.terms)
    for name, value in other.terms.items():
        terms[name] = terms.get(name, 0) + value
    return Affine(terms, one.number + other.number)


_KINDS = (
    *("interchange", "interchange", "distribute", "fuse", "fuse", "tile", "tile", "unroll", "shift", "reverse", "skew"),
    *("split", "peel", "normalize", "carry", "carry", "hoist", "sink a condition", "another number", "another name"),
    *("another operation", "another array", "swapped operands", "swap statements", "drop a statement"),
    *("repeat a statement", "another step", "forward a store"),
)
_ATTEMPTS = 12


def changed(nest: Nest, draw: random.Random) -> tuple[str, Nest] | None:
    """The nest after one or two changes, and what they are."""
    made, names = nest, list[str]()
    for _ in range(draw.choice((1, 1, 2))):
        for _ in range(_ATTEMPTS):
            tried = copy.deepcopy(made)
            name = _transform(tried, draw)
            if name is not None and (tried.body != made.body):
                made = tried
                names.append(name)
                break
    return (names[-1], made) if names else None
