func.func @main(%a: memref<8xi32>, %b: memref<8xi32>, %c: memref<8xi32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %y = affine.load %b[%i] : memref<8xi32>
    %z = arith.addi %x, %y : i32
    affine.store %z, %c[%i] : memref<8xi32>
  }
  return
}
