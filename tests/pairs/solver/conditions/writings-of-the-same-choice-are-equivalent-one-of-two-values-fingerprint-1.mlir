// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %r = arith.select %c, %a, %b : i32
  affine.store %r, %A[0] : memref<4xi32>
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %r = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 }
  affine.store %r, %A[0] : memref<4xi32>
  return
}
// expect: equivalent bitwise static
