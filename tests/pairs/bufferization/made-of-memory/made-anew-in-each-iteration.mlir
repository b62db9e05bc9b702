func.func @f(%m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %v = memref.load %m[%i] : memref<4xf32>
    memref.store %v, %o[%i] : memref<4xf32>
    memref.store %k, %m[%i] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
    %v = tensor.extract %t[%i] : tensor<4xf32>
    memref.store %v, %o[%i] : memref<4xf32>
    memref.store %k, %m[%i] : memref<4xf32>
  }
  return
}
// expect: equivalent bitwise
