func.func @main(%a: memref<4x6xi32>, %b: memref<6x5xi32>, %c: memref<4x5xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 6 {
        %x = affine.load %a[%i, %k] : memref<4x6xi32>
        %y = affine.load %b[%k, %j] : memref<6x5xi32>
        %z = affine.load %c[%i, %j] : memref<4x5xi32>
        %p = arith.muli %x, %y : i32
        %s = arith.addi %z, %p : i32
        affine.store %s, %c[%i, %j] : memref<4x5xi32>
      }
    }
  }
  return
}
