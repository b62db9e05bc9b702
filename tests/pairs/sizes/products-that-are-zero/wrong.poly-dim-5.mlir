func.func @f(%m: memref<?xf32>) -> index {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xf32>
  %one = arith.constant 1 : index
  %x0 = arith.addi %n, %zero : index
  %p0 = arith.addi %n, %zero : index
  %x1 = arith.subi %x0, %one : index
  %p1 = arith.muli %p0, %x1 : index
  %x2 = arith.subi %x1, %one : index
  %p2 = arith.muli %p1, %x2 : index
  %x3 = arith.subi %x2, %one : index
  %p3 = arith.muli %p2, %x3 : index
  %x4 = arith.subi %x3, %one : index
  %p4 = arith.muli %p3, %x4 : index
  %x5 = arith.subi %x4, %one : index
  %p5 = arith.muli %p4, %x5 : index
  %r = arith.addi %n, %p5 : index
  return %r : index
}
// -----
func.func @f(%m: memref<?xf32>) -> index {
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<?xf32>
  %r = arith.addi %n, %zero : index
  return %r : index
}
// expect: different
