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
  %ok = arith.cmpi ne, %t, %s : index
  cf.assert %ok, "stops"
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: different
