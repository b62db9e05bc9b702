// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %c = arith.cmpi slt, %a, %b : i32
  scf.if %c { affine.store %b, %A[0] : memref<4xi32> }
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %c = arith.cmpi sle, %a, %b : i32
  scf.if %c { affine.store %b, %A[0] : memref<4xi32> }
  return
}
// expect: different
