func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
          %b = affine.load %A[1] : memref<4xi32>
          %c = arith.cmpi slt, %a, %b : i32
          %s = arith.select %c, %a, %b : i32
          affine.store %s, %B[0] : memref<4xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
  %a = affine.load %A[0] : memref<4xi32>
          %b = affine.load %A[1] : memref<4xi32>
          %c = arith.cmpi slt, %a, %b : i32
          %s = arith.select %c, %a, %b : i32
          affine.store %s, %B[0] : memref<4xi32>
  return
}
// expect: equivalent bitwise
