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
  return %a : index
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
  %d = arith.constant 1009 : index
  %q = arith.divsi %a, %d : index
  %s = arith.remsi %a, %d : index
  %q1 = arith.minsi %q, %c1 : index
  %s1 = arith.minsi %s, %c1 : index
  %Q = arith.addi %c0, %q1 : index
  %S = arith.subi %c1, %s1 : index
  %z = arith.muli %Q, %S : index
  %r = arith.addi %a, %z : index
  return %r : index
}
// expect: different
