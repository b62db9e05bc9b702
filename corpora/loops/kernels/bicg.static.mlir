// s := A^T * r, q := A * p
func.func @bicg(%A: memref<7x5xf32>, %s: memref<5xf32>, %q: memref<7xf32>, %p: memref<5xf32>, %r: memref<7xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %j = 0 to 5 {
    affine.store %zero, %s[%j] : memref<5xf32>
  }
  affine.for %i = 0 to 7 {
    affine.store %zero, %q[%i] : memref<7xf32>
    affine.for %j = 0 to 5 {
      %s0 = affine.load %s[%j] : memref<5xf32>
      %ri = affine.load %r[%i] : memref<7xf32>
      %a = affine.load %A[%i, %j] : memref<7x5xf32>
      %ra = arith.mulf %ri, %a : f32
      %s1 = arith.addf %s0, %ra : f32
      affine.store %s1, %s[%j] : memref<5xf32>
      %q0 = affine.load %q[%i] : memref<7xf32>
      %pj = affine.load %p[%j] : memref<5xf32>
      %ap = arith.mulf %a, %pj : f32
      %q1 = arith.addf %q0, %ap : f32
      affine.store %q1, %q[%i] : memref<7xf32>
    }
  }
  return
}
