func.func private @get() -> !llvm.ptr
func.func private @show(f64)
func.func private @comma()
func.func @f(%n: index) {
  %p = func.call @get() : () -> !llvm.ptr
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<6xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %ic = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %ic, ^b, ^end
^b:
  %q = arith.cmpi slt, %i, %n : index
  cf.cond_br %q, ^s, ^t
^s:
  %x = vector.extract %v[%i] : f64 from vector<6xf64>
  func.call @show(%x) : (f64) -> ()
  cf.br ^h
^t:
  func.call @comma() : () -> ()
  cf.br ^h
^h:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^a(%i1 : index)
^end:
  return
}
// -----
func.func private @get() -> !llvm.ptr
func.func private @show(f64)
func.func private @comma()
func.func @f(%n: index) {
  %p = func.call @get() : () -> !llvm.ptr
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<6xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %ic = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %ic, ^b, ^end
^b:
  %q = arith.cmpi slt, %i, %n : index
  cf.cond_br %q, ^s, ^t
^s:
  %kk = arith.index_cast %i : index to i64
  %x = llvm.extractelement %v[%kk : i64] : vector<6xf64>
  func.call @show(%x) : (f64) -> ()
  func.call @comma() : () -> ()
  cf.br ^h
^t:
  func.call @comma() : () -> ()
  cf.br ^h
^h:
  %i1 = arith.addi %i, %c1 : index
  cf.br ^a(%i1 : index)
^end:
  return
}
// expect: unknown
