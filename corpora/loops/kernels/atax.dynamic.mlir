func.func @atax(%A: memref<?x?xf32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %A, %c0 : memref<?x?xf32>
  %m = memref.dim %A, %c1 : memref<?x?xf32>
  affine.for %j = 0 to %m {
    affine.store %zero, %y[%j] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %sum = affine.for %j = 0 to %m iter_args(%acc = %zero) -> (f32) {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %v = affine.load %x[%j] : memref<?xf32>
      %p = arith.mulf %a, %v : f32
      %next = arith.addf %acc, %p : f32
      affine.yield %next : f32
    }
    affine.for %j = 0 to %m {
      %w = affine.load %y[%j] : memref<?xf32>
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %p = arith.mulf %a, %sum : f32
      %s = arith.addf %w, %p : f32
      affine.store %s, %y[%j] : memref<?xf32>
    }
  }
  return
}
