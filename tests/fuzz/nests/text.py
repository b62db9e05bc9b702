"""Nests as MLIR, in affine, scf or blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.fuzz.nests.nest import Affine, If, Loop, Nest, Reduce, Store, Value


class _Writer:
    """A nest as a function, in affine, scf or blocks."""

    def __init__(self, nest: Nest, form: str) -> None:
        self.nest, self.form, self.lines, self.count = nest, form, list[str](), 0

    def define(self, text: str) -> str:
        self.count += 1
        self.lines.append(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def type_of(self, array: str) -> str:
        sizes = "x".join("?" if isinstance(each, str) else str(each) for each in self.nest.shapes[array])
        return f"memref<{sizes}{'x' if sizes else ''}{self.nest.element}>"

    def index(self, affine: Affine) -> str:
        names = [each for each in affine.terms if affine.terms[each]]
        if not names and not affine.operator:
            return self.define(f"arith.constant {affine.number} : index")
        if len(names) == 1 and affine.terms[names[0]] == 1 and not affine.number and not affine.operator:
            return f"%{names[0]}"
        dims = {name: f"d{at}" for at, name in enumerate(names)}
        text = affine.text(lambda each: dims[each])
        return self.define(
            f"affine.apply affine_map<({', '.join(dims.values())}) -> "
            f"({text})>({', '.join(f'%{each}' for each in names)})"
        )

    def bound(self, affines_: list[Affine], operation: str) -> str:
        found = self.index(affines_[0])
        for each in affines_[1:]:
            found = self.define(f"arith.{operation} {found}, {self.index(each)} : index")
        return found

    def value(self, value: Value) -> str:
        element = self.nest.element
        match value.kind:
            case "load":
                return self.load(value.array, value.indices)
            case "number":
                made = self.define(f"arith.index_cast {self.index(value.indices[0])} : index to i32")
                return made if element == "i32" else self.define(f"arith.sitofp {made} : i32 to f32")
            case _:
                operands = [self.value(each) for each in value.operands]
                return self.operation(value.kind, *operands)

    def operation(self, kind: str, one: str, other: str) -> str:
        element = self.nest.element
        names = {"max": "maxsi", "min": "minsi"} if element == "i32" else {"max": "maximumf", "min": "minimumf"}
        name = names.get(kind) or f"{kind}{'i' if element == 'i32' else 'f'}"
        return self.define(f"arith.{name} {one}, {other} : {element}")

    def subscript(self, indices: list[Affine]) -> str:
        if self.form == "affine":
            return ", ".join(each.text(lambda name: f"%{name}") for each in indices)
        return ", ".join(self.index(each) for each in indices)

    def load(self, array: str, indices: list[Affine]) -> str:
        dialect = "affine" if self.form == "affine" else "memref"
        return self.define(f"{dialect}.load %{array}[{self.subscript(indices)}] : {self.type_of(array)}")

    def store(self, value: str, array: str, indices: list[Affine]) -> None:
        dialect = "affine" if self.form == "affine" else "memref"
        self.lines.append(f"{dialect}.store {value}, %{array}[{self.subscript(indices)}] : {self.type_of(array)}")

    def header(self, loop: Loop) -> str:
        if self.form != "affine":
            bounds = self.bound(loop.lowers, "maxsi"), self.bound(loop.uppers, "minsi")
            step = self.define(f"arith.constant {loop.step} : index")
            return f"scf.for %{loop.variable} = {bounds[0]} to {bounds[1]} step {step}"
        texts = []
        for bounds_, prefix in ((loop.lowers, "max "), (loop.uppers, "min ")):
            names = sorted({name for each in bounds_ for name in each.terms if each.terms[name]})
            dims = {name: f"d{at}" for at, name in enumerate(names)}
            results = ", ".join(each.text(lambda name, dims=dims: dims[name]) for each in bounds_)
            map_ = f"affine_map<({', '.join(dims.values())}) -> ({results})>({', '.join(f'%{each}' for each in names)})"
            texts.append((prefix if len(bounds_) > 1 else "") + map_)
        return f"affine.for %{loop.variable} = {texts[0]} to {texts[1]} step {loop.step}"

    def written(self, nodes: list[Any]) -> list[str]:
        """Nothing, which a loop that carries nothing has at its end."""
        self.write(nodes)
        return []

    def write(self, node: Any) -> None:
        match node:
            case list():
                for each in node:
                    self.write(each)
            case Store(array=array, indices=indices, value=value):
                self.store(self.value(value), array, indices)
            case Loop(body=body) if self.form == "blocks":
                self.blocks(node, [], lambda _: self.written(body))
            case Loop(body=body):
                self.lines.append(f"{self.header(node)} {{")
                self.write(body)
                self.lines.append("}")
            case Reduce(array=array, indices=indices, operation=operation, loop=loop):
                self.reduce(array, indices, operation, loop)
            case If():
                self.choice(node)

    def reduce(self, array: str, indices: list[Affine], operation: str, loop: Loop) -> None:
        first, element = self.load(array, indices), self.nest.element
        if self.form == "blocks":
            ended = self.blocks(
                loop, [first], lambda carried: [self.operation(operation, carried[0], self.value(loop.body[0]))]
            )
            self.store(ended[0], array, indices)
            return
        header = self.header(loop)
        self.count += 1
        name, carried = f"%v{self.count}", f"%a{self.count}"
        self.lines.append(f"{name} = {header} iter_args({carried} = {first}) -> ({element}) {{")
        made = self.operation(operation, carried, self.value(loop.body[0]))
        self.lines += [f"{'affine' if self.form == 'affine' else 'scf'}.yield {made} : {element}", "}"]
        self.store(name, array, indices)

    def choice(self, node: If) -> None:
        if self.form == "affine":
            names = sorted({name for each in node.conditions for name in each.terms if each.terms[name]})
            dims = {name: f"d{at}" for at, name in enumerate(names)}
            text = ", ".join(f"{each.text(lambda name: dims[name])} >= 0" for each in node.conditions)
            self.lines.append(
                f"affine.if affine_set<({', '.join(dims.values())}) : "
                f"({text})>({', '.join(f'%{each}' for each in names)}) {{"
            )
        else:
            zero = self.define("arith.constant 0 : index")
            held = [self.define(f"arith.cmpi sge, {self.index(each)}, {zero} : index") for each in node.conditions]
            condition = held[0]
            for each in held[1:]:
                condition = self.define(f"arith.andi {condition}, {each} : i1")
            if self.form == "blocks":
                self.count += 1
                at = self.count
                self.lines += [f"cf.cond_br {condition}, ^t{at}, ^e{at}", f"^t{at}:"]
                self.write(node.body)
                self.lines += [f"cf.br ^j{at}", f"^e{at}:"]
                self.write(node.other)
                self.lines += [f"cf.br ^j{at}", f"^j{at}:"]
                return
            self.lines.append(f"scf.if {condition} {{")
        self.write(node.body)
        if node.other:
            self.lines.append("} else {")
            self.write(node.other)
        self.lines.append("}")

    def blocks(self, loop: Loop, carried: list[str], body: Callable[[list[str]], list[str]]) -> list[str]:
        """A loop as blocks with a test at the head; what is carried after it."""
        lower, upper = self.bound(loop.lowers, "maxsi"), self.bound(loop.uppers, "minsi")
        step = self.define(f"arith.constant {loop.step} : index")
        self.count += 1
        at, element = self.count, self.nest.element
        names = [f"%c{at}x{number}" for number in range(len(carried))]
        given = ", ".join([lower, *carried])
        types = ", ".join(["index", *(element for _ in carried)])
        parameters = ", ".join([f"%{loop.variable}: index", *(f"{name}: {element}" for name in names)])
        self.lines += [f"cf.br ^h{at}({given} : {types})", f"^h{at}({parameters}):"]
        more = self.define(f"arith.cmpi slt, %{loop.variable}, {upper} : index")
        self.lines += [f"cf.cond_br {more}, ^b{at}, ^x{at}", f"^b{at}:"]
        made = body(names)
        after = self.define(f"arith.addi %{loop.variable}, {step} : index")
        self.lines += [f"cf.br ^h{at}({', '.join([after, *made])} : {types})", f"^x{at}:"]
        return names


FORMS = ("affine", "affine", "scf", "blocks")


def text(nest: Nest, form: str) -> str:
    """The nest as a function `f`."""
    writer = _Writer(nest, form)
    writer.write(nest.body)
    parameters = [f"%{array}: {writer.type_of(array)}" for array in nest.shapes]
    sizes = ["%n: index", "%m: index"] if nest.is_dynamic else []
    body = "\n".join(f"  {line}" for line in writer.lines)
    return f"func.func @f({', '.join([*parameters, *sizes])}) {{\n{body}\n  return\n}}\n"
