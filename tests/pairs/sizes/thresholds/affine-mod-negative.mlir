func.func @f(%A: memref<8xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  %i = affine.apply affine_map<()[s0] -> (s0 mod 8)>()[%n]
  affine.store %z, %A[symbol(%i)] : memref<8xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>, %n: index) {
  %z = arith.constant 1.0 : f32
  %c8 = arith.constant 8 : index
  %i = arith.remsi %n, %c8 : index
  memref.store %z, %A[%i] : memref<8xf32>
  return
}
// expect: different
