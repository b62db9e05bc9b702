"""Random statements on tensors, vectors with masks and views of memrefs, for the programs of `tests.fuzz.integers`.

All hold four integers of four bits. Tensors and vectors are values: an old one is read after a new one was made of it,
and loops and choices hand them on in any order."""

from __future__ import annotations

import random

from tests.fuzz import integers
from tests.fuzz.integers import Writer

TENSOR, VECTOR = "tensor<4xi4>", "vector<4xi4>"
_MASK = "vector<4xi1>"
_ELEMENTWISE = ("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui")
_REDUCTIONS = ("add", "mul", "and", "or", "xor", "maxsi", "minsi", "maxui", "minui")

Pools = dict[str, list[str]]


class ContainerWriter(Writer):
    """Writes the statements of `Writer`, and among them those on containers."""

    def statements(self, pools: Pools, count: int, depth: int) -> None:
        for _ in range(count):
            draw = self.random.random()
            if draw < 0.35:
                super().statements(pools, 1, depth)
            elif draw < 0.6:
                self.tensor(pools)
            elif draw < 0.78:
                self.vector(pools)
            elif draw < 0.86:
                self.view(pools)
            elif depth > 0:
                self.exchange(pools, depth)

    def container(self, pools: Pools, type_: str) -> str:
        if not pools[type_]:
            operation = "tensor.from_elements" if type_ == TENSOR else "vector.from_elements"
            elements = ", ".join(self.some(pools, "i4") for _ in range(4))
            pools[type_].append(self.define(f"{operation} {elements} : {type_}"))
        return self.random.choice(pools[type_])

    def tensor(self, pools: Pools) -> None:
        draw = self.random.random()
        one = self.container(pools, TENSOR)
        if draw < 0.35:
            value, at = self.some(pools, "i4"), self.index(pools)
            pools[TENSOR].append(self.define(f"tensor.insert {value} into {one}[{at}] : {TENSOR}"))
        elif draw < 0.65:
            pools["i4"].append(self.define(f"tensor.extract {one}[{self.index(pools)}] : {TENSOR}"))
        elif draw < 0.85:
            size, stride = self.random.choice(((2, 1), (2, 2), (1, 1), (2, 3)))
            start, to = (self.random.randint(0, 3 - (size - 1) * stride) for _ in range(2))
            part = f"tensor<{size}xi4>"
            slice_ = self.define(f"tensor.extract_slice {one}[{start}] [{size}] [{stride}] : {TENSOR} to {part}")
            other = self.container(pools, TENSOR)
            pools[TENSOR].append(
                self.define(
                    f"tensor.insert_slice {slice_} into {other}[{to}] [{size}] [{stride}] : {part} into {TENSOR}"
                )
            )
        else:
            pools[TENSOR].append(self.define(f"arith.{self.random.choice(_ELEMENTWISE)} {one}, {one} : {TENSOR}"))

    def vector(self, pools: Pools) -> None:
        draw = self.random.random()
        one, other = (self.container(pools, VECTOR) for _ in range(2))
        if draw < 0.15:
            value, at = self.some(pools, "i4"), self.random.randint(0, 3)
            pools[VECTOR].append(self.define(f"vector.insert {value}, {one} [{at}] : i4 into {VECTOR}"))
        elif draw < 0.3:
            pools["i4"].append(self.define(f"vector.extract {one}[{self.random.randint(0, 3)}] : i4 from {VECTOR}"))
        elif draw < 0.45:
            pools[VECTOR].append(self.define(f"arith.{self.random.choice(_ELEMENTWISE)} {one}, {other} : {VECTOR}"))
        elif draw < 0.55:
            lanes = ", ".join(str(self.random.randint(0, 7)) for _ in range(4))
            pools[VECTOR].append(self.define(f"vector.shuffle {one}, {other} [{lanes}] : {VECTOR}, {VECTOR}"))
        elif draw < 0.7:
            kind = self.random.choice(_REDUCTIONS)
            pools["i4"].append(self.define(f"vector.reduction <{kind}>, {one} : {VECTOR} into i4"))
        else:
            self.masked(pools, one)

    def masked(self, pools: Pools, one: str) -> None:
        mask = self.mask(pools)
        buffer = self.random.choice(("%M", "%O"))
        zero = self.define("arith.constant 0 : index")
        draw = self.random.random()
        if draw < 0.35:
            at = self.random.choice((zero, self.index(pools)))
            padding = self.some(pools, "i4")
            pools[VECTOR].append(
                self.define(f"vector.transfer_read {buffer}[{at}], {padding}, {mask} : memref<4xi4>, {VECTOR}")
            )
        elif draw < 0.6:
            at = self.random.choice((zero, self.index(pools)))
            self.lines.append(f"vector.transfer_write {one}, {buffer}[{at}], {mask} : {VECTOR}, memref<4xi4>")
        elif draw < 0.8:
            pools[VECTOR].append(
                self.define(
                    f"vector.maskedload {buffer}[{zero}], {mask}, {one} : memref<4xi4>, {_MASK}, {VECTOR} into {VECTOR}"
                )
            )
        else:
            self.lines.append(f"vector.compressstore {buffer}[{zero}], {mask}, {one} : memref<4xi4>, {_MASK}, {VECTOR}")

    def mask(self, pools: Pools) -> str:
        if self.random.random() < 0.5:
            return self.define(f"vector.create_mask {self.index(pools)} : {_MASK}")
        flags = ", ".join(self.some(pools, "i1") for _ in range(4))
        return self.define(f"vector.from_elements {flags} : {_MASK}")

    def view(self, pools: Pools) -> None:
        """A part of a buffer, which a store to the whole is seen through."""
        buffer = self.random.choice(("%M", "%O"))
        start = self.random.randint(0, 1)
        part = f"memref<2xi4, strided<[2], offset: {start}>>"
        view = self.define(f"memref.subview {buffer}[{start}] [2] [2] : memref<4xi4> to {part}")
        at = self.define(f"arith.constant {self.random.randint(0, 1)} : index")
        if self.random.random() < 0.6:
            self.store(pools)
        if self.random.random() < 0.5:
            pools["i4"].append(self.define(f"memref.load {view}[{at}] : {part}"))
        else:
            self.lines.append(f"memref.store {self.some(pools, 'i4')}, {view}[{at}] : {part}")

    def exchange(self, pools: Pools, depth: int) -> None:
        """A loop that hands on two tensors, perhaps in the other order, or a choice between two."""
        first, second = self.container(pools, TENSOR), self.container(pools, TENSOR)
        self.count += 1
        at = self.count
        both = f"{TENSOR}, {TENSOR}"
        inner = {each: list(known) for each, known in pools.items()}
        if self.random.random() < 0.6:
            upper = self.random.randint(0, 3)
            carried = f"%x{at} = {first}, %y{at} = {second}"
            self.lines.append(f"%v{at}:2 = affine.for %i{at} = 0 to {upper} iter_args({carried}) -> ({both}) {{")
            inner[TENSOR] += [f"%x{at}", f"%y{at}"] * 2
            inner["i4"].append(self.define(f"arith.index_cast %i{at} : index to i4"))
            self.statements(inner, self.random.randint(1, 4), depth - 1)
            ends = [("affine.yield", "}")]
        else:
            self.lines.append(f"%v{at}:2 = scf.if {self.some(pools, 'i1')} -> ({both}) {{")
            self.statements(inner, self.random.randint(0, 3), depth - 1)
            ends = [("scf.yield", "} else {"), ("scf.yield", "}")]
        for name, end in ends:
            yielded = [self.random.choice(inner[TENSOR][-4:]) for _ in range(2)]
            self.lines += [f"{name} {', '.join(yielded)} : {both}", end]
            inner = {each: list(known) for each, known in pools.items()}
            if end.endswith("{"):
                self.statements(inner, self.random.randint(0, 3), depth - 1)
        pools[TENSOR] += [f"%v{at}#0", f"%v{at}#1"]


def program(draw: random.Random) -> str:
    return integers.program(draw, ContainerWriter(draw), (TENSOR, VECTOR))
