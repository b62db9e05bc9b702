// A scratch row and a scratch matrix, allocated where they are used.
func.func @covariance(%data: memref<7x5xf32>, %cov: memref<5x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 7.0 : f32
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %products = memref.alloc() : memref<7xf32>
      %means = memref.alloc() : memref<2xf32>
      affine.store %zero, %means[0] : memref<2xf32>
      affine.store %zero, %means[1] : memref<2xf32>
      affine.for %k = 0 to 7 {
        %x = affine.load %data[%k, %i] : memref<7x5xf32>
        %y = affine.load %data[%k, %j] : memref<7x5xf32>
        %p = arith.mulf %x, %y : f32
        affine.store %p, %products[%k] : memref<7xf32>
        %m0 = affine.load %means[0] : memref<2xf32>
        %m1 = affine.load %means[1] : memref<2xf32>
        %n0 = arith.addf %m0, %x : f32
        %n1 = arith.addf %m1, %y : f32
        affine.store %n0, %means[0] : memref<2xf32>
        affine.store %n1, %means[1] : memref<2xf32>
      }
      affine.store %zero, %cov[%i, %j] : memref<5x5xf32>
      affine.for %k = 0 to 7 {
        %p = affine.load %products[%k] : memref<7xf32>
        %c = affine.load %cov[%i, %j] : memref<5x5xf32>
        %s = arith.addf %c, %p : f32
        affine.store %s, %cov[%i, %j] : memref<5x5xf32>
      }
      %a = affine.load %means[0] : memref<2xf32>
      %b = affine.load %means[1] : memref<2xf32>
      %ab = arith.mulf %a, %b : f32
      %q = arith.divf %ab, %count : f32
      %c = affine.load %cov[%i, %j] : memref<5x5xf32>
      %r = arith.subf %c, %q : f32
      affine.store %r, %cov[%i, %j] : memref<5x5xf32>
      memref.dealloc %means : memref<2xf32>
      memref.dealloc %products : memref<7xf32>
    }
  }
  return
}
