func.func @lu(%n: index, %A: memref<?x?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %A[%i, %k] : memref<?x?xf32>
        %y = affine.load %A[%k, %j] : memref<?x?xf32>
        %z = affine.load %A[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.subf %z, %p : f32
        affine.store %s, %A[%i, %j] : memref<?x?xf32>
      }
      %d = affine.load %A[%j, %j] : memref<?x?xf32>
      %z = affine.load %A[%i, %j] : memref<?x?xf32>
      %q = arith.divf %z, %d : f32
      affine.store %q, %A[%i, %j] : memref<?x?xf32>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %A[%i, %k] : memref<?x?xf32>
        %y = affine.load %A[%k, %j] : memref<?x?xf32>
        %z = affine.load %A[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.subf %z, %p : f32
        affine.store %s, %A[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
