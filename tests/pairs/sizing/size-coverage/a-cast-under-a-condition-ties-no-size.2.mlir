func.func @f(%c: i1, %A: memref<?xf32>, %B: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = memref.dim %B, %c0 : memref<?xf32>
  scf.if %c {
    %S = memref.cast %A : memref<?xf32> to memref<4xf32>
    affine.store %x, %S[2] : memref<4xf32>
  } else {
    affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// -----
func.func @f(%c: i1, %A: memref<?xf32>, %B: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = memref.dim %B, %c0 : memref<?xf32>
  scf.if %c {
    %S = memref.cast %A : memref<?xf32> to memref<4xf32>
    affine.store %x, %S[2] : memref<4xf32>
  } else {
    affine.for %i = 0 to min affine_map<()[n] -> (n, 6)>()[%n] { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
