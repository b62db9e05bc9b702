func.func private @g(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b : index
  return %r : index
}
func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %q = func.call @g(%n, %n) : (index, index) -> index
  %q1 = arith.subi %n, %c1 : index
  %q2 = func.call @g(%q1, %q) : (index, index) -> index
  %q3 = arith.subi %q1, %c1 : index
  %q4 = func.call @g(%q3, %q2) : (index, index) -> index
  %q5 = arith.subi %q3, %c1 : index
  %q6 = func.call @g(%q5, %q4) : (index, index) -> index
  %q7 = arith.subi %q5, %c1 : index
  %q8 = func.call @g(%q7, %q6) : (index, index) -> index
  %q9 = arith.subi %q7, %c1 : index
  %q10 = func.call @g(%q9, %q8) : (index, index) -> index
  %r = arith.addi %n, %q10 : index
  return %r : index
}
// -----
func.func private @g(%a: index, %b: index) -> index {
  %r = arith.muli %a, %b : index
  return %r : index
}
func.func @f(%m: memref<?x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %k = memref.dim %m, %c1 : memref<?x?xf32>
  %r = arith.addi %n, %c0 : index
  return %r : index
}
// expect: different
