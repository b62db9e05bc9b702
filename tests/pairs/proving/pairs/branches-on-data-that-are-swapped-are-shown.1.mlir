func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
  %b = affine.load %A[1] : memref<4xi32>
  %c = arith.cmpi slt, %a, %b : i32
  scf.if %c {
    affine.store %a, %B[0] : memref<4xi32>
  } else {
    affine.store %b, %B[0] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
  %b = affine.load %A[1] : memref<4xi32>
  %c = arith.cmpi sge, %a, %b : i32
  scf.if %c {
    affine.store %a, %B[0] : memref<4xi32>
  } else {
    affine.store %b, %B[0] : memref<4xi32>
  }
  return
}
// expect: different
