func.func @sequence(%a: memref<4x16xi32>, %b: memref<16xi32>) {
  affine.for %i = 0 to 16 {
    %first = affine.load %a[0, %i] : memref<4x16xi32>
    %sum = affine.for %row = 1 to 4 iter_args(%s = %first) -> i32 {
      %x = affine.load %a[%row, %i] : memref<4x16xi32>
      %t = arith.addi %s, %x : i32
      affine.yield %t : i32
    }
    affine.store %sum, %b[%i] : memref<16xi32>
  }
  return
}
