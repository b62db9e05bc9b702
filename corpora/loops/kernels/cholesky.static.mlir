func.func @cholesky(%A: memref<6x6xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %A[%i, %k] : memref<6x6xf32>
        %y = affine.load %A[%j, %k] : memref<6x6xf32>
        %z = affine.load %A[%i, %j] : memref<6x6xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.subf %z, %p : f32
        affine.store %s, %A[%i, %j] : memref<6x6xf32>
      }
      %d = affine.load %A[%j, %j] : memref<6x6xf32>
      %z = affine.load %A[%i, %j] : memref<6x6xf32>
      %q = arith.divf %z, %d : f32
      affine.store %q, %A[%i, %j] : memref<6x6xf32>
    }
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      %x = affine.load %A[%i, %k] : memref<6x6xf32>
      %z = affine.load %A[%i, %i] : memref<6x6xf32>
      %p = arith.mulf %x, %x : f32
      %s = arith.subf %z, %p : f32
      affine.store %s, %A[%i, %i] : memref<6x6xf32>
    }
    %d = affine.load %A[%i, %i] : memref<6x6xf32>
    %r = math.sqrt %d : f32
    affine.store %r, %A[%i, %i] : memref<6x6xf32>
  }
  return
}
