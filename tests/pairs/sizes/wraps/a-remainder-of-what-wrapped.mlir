func.func @f(%A: memref<16xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  %k = arith.constant 7 : index
  %p = arith.muli %n, %k : index
  %q = arith.constant 16 : index
  %r = arith.remui %p, %q : index
  memref.store %z, %A[%r] : memref<16xf32>
  return
}
// -----
func.func @f(%A: memref<16xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  %k = arith.constant 7 : index
  %p = arith.muli %n, %k : index
  %q = arith.constant 16 : index
  %r = arith.remsi %p, %q : index
  memref.store %z, %A[%r] : memref<16xf32>
  return
}
// expect: different
