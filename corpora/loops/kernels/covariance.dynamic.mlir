func.func @covariance(%n: index, %m: index, %count: f32, %data: memref<?x?xf32>, %cov: memref<?x?xf32>, %mean: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %j = 0 to %m {
    %sum = affine.for %i = 0 to %n iter_args(%acc = %zero) -> (f32) {
      %d = affine.load %data[%i, %j] : memref<?x?xf32>
      %next = arith.addf %acc, %d : f32
      affine.yield %next : f32
    }
    %q = arith.divf %sum, %count : f32
    affine.store %q, %mean[%j] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %d = affine.load %data[%i, %j] : memref<?x?xf32>
      %a = affine.load %mean[%j] : memref<?xf32>
      %s = arith.subf %d, %a : f32
      affine.store %s, %data[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %m {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %m {
      %sum = affine.for %k = 0 to %n iter_args(%acc = %zero) -> (f32) {
        %x = affine.load %data[%k, %i] : memref<?x?xf32>
        %y = affine.load %data[%k, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %next = arith.addf %acc, %p : f32
        affine.yield %next : f32
      }
      affine.store %sum, %cov[%i, %j] : memref<?x?xf32>
      affine.store %sum, %cov[%j, %i] : memref<?x?xf32>
    }
  }
  return
}
