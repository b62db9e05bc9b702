// options: --assume A:0..1 --assume B:0..1 --assume same:A,B
// Arguments that may be one buffer have no cases of their own.
func.func @f(%A: memref<2xi32>, %B: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %a = memref.load %A[%c0] : memref<2xi32>
  memref.store %one, %B[%c0] : memref<2xi32>
  memref.store %a, %A[%c1] : memref<2xi32>
  return
}
// -----
func.func @f(%A: memref<2xi32>, %B: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  memref.store %one, %B[%c0] : memref<2xi32>
  %a = memref.load %A[%c0] : memref<2xi32>
  memref.store %a, %A[%c1] : memref<2xi32>
  return
}
// expect: different
