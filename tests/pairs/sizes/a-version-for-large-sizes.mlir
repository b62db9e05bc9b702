func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c = arith.constant 3000 : index
  %large = arith.cmpi sge, %n, %c : index
  scf.if %large {

  affine.for %t = 0 to %n step 32 {
    affine.for %i = affine_map<(t) -> (t)>(%t) to min affine_map<(t)[n] -> (t + 32, n)>(%t)[%n] {
      affine.store %x, %A[%i] : memref<?xf32>
    }
  }

  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: equivalent bitwise
