func.func @f(%A: memref<8xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %7 = arith.constant 7 : index
  %8 = arith.constant 8 : index
  %t = memref.alloc() : memref<8xf32>
  scf.for %i = %0 to %8 step %1 {
    %j = arith.subi %7, %i : index
    %a = memref.load %A[%j] : memref<8xf32>
    memref.store %a, %t[%i] : memref<8xf32>
  }
  memref.copy %t, %A : memref<8xf32> to memref<8xf32>
  memref.dealloc %t : memref<8xf32>
  return
}
// -----
func.func @f(%A: memref<8xf32>) {
  %B = memref.reinterpret_cast %A to offset: [7], sizes: [8], strides: [-1] : memref<8xf32> to memref<8xf32, strided<[-1], offset: 7>>
  memref.copy %B, %A : memref<8xf32, strided<[-1], offset: 7>> to memref<8xf32>
  return
}
// expect: different
