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
  %v = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<6xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %ic = arith.cmpi slt, %i, %c3 : index
  cf.cond_br %ic, ^b, ^end
^b:
  cf.br ^c(%c0 : index)
^c(%j: index):
  %jc = arith.cmpi slt, %j, %c3 : index
  cf.cond_br %jc, ^d, ^g
^d:
  %m = arith.muli %i, %c3 : index
  %k = arith.addi %m, %j : index
  %kk = arith.index_cast %k : index to i64
  %x = llvm.extractelement %v[%kk : i64] : vector<6xf64>
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
// expect: unknown
