func.func @f(%A: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %x = memref.load %A[%i] : memref<8xf32>
    %j = arith.addi %i, %c1 : index
    memref.store %x, %A[%j] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>) {
  %S = memref.subview %A[0] [7] [1] : memref<8xf32> to memref<7xf32, strided<[1]>>
  %T = memref.subview %A[1] [7] [1] : memref<8xf32> to memref<7xf32, strided<[1], offset: 1>>
  memref.copy %S, %T : memref<7xf32, strided<[1]>> to memref<7xf32, strided<[1], offset: 1>>
  return
}
// expect: unknown promise
