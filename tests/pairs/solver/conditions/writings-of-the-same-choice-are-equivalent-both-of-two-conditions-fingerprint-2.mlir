// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %d = arith.cmpi sgt, %a, %z : i32
  scf.if %c { scf.if %d { affine.store %b, %A[0] : memref<4xi32> } }
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %d = arith.cmpi sgt, %a, %z : i32
  %e = arith.andi %d, %c : i1
  scf.if %e { affine.store %b, %A[0] : memref<4xi32> }
  return
}
// expect: equivalent bitwise static
