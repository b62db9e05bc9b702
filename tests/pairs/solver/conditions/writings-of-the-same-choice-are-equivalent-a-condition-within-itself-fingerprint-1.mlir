// options: --domain fingerprint
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %d = arith.cmpi sgt, %a, %z : i32
  scf.if %c { affine.store %b, %A[0] : memref<4xi32> } else { affine.store %a, %A[0] : memref<4xi32> }
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %z = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %z : i32
  %d = arith.cmpi sgt, %a, %z : i32
  scf.if %c { scf.if %c { affine.store %b, %A[0] : memref<4xi32> } else { affine.store %z, %A[1] : memref<4xi32> } }
  scf.if %c { } else { affine.store %a, %A[0] : memref<4xi32> }
  return
}
// expect: equivalent bitwise static
