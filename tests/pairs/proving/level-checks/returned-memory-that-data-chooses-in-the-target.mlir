func.func @f(%A: memref<2xf32>, %B: memref<2xf32>, %r: f32, %x: f32, %y: f32) -> memref<2xf32> {
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
    memref.store %r, %B[%i] : memref<2xf32>
  }
  %S = memref.alloc() : memref<2xf32>
  affine.for %i = 0 to 2 {
    memref.store %r, %S[%i] : memref<2xf32>
  }
  return %S : memref<2xf32>
}
// -----
func.func @f(%A: memref<2xf32>, %B: memref<2xf32>, %r: f32, %x: f32, %y: f32) -> memref<2xf32> {
  %c = arith.cmpf olt, %x, %y : f32
  affine.for %i = 0 to 2 {
    memref.store %r, %A[%i] : memref<2xf32>
    memref.store %r, %B[%i] : memref<2xf32>
  }
  %S = scf.if %c -> memref<2xf32> {
    scf.yield %B : memref<2xf32>
  } else {
    scf.yield %A : memref<2xf32>
  }
  return %S : memref<2xf32>
}
// expect: unknown alias
