func.func @lu(%A: memref<7x7xf64>) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %A[%i, %k] : memref<7x7xf64>
        %y = affine.load %A[%k, %j] : memref<7x7xf64>
        %z = affine.load %A[%i, %j] : memref<7x7xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.subf %z, %p : f64
        affine.store %s, %A[%i, %j] : memref<7x7xf64>
      }
      %d = affine.load %A[%j, %j] : memref<7x7xf64>
      %z = affine.load %A[%i, %j] : memref<7x7xf64>
      %q = arith.divf %z, %d : f64
      affine.store %q, %A[%i, %j] : memref<7x7xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 7 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %A[%i, %k] : memref<7x7xf64>
        %y = affine.load %A[%k, %j] : memref<7x7xf64>
        %z = affine.load %A[%i, %j] : memref<7x7xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.subf %z, %p : f64
        affine.store %s, %A[%i, %j] : memref<7x7xf64>
      }
    }
  }
  return
}
