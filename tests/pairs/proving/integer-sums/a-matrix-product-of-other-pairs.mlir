func.func @f(%A: memref<64x64xi8>, %B: memref<64x64xi8>, %C: memref<64x64xi32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xi8>
        %b = affine.load %B[%k, %j] : memref<64x64xi8>
        %c = affine.load %C[%i, %j] : memref<64x64xi32>
        %x = arith.extsi %a : i8 to i32
        %y = arith.extsi %b : i8 to i32
        %p = arith.muli %x, %y : i32
        %s = arith.addi %c, %p : i32
        affine.store %s, %C[%i, %j] : memref<64x64xi32>
      }
    }
  }
  return
}
// -----
func.func @f(%A: memref<64x64xi8>, %B: memref<64x64xi8>, %C: memref<64x64xi32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, 63 - %k] : memref<64x64xi8>
        %b = affine.load %B[(%k + 32) mod 64, %j] : memref<64x64xi8>
        %c = affine.load %C[%i, %j] : memref<64x64xi32>
        %x = arith.extsi %a : i8 to i32
        %y = arith.extsi %b : i8 to i32
        %p = arith.muli %x, %y : i32
        %s = arith.addi %c, %p : i32
        affine.store %s, %C[%i, %j] : memref<64x64xi32>
      }
    }
  }
  return
}
// expect: different
