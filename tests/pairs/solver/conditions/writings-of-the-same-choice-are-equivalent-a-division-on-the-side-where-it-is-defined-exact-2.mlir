// options: --domain exact
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %e = arith.cmpi eq, %b, %z : i32
  scf.if %e { } else {
  %q = arith.divui %a, %b : i32
  affine.store %q, %A[0] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  scf.if %c {
  %q = arith.divui %a, %b : i32
  affine.store %q, %A[0] : memref<4xi32>
  }
  return
}
// expect: equivalent bitwise static
