func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %a = memref.dim %A, %c0 : memref<?xf32>
  %b = memref.dim %B, %c0 : memref<?xf32>
  %q = affine.apply affine_map<()[s0, s1] -> ((s0 - 50) floordiv 37)>()[%a, %b]
  %s = affine.apply affine_map<()[s0, s1] -> ((s0 - 50) mod 37)>()[%a, %b]
  %r = arith.addi %a, %c0 : index
  return %r : index
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %a = memref.dim %A, %c0 : memref<?xf32>
  %b = memref.dim %B, %c0 : memref<?xf32>
  %q = affine.apply affine_map<()[s0, s1] -> ((s0 - 50) floordiv 37)>()[%a, %b]
  %s = affine.apply affine_map<()[s0, s1] -> ((s0 - 50) mod 37)>()[%a, %b]
  %g = arith.subi %c0, %q : index
  %g1 = arith.maxsi %g, %c0 : index
  %u = arith.minsi %g1, %c1 : index
  %w = arith.minsi %s, %c1 : index
  %k = arith.subi %c1, %w : index
  %z = arith.muli %u, %k : index
  %r = arith.addi %a, %z : index
  return %r : index
}
// expect: different
