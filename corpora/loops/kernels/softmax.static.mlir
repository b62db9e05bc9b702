func.func @softmax(%input: memref<5x7xf32>, %output: memref<5x7xf32>) {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  affine.for %i = 0 to 5 {
    %max = affine.for %j = 0 to 7 iter_args(%acc = %lowest) -> (f32) {
      %x = affine.load %input[%i, %j] : memref<5x7xf32>
      %next = arith.maximumf %acc, %x : f32
      affine.yield %next : f32
    }
    affine.for %j = 0 to 7 {
      %x = affine.load %input[%i, %j] : memref<5x7xf32>
      %d = arith.subf %x, %max : f32
      %e = math.exp %d : f32
      affine.store %e, %output[%i, %j] : memref<5x7xf32>
    }
    %sum = affine.for %j = 0 to 7 iter_args(%acc = %zero) -> (f32) {
      %e = affine.load %output[%i, %j] : memref<5x7xf32>
      %next = arith.addf %acc, %e : f32
      affine.yield %next : f32
    }
    affine.for %j = 0 to 7 {
      %e = affine.load %output[%i, %j] : memref<5x7xf32>
      %q = arith.divf %e, %sum : f32
      affine.store %q, %output[%i, %j] : memref<5x7xf32>
    }
  }
  return
}
