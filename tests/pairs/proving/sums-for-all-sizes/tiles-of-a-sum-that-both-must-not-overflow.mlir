func.func @f(%A: memref<?xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xi32>
  %z = arith.constant 0 : i32
  %s = affine.for %i = 0 to %n iter_args(%t = %z) -> (i32) {
    %a = affine.load %A[%i] : memref<?xi32>
    %r = arith.addi %t, %a overflow<nsw> : i32
    affine.yield %r : i32
  }
  affine.store %s, %B[0] : memref<1xi32>
  return
}
// -----
func.func @f(%A: memref<?xi32>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xi32>
  %z = arith.constant 0 : i32
  %y = arith.constant 0 : i32
  %s = affine.for %k = 0 to %n step 32 iter_args(%o = %z) -> (i32) {
    %p = affine.for %i = affine_map<(d0) -> (d0)>(%k) to min affine_map<(d0)[s0] -> (d0 + 32, s0)>(%k)[%n] iter_args(%t = %y) -> (i32) {
      %a = affine.load %A[%i] : memref<?xi32>
      %r = arith.addi %t, %a overflow<nsw> : i32
      affine.yield %r : i32
    }
    %q = arith.addi %o, %p overflow<nsw> : i32
    affine.yield %q : i32
  }
  affine.store %s, %B[0] : memref<1xi32>
  return
}
// expect: different
