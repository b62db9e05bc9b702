func.func @sequence(%a: memref<2x16xi32>, %b: memref<2x16xi32>) {
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 16 {
    %x = affine.load %a[0, %i] : memref<2x16xi32>
    %y = arith.addi %x, %two : i32
    affine.store %y, %b[0, %i] : memref<2x16xi32>
    %u = affine.load %a[1, %i] : memref<2x16xi32>
    %v = arith.muli %u, %two : i32
    affine.store %v, %b[1, %i] : memref<2x16xi32>
  }
  return
}
