func.func @f(%A: memref<?xf32>, %d: i1, %x: f32) -> f32 {
  %c1000 = arith.constant 1000 : index
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %one, %A[%i] : memref<?xf32>
  }
  %big = arith.constant 8589934592 : index
  %n2 = arith.muli %n, %n : index
  %n3 = arith.muli %n2, %n : index
  %q = arith.divui %n3, %big : index
  %k = arith.index_cast %q : index to i32
  %f = arith.uitofp %k : i32 to f32
  %r = scf.if %d -> (f32) {
    scf.yield %f : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%A: memref<?xf32>, %d: i1, %x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %one, %A[%i] : memref<?xf32>
  }
  %r = scf.if %d -> (f32) {
    scf.yield %zero : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
// expect: different
