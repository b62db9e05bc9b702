func.func @f(%c: i1, %A: memref<4xf32>) -> (f32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.select %c, %c0, %c1 : index
  %s = memref.subview %A[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %v = memref.load %s[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %r = arith.minsi %c, %false : i1
  return %v, %r : f32, i1
}
// -----
func.func @f(%c: i1, %A: memref<4xf32>) -> (f32, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.select %c, %c0, %c1 : index
  %s = memref.subview %A[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %v = memref.load %s[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %r = arith.andi %c, %c : i1
  return %v, %r : f32, i1
}
// expect: equivalent bitwise
