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
  %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv 37)>()[%a, %b]
  %s = affine.apply affine_map<()[s0, s1] -> (s0 mod 41)>()[%a, %b]
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
  %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv 37)>()[%a, %b]
  %s = affine.apply affine_map<()[s0, s1] -> (s0 mod 41)>()[%a, %b]
  %u = arith.minsi %q, %c1 : index
  %k = arith.subi %c1, %u : index
  %g = arith.subi %a, %s : index
  %w = arith.minsi %g, %c1 : index
  %k2 = arith.subi %c1, %w : index
  %t = arith.divui %s, %c8 : index
  %t2 = arith.divui %t, %c4 : index
  %t3 = arith.minsi %t2, %c1 : index
  %m = arith.muli %k2, %t3 : index
  %z = arith.muli %u, %m : index
  %r = arith.addi %a, %z : index
  return %r : index
}
// expect: different
