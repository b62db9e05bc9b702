// options: --size n=13278
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %k = arith.constant 12345 : index
  %s = arith.constant 999 : index
  %t = arith.xori %n, %k : index
  %u = arith.subi %t, %s : index
  %c0 = arith.constant 0 : index
  %v = arith.muli %n, %u : index
  %bad = arith.cmpi eq, %v, %c0 : index
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
