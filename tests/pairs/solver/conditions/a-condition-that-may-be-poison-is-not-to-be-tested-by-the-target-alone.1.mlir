func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  %s = arith.addi %a, %b overflow<nsw> : i32
  %c = arith.cmpi slt, %s, %a : i32
  scf.if %c { affine.store %b, %A[0] : memref<4xi32> } else { affine.store %b, %A[0] : memref<4xi32> }
  return
}
// -----
func.func @f(%a: i32, %b: i32, %A: memref<4xi32>) {
  affine.store %b, %A[0] : memref<4xi32>
  return
}
// expect: equivalent bitwise
