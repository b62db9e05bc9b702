func.func private @get() -> !llvm.ptr
func.func private @show(f64)
func.func private @comma()
func.func @f(%n: index) {
  %p = func.call @get() : () -> !llvm.ptr
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<6xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %ic = arith.cmpi slt, %i, %c2 : index
  cf.cond_br %ic, ^b, ^end
^b:
  cf.br ^c(%c0 : index)
^c(%j: index):
  %jc = arith.cmpi slt, %j, %c3 : index
  cf.cond_br %jc, ^d, ^g
^d:
  %m = arith.muli %i, %c3 : index
  %k = arith.addi %m, %j : index
  %x = vector.extract %v[%k] : f64 from vector<6xf64>
  func.call @show(%x) : (f64) -> ()
  %last = arith.cmpi ult, %j, %c2 : index
  cf.cond_br %last, ^e, ^h
^e:
  func.call @comma() : () -> ()
  cf.br ^h
^h:
  %j1 = arith.addi %j, %c1 : index
  cf.br ^c(%j1 : index)
^g:
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
  %e0 = llvm.mlir.constant(0 : i64) : i64
  %e1 = llvm.mlir.constant(1 : i64) : i64
  %e2 = llvm.mlir.constant(2 : i64) : i64
  %e3 = llvm.mlir.constant(3 : i64) : i64
  %e4 = llvm.mlir.constant(4 : i64) : i64
  %e5 = llvm.mlir.constant(5 : i64) : i64
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<6xf64>
  %x0 = llvm.extractelement %v[%e0 : i64] : vector<6xf64>
  func.call @show(%x0) : (f64) -> ()
  func.call @comma() : () -> ()
  %x1 = llvm.extractelement %v[%e2 : i64] : vector<6xf64>
  func.call @show(%x1) : (f64) -> ()
  func.call @comma() : () -> ()
  %x2 = llvm.extractelement %v[%e1 : i64] : vector<6xf64>
  func.call @show(%x2) : (f64) -> ()
  %x3 = llvm.extractelement %v[%e3 : i64] : vector<6xf64>
  func.call @show(%x3) : (f64) -> ()
  func.call @comma() : () -> ()
  %x4 = llvm.extractelement %v[%e4 : i64] : vector<6xf64>
  func.call @show(%x4) : (f64) -> ()
  func.call @comma() : () -> ()
  %x5 = llvm.extractelement %v[%e5 : i64] : vector<6xf64>
  func.call @show(%x5) : (f64) -> ()
  return
}
// expect: unknown
