func.func @f(%A: memref<8xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %7 = arith.constant 7 : index
  %4 = arith.constant 4 : index
  scf.for %i = %0 to %4 step %1 {
    %d = arith.muli %i, %2 : index
    %j = arith.subi %7, %d : index
    %a = memref.load %A[%j] : memref<8xf32>
    memref.store %a, %A[%d] : memref<8xf32>
  }
  return
}
// -----
func.func @f(%A: memref<8xf32>) {
  %B = memref.reinterpret_cast %A to offset: [7], sizes: [4], strides: [-2] : memref<8xf32> to memref<4xf32, strided<[-2], offset: 7>>
  %C = memref.reinterpret_cast %A to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[2]>>
  memref.copy %B, %C : memref<4xf32, strided<[-2], offset: 7>> to memref<4xf32, strided<[2]>>
  return
}
// expect: equivalent
