func.func @covariance(%data: memref<7x5xf64>, %cov: memref<5x5xf64>, %mean: memref<5xf64>) {
  %zero = arith.constant 0.0 : f64
  %count = arith.constant 7.0 : f64
  %degrees = arith.constant 6.0 : f64
  affine.for %j = 0 to 5 {
    affine.store %zero, %mean[%j] : memref<5xf64>
    affine.for %i = 0 to 7 {
      %m = affine.load %mean[%j] : memref<5xf64>
      %d = affine.load %data[%i, %j] : memref<7x5xf64>
      %s = arith.addf %m, %d : f64
      affine.store %s, %mean[%j] : memref<5xf64>
    }
    %m = affine.load %mean[%j] : memref<5xf64>
    %q = arith.divf %m, %count : f64
    affine.store %q, %mean[%j] : memref<5xf64>
  }
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 5 {
      %d = affine.load %data[%i, %j] : memref<7x5xf64>
      %m = affine.load %mean[%j] : memref<5xf64>
      %s = arith.subf %d, %m : f64
      affine.store %s, %data[%i, %j] : memref<7x5xf64>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 5 {
      affine.store %zero, %cov[%i, %j] : memref<5x5xf64>
      affine.for %k = 0 to 7 {
        %c = affine.load %cov[%i, %j] : memref<5x5xf64>
        %x = affine.load %data[%k, %i] : memref<7x5xf64>
        %y = affine.load %data[%k, %j] : memref<7x5xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %c, %p : f64
        affine.store %s, %cov[%i, %j] : memref<5x5xf64>
      }
      %c = affine.load %cov[%i, %j] : memref<5x5xf64>
      %q = arith.divf %c, %degrees : f64
      affine.store %q, %cov[%i, %j] : memref<5x5xf64>
      affine.store %q, %cov[%j, %i] : memref<5x5xf64>
    }
  }
  return
}
