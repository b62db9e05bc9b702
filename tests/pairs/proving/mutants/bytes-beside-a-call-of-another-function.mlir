// A call of another function, which is given none of the bytes, does not keep them from being elements.
func.func private @g(%n: index) -> index {
  %one = arith.constant 1 : index
  %m = arith.addi %n, %one : index
  return %m : index
}
func.func @f(%a: memref<?xi8>, %n: index) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = func.call @g(%n) : (index) -> index
  %v = memref.view %a[%c0][%m] : memref<?xi8> to memref<?xi32>
  memref.store %one, %v[%c0] : memref<?xi32>
  return
}
// -----
func.func @f(%a: memref<?xi8>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %c1 : index
  %v = memref.view %a[%c0][%m] : memref<?xi8> to memref<?xi32>
  memref.store %one, %v[%c0] : memref<?xi32>
  return
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: argument 0 (%a), of bytes that are accessed as i32 alone, is an array of i32
