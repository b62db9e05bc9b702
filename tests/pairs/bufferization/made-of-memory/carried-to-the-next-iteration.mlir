func.func @f(%m: memref<1xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3.0 : f32
  %first = memref.load %m[%c0] : memref<1xf32>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %first) -> f32 {
    memref.store %k, %m[%c0] : memref<1xf32>
    memref.store %a, %o[%i] : memref<4xf32>
    %v = memref.load %m[%c0] : memref<1xf32>
    scf.yield %v : f32
  }
  return
}
// -----
func.func @f(%m: memref<1xf32>, %o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %k = arith.constant 3.0 : f32
  %first = bufferization.to_tensor %m restrict : memref<1xf32> to tensor<1xf32>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %first) -> tensor<1xf32> {
    memref.store %k, %m[%c0] : memref<1xf32>
    %e = tensor.extract %a[%c0] : tensor<1xf32>
    memref.store %e, %o[%i] : memref<4xf32>
    %t = bufferization.to_tensor %m restrict : memref<1xf32> to tensor<1xf32>
    scf.yield %t : tensor<1xf32>
  }
  return
}
// expect: unknown unsupported
