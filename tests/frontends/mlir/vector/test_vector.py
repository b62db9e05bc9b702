# ruff: noqa: E501
"""The vector dialect: its operations do on the machine what they do as native code."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, assemble
from tests.frontends.execution import disagreements

F32, I32 = "memref<24xf32>", "memref<24xi32>"


def function(body: str, arguments: str) -> str:
    return f"func.func @f({arguments}) {{\n%c0 = arith.constant 0 : index\n{body}\nreturn\n}}"


def elements(body: str, type: str = "f32") -> str:
    """A function on `%v`, two rows of four elements of %a, that leaves `%r`, of the same shape, in %b."""
    vector = f"vector<2x4x{type}>"
    arguments = f"%a: memref<2x4x{type}>, %b: memref<2x4x{type}>"
    pad = f"%pad = arith.constant {'0.0' if type.startswith('f') else '0'} : {type}"
    read = f"{pad}\n%v = vector.transfer_read %a[%c0, %c0], %pad {{in_bounds = [true, true]}} : memref<2x4x{type}>, {vector}"
    write = f"vector.transfer_write %r, %b[%c0, %c0] {{in_bounds = [true, true]}} : {vector}, memref<2x4x{type}>"
    return function(f"{read}\n{body}\n{write}", arguments)


PROGRAMS = {
    "arithmetic on elements": elements(
        "%w = arith.mulf %v, %v : vector<2x4xf32>\n%n = arith.negf %w : vector<2x4xf32>\n"
        "%c = arith.cmpf olt, %v, %n : vector<2x4xf32>\n%r = arith.select %c, %v, %w : vector<2x4xi1>, vector<2x4xf32>"
    ),
    "a constant": elements(
        "%k = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [-1.0, 0.5, 0.0, 8.0]]> : vector<2x4xf32>\n"
        "%r = arith.addf %v, %k : vector<2x4xf32>"
    ),
    "integers of eight bits": elements(
        "%k = arith.constant dense<-3> : vector<2x4xi8>\n%w = arith.addi %v, %k : vector<2x4xi8>\n"
        "%r = arith.maxsi %w, %v : vector<2x4xi8>",
        "i8",
    ),
    "transpose and shape_cast": elements(
        "%t = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>\n"
        "%r = vector.shape_cast %t : vector<4x2xf32> to vector<2x4xf32>"
    ),
    "broadcast of a row, of a column and of a scalar": elements(
        "%row = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>\n"
        "%w = vector.broadcast %row : vector<4xf32> to vector<2x4xf32>\n"
        "%s = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]}"
        " : vector<2x4xf32> to vector<2x1xf32>\n"
        "%u = vector.broadcast %s : vector<2x1xf32> to vector<2x4xf32>\n"
        "%x = vector.extract %v[0, 3] : f32 from vector<2x4xf32>\n%y = vector.broadcast %x : f32 to vector<2x4xf32>\n"
        "%z = arith.addf %w, %u : vector<2x4xf32>\n%r = arith.mulf %z, %y : vector<2x4xf32>"
    ),
    "shuffle": elements(
        "%p = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>\n"
        "%q = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>\n"
        "%s = vector.shuffle %p, %q [7, 0, 2, 5] : vector<4xf32>, vector<4xf32>\n"
        "%r = vector.insert %s, %v [0] : vector<4xf32> into vector<2x4xf32>"
    ),
    "strided slices": elements(
        "%s = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}"
        " : vector<2x4xf32> to vector<2x2xf32>\n"
        "%r = vector.insert_strided_slice %s, %v {offsets = [0, 2], strides = [1, 1]}"
        " : vector<2x2xf32> into vector<2x4xf32>"
    ),
    "extract and insert where an index says": elements(
        "%row = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>\n%i = arith.constant 2 : index\n"
        "%x = vector.extract %row[%i] : f32 from vector<4xf32>\n"
        "%w = vector.insert %x, %row [%c0] : f32 into vector<4xf32>\n"
        "%r = vector.insert %w, %v [0] : vector<4xf32> into vector<2x4xf32>"
    ),
    "interleave and deinterleave": elements(
        "%p = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>\n"
        "%q = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>\n"
        "%i = vector.interleave %p, %q : vector<4xf32> -> vector<8xf32>\n"
        "%d, %e = vector.deinterleave %i : vector<8xf32> -> vector<4xf32>\n"
        "%w = vector.insert %e, %v [0] : vector<4xf32> into vector<2x4xf32>\n"
        "%r = vector.insert %d, %w [1] : vector<4xf32> into vector<2x4xf32>"
    ),
    "from and to elements, step": elements(
        "%p = vector.extract %v[0] : vector<4xi32> from vector<2x4xi32>\n"
        "%e:4 = vector.to_elements %p : vector<4xi32>\n"
        "%f = vector.from_elements %e#3, %e#2, %e#0, %e#0 : vector<4xi32>\n"
        "%s = vector.step : vector<4xindex>\n%t = arith.index_cast %s : vector<4xindex> to vector<4xi32>\n"
        "%g = arith.addi %f, %t : vector<4xi32>\n%r = vector.insert %g, %v [1] : vector<4xi32> into vector<2x4xi32>",
        "i32",
    ),
    "bitcast": elements(
        "%i = vector.bitcast %v : vector<2x4xf32> to vector<2x4xi32>\n%k = arith.constant dense<8388608> : vector<2x4xi32>\n"
        "%j = arith.xori %i, %k : vector<2x4xi32>\n%r = vector.bitcast %j : vector<2x4xi32> to vector<2x4xf32>"
    ),
    "fma": elements("%r = vector.fma %v, %v, %v : vector<2x4xf32>"),
    **{
        f"reduction {kind} of {type}": elements(
            f"%p = vector.shape_cast %v : vector<2x4x{type}> to vector<8x{type}>\n"
            f"%s = vector.reduction <{kind}>, %p : vector<8x{type}> into {type}\n"
            f"%t = vector.reduction <{kind}>, %p, %s : vector<8x{type}> into {type}\n"
            f"%w = vector.broadcast %s : {type} to vector<4x{type}>\n%u = vector.broadcast %t : {type} to vector<4x{type}>\n"
            f"%x = vector.insert %w, %v [0] : vector<4x{type}> into vector<2x4x{type}>\n"
            f"%r = vector.insert %u, %x [1] : vector<4x{type}> into vector<2x4x{type}>",
            type,
        )
        for kind, type in [
            ("add", "f32"), ("mul", "f32"), ("maximumf", "f32"), ("minimumf", "f64"), ("maxnumf", "f32"),
            ("add", "i32"), ("mul", "i8"), ("minsi", "i32"), ("maxui", "i16"), ("xor", "i64"), ("and", "i32"), ("or", "i32"),
        ]
    },
    "outer product with an accumulator": elements(
        "%p = vector.extract %v[0] : vector<4xf32> from vector<2x4xf32>\n"
        "%q = vector.extract_strided_slice %p {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>\n"
        "%r = vector.outerproduct %q, %p, %v {kind = #vector.kind<add>} : vector<2xf32>, vector<4xf32>"
    ),
    "outer product of integers": elements(
        "%p = vector.extract %v[0] : vector<4xi32> from vector<2x4xi32>\n"
        "%q = vector.extract_strided_slice %p {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>\n"
        "%r = vector.outerproduct %q, %p, %v {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<4xi32>",
        "i32",
    ),
    "masks": elements(
        "%i = arith.constant 3 : index\n%j = arith.constant 1 : index\n"
        "%m = vector.create_mask %j, %i : vector<2x4xi1>\n%n = vector.constant_mask [2, 1] : vector<2x4xi1>\n"
        "%o = arith.xori %m, %n : vector<2x4xi1>\n%k = arith.constant dense<7.0> : vector<2x4xf32>\n"
        "%r = arith.select %o, %v, %k : vector<2x4xi1>, vector<2x4xf32>"
    ),
    "a read beyond the end is padded": function(
        "%p = arith.constant 9.0 : f32\n%i = arith.constant 20 : index\n"
        f"%v = vector.transfer_read %a[%i], %p : {F32}, vector<8xf32>\n"
        f"vector.transfer_write %v, %b[%c0] {{in_bounds = [true]}} : vector<8xf32>, {F32}",
        f"%a: {F32}, %b: {F32}",
    ),
    "a write beyond the end is cut": function(
        "%p = arith.constant 9.0 : f32\n%i = arith.constant 20 : index\n"
        f"%v = vector.transfer_read %a[%c0], %p {{in_bounds = [true]}} : {F32}, vector<8xf32>\n"
        f"vector.transfer_write %v, %b[%i] : vector<8xf32>, {F32}",
        f"%a: {F32}, %b: {F32}",
    ),
    "transfers with a permutation, a broadcast and a mask": function(
        "%p = arith.constant 9.0 : f32\n%c1 = arith.constant 1 : index\n%c3 = arith.constant 3 : index\n"
        "%m = vector.create_mask %c3, %c1 : vector<4x2xi1>\n"
        "%v = vector.transfer_read %a[%c1, %c1], %p, %m {permutation_map = affine_map<(i, j) -> (j, i)>}"
        " : memref<5x3xf32>, vector<2x4xf32>\n"
        "%w = vector.transfer_read %a[%c1, %c1], %p {permutation_map = affine_map<(i, j) -> (0, i)>, in_bounds = [true, false]}"
        " : memref<5x3xf32>, vector<2x4xf32>\n"
        "%r = arith.addf %v, %w : vector<2x4xf32>\n"
        "vector.transfer_write %r, %b[%c1, %c0] {permutation_map = affine_map<(i, j) -> (j, i)>} : vector<2x4xf32>, memref<5x3xf32>",
        "%a: memref<5x3xf32>, %b: memref<5x3xf32>",
    ),
    "masked loads and stores": function(
        "%c3 = arith.constant 3 : index\n%m = vector.create_mask %c3 : vector<8xi1>\n%i = arith.constant 21 : index\n"
        f"%k = arith.constant dense<7.0> : vector<8xf32>\n"
        f"%v = vector.maskedload %a[%i], %m, %k : {F32}, vector<8xi1>, vector<8xf32> into vector<8xf32>\n"
        f"vector.maskedstore %b[%i], %m, %v : {F32}, vector<8xi1>, vector<8xf32>\n"
        f"vector.store %v, %b[%c0] : {F32}, vector<8xf32>",
        f"%a: {F32}, %b: {F32}",
    ),
    "gather and scatter": function(
        "%n = arith.constant dense<[5, 0, 23, 2]> : vector<4xindex>\n%m = arith.constant dense<[true, true, false, true]> : vector<4xi1>\n"
        "%k = arith.constant dense<7.0> : vector<4xf32>\n"
        f"%v = vector.gather %a[%c0] [%n], %m, %k : {F32}, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
        f"vector.scatter %b[%c0] [%n], %m, %v : {F32}, vector<4xindex>, vector<4xi1>, vector<4xf32>",
        f"%a: {F32}, %b: {F32}",
    ),
    "expandload and compressstore": function(
        "%m = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n%k = arith.constant dense<7.0> : vector<4xf32>\n"
        f"%v = vector.expandload %a[%c0], %m, %k : {F32}, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
        f"vector.compressstore %b[%c0], %m, %v : {F32}, vector<4xi1>, vector<4xf32>",
        f"%a: {F32}, %b: {F32}",
    ),
    "vectors carried by loops and branches": function(
        "%c1 = arith.constant 1 : index\n%c4 = arith.constant 4 : index\n%z = arith.constant dense<0.0> : vector<4xf32>\n"
        "%s = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %z) -> vector<4xf32> {\n"
        f"%v = vector.load %a[%i] : {F32}, vector<4xf32>\n%odd = arith.cmpi ugt, %i, %c1 : index\n"
        "%w = scf.if %odd -> vector<4xf32> {\nscf.yield %v : vector<4xf32>\n} else {\n"
        "%u = arith.negf %v : vector<4xf32>\nscf.yield %u : vector<4xf32>\n}\n"
        "%n = arith.addf %acc, %w : vector<4xf32>\nscf.yield %n : vector<4xf32>\n}\n"
        f"vector.store %s, %b[%c0] : {F32}, vector<4xf32>",
        f"%a: {F32}, %b: {F32}",
    ),
    **{
        f"contraction of {m}x{k} and {n}x{k} integers, {kind}": function(
            f"%p = arith.constant 0 : i32\n"
            f"%v = vector.transfer_read %a[%c0, %c0], %p {{in_bounds = [true, true]}} : memref<{m}x{k}xi32>, vector<{m}x{k}xi32>\n"
            f"%w = vector.transfer_read %b[%c0, %c0], %p {{in_bounds = [true, true]}} : memref<{n}x{k}xi32>, vector<{n}x{k}xi32>\n"
            f"%z = vector.transfer_read %c[%c0, %c0], %p {{in_bounds = [true, true]}} : memref<{m}x{n}xi32>, vector<{m}x{n}xi32>\n"
            "%r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,"
            ' affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"],'
            f" kind = #vector.kind<{kind}>}} %v, %w, %z : vector<{m}x{k}xi32>, vector<{n}x{k}xi32> into vector<{m}x{n}xi32>\n"
            f"vector.transfer_write %r, %c[%c0, %c0] {{in_bounds = [true, true]}} : vector<{m}x{n}xi32>, memref<{m}x{n}xi32>",
            f"%a: memref<{m}x{k}xi32>, %b: memref<{n}x{k}xi32>, %c: memref<{m}x{n}xi32>",
        )
        for m, n, k, kind in [(3, 4, 5, "add"), (16, 17, 16, "add")]
    },
    "memrefs of vectors": function(
        "%c1 = arith.constant 1 : index\n%c2 = arith.constant 2 : index\n%c3 = arith.constant 3 : index\n"
        "%m = memref.alloca() : memref<vector<3x8xf32>>\n%p = memref.alloca(%c3) : memref<?xvector<8xf32>>\n"
        f"%v = vector.load %a[%c0] : {F32}, vector<8xf32>\n%w = vector.broadcast %v : vector<8xf32> to vector<3x8xf32>\n"
        "memref.store %w, %m[] : memref<vector<3x8xf32>>\n"
        "%t = vector.type_cast %m : memref<vector<3x8xf32>> to memref<3xvector<8xf32>>\n"
        f"%u = vector.load %a[%c3] : {F32}, vector<8xf32>\nmemref.store %u, %t[%c1] : memref<3xvector<8xf32>>\n"
        "%d = memref.dim %p, %c0 : memref<?xvector<8xf32>>\n%l = arith.subi %d, %c1 : index\n"
        "scf.for %i = %c0 to %d step %c1 {\n%x = memref.load %t[%i] : memref<3xvector<8xf32>>\n"
        "memref.store %x, %p[%i] : memref<?xvector<8xf32>>\n}\n"
        "scf.for %i = %c0 to %c3 step %c1 {\n%x = memref.load %p[%i] : memref<?xvector<8xf32>>\n%c8 = arith.constant 8 : index\n"
        f"%at = arith.muli %i, %c8 : index\nvector.store %x, %b[%at] : {F32}, vector<8xf32>\n}}",
        f"%a: {F32}, %b: {F32}",
    ),
    "a gather and a scatter beyond the last dimension": function(
        "%c1 = arith.constant 1 : index\n%n = arith.constant dense<[5, 0, 13, 2]> : vector<4xindex>\n"
        "%m = arith.constant dense<[true, true, true, true]> : vector<4xi1>\n%k = arith.constant dense<7.0> : vector<4xf32>\n"
        "%v = vector.gather %a[%c1, %c1] [%n], %m, %k : memref<5x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
        "vector.scatter %b[%c1, %c0] [%n], %m, %v : memref<5x4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>",
        "%a: memref<5x4xf32>, %b: memref<5x4xf32>",
    ),
    "affine vector loads and stores": function(
        "affine.for %i = 0 to 5 {\n"
        f"%v = affine.vector_load %a[%i * 4 + 1] : {F32}, vector<3xf32>\n"
        f"affine.vector_store %v, %b[%i * 3] : {F32}, vector<3xf32>\n}}",
        f"%a: {F32}, %b: {F32}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_machine_does_what_native_code_does(name: str) -> None:
    assert disagreements(PROGRAMS[name]) == []


@pytest.mark.parametrize(("inclusive", "expected"), [("true", [1, 3, 6, 10]), ("false", [5, 6, 8, 11])])
def test_scan(inclusive: str, expected: list[int]) -> None:
    """No lowering of MLIR's runs it, so the numbers are those of its documentation."""
    text = function(
        "%v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>\n%k = arith.constant dense<5> : vector<i32>\n"
        f"%r, %l = vector.scan <add>, %v, %k {{inclusive = {inclusive}, reduction_dim = 0 : i64}}"
        " : vector<4xi32>, vector<i32>\nvector.store %r, %a[%c0] : memref<4xi32>, vector<4xi32>",
        "%a: memref<4xi32>",
    )
    execution = assemble(load(text).lower("f"), "f").run([BufferInput((4,))], Domain.CONCRETE)
    assert execution.output_bits(("argument", 0)) == expected
