func.func @kernel(%a: memref<5x7xf32>, %b: memref<7x6xf32>, %bias: memref<6xf32>, %residual: memref<5x6xf32>, %y: memref<5x6xf32>) {
  %zero = arith.constant 0.0 : f32
  %product = memref.alloc() : memref<5x6xf32>
  linalg.fill ins(%zero : f32) outs(%product : memref<5x6xf32>)
  linalg.matmul ins(%a, %b : memref<5x7xf32>, memref<7x6xf32>) outs(%product : memref<5x6xf32>)
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 6 {
      %p = affine.load %product[%i, %j] : memref<5x6xf32>
      %c = affine.load %bias[%j] : memref<6xf32>
      %s = arith.addf %p, %c : f32
      affine.store %s, %product[%i, %j] : memref<5x6xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 6 {
      %p = affine.load %product[%i, %j] : memref<5x6xf32>
      %r = arith.maximumf %p, %zero : f32
      affine.store %r, %product[%i, %j] : memref<5x6xf32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 6 {
      %p = affine.load %product[%i, %j] : memref<5x6xf32>
      %r = affine.load %residual[%i, %j] : memref<5x6xf32>
      %s = arith.addf %p, %r : f32
      affine.store %s, %y[%i, %j] : memref<5x6xf32>
    }
  }
  memref.dealloc %product : memref<5x6xf32>
  return
}
