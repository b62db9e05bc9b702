// A product of bytes.
func.func @kernel(%a: memref<16x64xi8>, %b: memref<16x64xi8>, %c: memref<16x16xi32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<16x64xi8>
        %y = affine.load %b[%j, %k] : memref<16x64xi8>
        %z = affine.load %c[%i, %j] : memref<16x16xi32>
        %u = arith.extsi %x : i8 to i32
        %v = arith.extsi %y : i8 to i32
        %p = arith.muli %u, %v : i32
        %s = arith.addi %z, %p : i32
        affine.store %s, %c[%i, %j] : memref<16x16xi32>
      }
    }
  }
  return
}
