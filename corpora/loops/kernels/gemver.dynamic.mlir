func.func @gemver(%n: index, %alpha: f32, %A: memref<?x?xf32>, %u: memref<?xf32>, %v: memref<?xf32>, %w: memref<?xf32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %p = affine.load %u[%i] : memref<?xf32>
      %q = affine.load %v[%j] : memref<?xf32>
      %r = arith.mulf %p, %q : f32
      %s = arith.addf %a, %r : f32
      affine.store %s, %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %xi = affine.load %x[%i] : memref<?xf32>
      %a = affine.load %A[%j, %i] : memref<?x?xf32>
      %yj = affine.load %y[%j] : memref<?xf32>
      %p = arith.mulf %a, %yj : f32
      %s = arith.addf %xi, %p : f32
      affine.store %s, %x[%i] : memref<?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %wi = affine.load %w[%i] : memref<?xf32>
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %xj = affine.load %x[%j] : memref<?xf32>
      %aa = arith.mulf %alpha, %a : f32
      %p = arith.mulf %aa, %xj : f32
      %s = arith.addf %wi, %p : f32
      affine.store %s, %w[%i] : memref<?xf32>
    }
  }
  return
}
