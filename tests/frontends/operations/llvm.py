# ruff: noqa: E501
"""The LLVM dialect beside its arithmetic, which `test_llvm_execution` has: memory, vectors, control and intrinsics."""

from __future__ import annotations

from tests.frontends.operations.case import INTEGERS, Case

_WIDE = ("f32", "f64")
_WHOLE = (*INTEGERS, *_WIDE)
_POINTERS = "\n".join(
    f"%{name}_at = memref.extract_aligned_pointer_as_index %{name} : memref<8xT> -> index\n"
    f"%{name}_number = arith.index_cast %{name}_at : index to i64\n"
    f"%{name.upper()} = llvm.inttoptr %{name}_number : i64 to !llvm.ptr"
    for name in ("x", "o")
)
_V4 = "vector<4xT>"
_MASK = "%k = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"


def _case(name: str, body: str, types: tuple[str, ...] = _WHOLE, before: str = "") -> Case:
    """%X and %O point to eight elements each."""
    return Case(name, "%x: memref<8xT>, %o: memref<8xT>", f"{_POINTERS}\n{body}", "", types, before=before)


def _at(name: str, pointer: str, element: int) -> str:
    return f"%{name} = llvm.getelementptr inbounds %{pointer}[{element}] : (!llvm.ptr) -> !llvm.ptr, T\n"


def _read(name: str, element: int = 0, vector: str = _V4) -> str:
    return f"{_at(f'{name}_p', 'X', element)}%{name} = llvm.load %{name}_p {{alignment = 1 : i64}} : !llvm.ptr -> {vector}\n"


def _write(name: str, vector: str = _V4, element: int = 0) -> str:
    return (
        f"{_at(f'{name}_q', 'O', element)}llvm.store %{name}, %{name}_q {{alignment = 1 : i64}} : {vector}, !llvm.ptr"
    )


def _number(name: str, value: int | str, type: str = "i32") -> str:
    return f"%{name} = llvm.mlir.constant({value} : {type}) : {type}\n"


def _memory() -> list[Case]:
    return [
        *(
            _case(f"atomicrmw {kind}", f"%v = llvm.load %X : !llvm.ptr -> T\n"
                  f"%r = llvm.atomicrmw {kind} %O, %v monotonic : !llvm.ptr, T\n{_write('r', 'T', 1)}", types)
            for kinds, types in (
                (("xchg", "add", "sub", "_and", "_or", "_xor", "max", "min", "umax", "umin"), INTEGERS),
                (("fadd", "fsub", "fmax", "fmin"), _WIDE),
            )
            for kind in kinds
        ),
        _case("bitreverse", "%v = llvm.load %X : !llvm.ptr -> T\n%r = llvm.intr.bitreverse(%v) : (T) -> T\n"
              f"{_write('r', 'T', 1)}", INTEGERS),
        _case("cmpxchg", "%v = llvm.load %X : !llvm.ptr -> T\n%w = llvm.load %O : !llvm.ptr -> T\n"
              "%r = llvm.cmpxchg %O, %w, %v acq_rel monotonic : !llvm.ptr, T\nllvm.fence seq_cst\n"
              f"{_at('p', 'X', 1)}%s = llvm.cmpxchg %p, %w, %v acq_rel monotonic : !llvm.ptr, T\n"
              "%t = llvm.extractvalue %s[0] : !llvm.struct<(T, i1)>\n%f = llvm.extractvalue %s[1] "
              f": !llvm.struct<(T, i1)>\n%g = llvm.select %f, %v, %t : i1, T\n{_write('g', 'T', 2)}", INTEGERS),
        _case("memmove, memcpy.inline and memset.inline", f"{_number('n', 5, 'i64')}{_number('b', -2, 'i8')}{_at('p', 'O', 2)}"
              '"llvm.intr.memcpy.inline"(%O, %X) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()\n'
              '"llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()\n'
              f"{_number('one', 1, 'i64')}%m = llvm.getelementptr %O[1] : (!llvm.ptr) -> !llvm.ptr, i8\n"
              '"llvm.intr.memmove"(%m, %O, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()', INTEGERS),
        _case("masked.load and masked.store", f"{_MASK}{_read('d', 4)}%v = llvm.intr.masked.load %X, %k, %d "
              "{alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xT>) -> vector<4xT>\n"
              "llvm.intr.masked.store %v, %O, %k {alignment = 1 : i32} : vector<4xT>, vector<4xi1> into !llvm.ptr\n"
              + _write("v", element=4)),
        _case("masked.gather and masked.scatter", f"{_MASK}{_read('d', 4)}"
              "%i = arith.constant dense<[6, 0, 1, 3]> : vector<4xi64>\n"
              "%p = llvm.getelementptr %X[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, T\n"
              "%q = llvm.getelementptr %O[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, T\n"
              "%v = llvm.intr.masked.gather %p, %k, %d {alignment = 1 : i32} "
              ": (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xT>) -> vector<4xT>\n"
              "llvm.intr.masked.scatter %v, %q, %k {alignment = 1 : i32} "
              ": vector<4xT>, vector<4xi1> into vector<4x!llvm.ptr>"),
        _case("masked.expandload and masked.compressstore", f"{_MASK}{_read('d', 4)}"
              '%v = "llvm.intr.masked.expandload"(%X, %k, %d) : (!llvm.ptr, vector<4xi1>, vector<4xT>) -> vector<4xT>\n'
              '"llvm.intr.masked.compressstore"(%v, %O, %k) : (vector<4xT>, !llvm.ptr, vector<4xi1>) -> ()\n'
              + _write("v", element=4)),
        _case("alloca, lifetimes and the stack", f"{_number('four', 4)}%s = llvm.intr.stacksave : !llvm.ptr\n"
              "%m = llvm.alloca %four x T : (i32) -> !llvm.ptr\nllvm.intr.lifetime.start %m : !llvm.ptr\n"
              f"{_read('v', 3)}llvm.store %v, %m {{alignment = 1 : i64}} : {_V4}, !llvm.ptr\n"
              f"%w = llvm.load %m {{alignment = 1 : i64}} : !llvm.ptr -> {_V4}\nllvm.intr.lifetime.end %m : !llvm.ptr\n"
              f"llvm.intr.stackrestore %s : !llvm.ptr\n{_write('w')}"),
        _case("pointers as numbers, and of another address space", "%a = llvm.addrspacecast %X : !llvm.ptr to !llvm.ptr<1>\n"
              "%b = llvm.addrspacecast %a : !llvm.ptr<1> to !llvm.ptr\n%n = llvm.ptrtoint %b : !llvm.ptr to i64\n"
              f"{_number('size', 8, 'i64')}%m = llvm.add %n, %size : i64\n%p = llvm.inttoptr %m : i64 to !llvm.ptr\n"
              f"%v = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> T\n{_write('v', 'T')}", ("i32", "i64", *_WIDE)),
    ]  # fmt: skip


def _vectors() -> list[Case]:
    both = f"{_read('v')}{_read('w', 4)}"
    return [
        _case("vector.insert and vector.extract", f"{_read('e', 0, 'vector<8xT>')}{_read('v', 2)}"
              "%h = llvm.intr.vector.extract %e[4] : vector<4xT> from vector<8xT>\n"
              "%r = llvm.intr.vector.insert %h, %e[0] : vector<4xT> into vector<8xT>\n"
              "%s = llvm.intr.vector.insert %v, %r[4] : vector<4xT> into vector<8xT>\n" + _write("s", "vector<8xT>")),
        _case("vector.interleave2", f'{both}%r = "llvm.intr.vector.interleave2"(%v, %w) '
              f": ({_V4}, {_V4}) -> vector<8xT>\n{_write('r', 'vector<8xT>')}"),
        _case("vector.deinterleave2", f"{_read('e', 0, 'vector<8xT>')}"
              '%p = "llvm.intr.vector.deinterleave2"(%e) : (vector<8xT>) -> !llvm.struct<(vector<4xT>, vector<4xT>)>\n'
              "%r = llvm.extractvalue %p[1] : !llvm.struct<(vector<4xT>, vector<4xT>)>\n" + _write("r")),
        _case("stepvector", f'%r = llvm.intr.stepvector : {_V4}\n{_write("r")}', INTEGERS),
        *(
            _case(f"get.active.lane.mask from {base} below {bound}", f"{both}{_number('base', base)}{_number('n', bound)}"
                  "%k = llvm.intr.get.active.lane.mask %base, %n : i32, i32 to vector<4xi1>\n"
                  f"%r = llvm.select %k, %v, %w : vector<4xi1>, {_V4}\n{_write('r')}", ("i32",))
            for base, bound in ((0, 3), (2, 4), (5, 5), (7, 3), (-2, -1), (-3, 100))
        ),
        *(
            _case(f"vector.reduce.{kind}", f'{_read("v")}%r = "llvm.intr.vector.reduce.{kind}"(%v) : ({_V4}) -> T\n'
                  + _write("r", "T"), types)
            for kinds, types in (
                (("fmax", "fmin", "fmaximum", "fminimum"), _WIDE),
                (("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), INTEGERS),
            )
            for kind in kinds
        ),
        *(
            _case(f"vector.reduce.{kind}", f'{_read("v")}{_read("s", 5, "T")}'
                  f'%r = "llvm.intr.vector.reduce.{kind}"(%s, %v) : (T, {_V4}) -> T\n{_write("r", "T")}', _WIDE)
            for kind in ("fadd", "fmul")
        ),
        *(
            _case(f"vp.reduce.{kind} of {length}", f'{_MASK}{_read("v")}{_read("s", 5, "T")}{_number("n", length)}'
                  f'%r = "llvm.intr.vp.reduce.{kind}"(%s, %v, %k, %n) : (T, {_V4}, vector<4xi1>, i32) -> T\n'
                  + _write("r", "T"), types)
            for kinds, types in (
                (("fadd", "fmul", "fmax", "fmin"), _WIDE),
                (("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"), INTEGERS),
            )
            for kind in kinds
            for length in (3, 4)
        ),
    ]  # fmt: skip


_ONE = ("acos", "asin", "atan", "cosh", "exp2", "log10", "log2", "sinh", "tan", "tanh")


def _functions() -> list[Case]:
    one = _read("v", 0, "T")
    return [
        *(
            Case(f"intr.{name}", "%x: T", f'"llvm.intr.{name}"(%x) : (T) -> T', "T", _WIDE, tuple(range(0, 40, 4)))
            for name in _ONE
        ),
        *(
            Case(f"intr.{name}", "%x: T, %y: T", f'%p = math.absf %x : T\n"llvm.intr.{name}"(%p, %y) : (T, T) -> T', "T",
                 _WIDE, tuple(range(0, 40, 4)))
            for name in ("pow", "atan2")
        ),
        Case("intr.powi", "%x: T", '%n = arith.constant 3 : i32\n"llvm.intr.powi"(%x, %n) : (T, i32) -> T', "T", _WIDE),
        _case("sincos", f"{one}%p = llvm.intr.sincos(%v) : (T) -> !llvm.struct<(T, T)>\n"
              f"%r = llvm.extractvalue %p[0] : !llvm.struct<(T, T)>\n%c = llvm.extractvalue %p[1] "
              f": !llvm.struct<(T, T)>\n{_write('r', 'T')}\n{_write('c', 'T', 2)}", _WIDE),
        _case("fmuladd", f'{one}{_read("w", 3, "T")}%r = "llvm.intr.fmuladd"(%v, %w, %v) : (T, T, T) -> T\n{_write("r", "T")}',
              _WIDE),
        _case("assume, expect, prefetch and freeze", f"{one}%yes = llvm.mlir.constant(true) : i1\n"
              "llvm.intr.assume %yes : i1\n%e = llvm.intr.expect %yes, %yes : i1\n"
              "%p = llvm.intr.expect.with.probability %e, %yes, 5.000000e-01 : i1\n"
              '"llvm.intr.prefetch"(%X) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()\n'
              '%f = llvm.freeze %yes : i1\n%b = llvm.and %f, %p : i1\n%q = llvm.mlir.poison : T\n'
              f'%r = llvm.select %b, %v, %q : i1, T\n{_write("r", "T")}'),
        _case("blocks, a switch and a call", f"{one}{_number('n', 5)}%r = llvm.call @g(%n, %v) : (i32, T) -> T\n"
              + _write("r", "T"), before="""llvm.func @g(%n: i32, %v: T) -> T {
              llvm.switch %n : i32, ^other(%n : i32) [5: ^five, 6: ^other(%n : i32)]
              ^five:
              %one = llvm.mlir.constant(1 : i32) : i32
              %m = llvm.sub %n, %one : i32
              llvm.br ^other(%m : i32)
              ^other(%k: i32):
              %four = llvm.mlir.constant(4 : i32) : i32
              %c = llvm.icmp "eq" %k, %four : i32
              llvm.cond_br %c, ^end, ^never
              ^never:
              llvm.unreachable
              ^end:
              llvm.return %v : T
              }
              """),
    ]  # fmt: skip


CASES = [*_memory(), *_vectors(), *_functions()]


def natively(text: str) -> str:
    """The functions as they are."""
    return text
