func.func @f(%a: memref<4xi256>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i] : memref<4xi256>
    %w = affine.load %a[%i + 1] : memref<4xi256>
    %s = arith.addi %v, %w : i256
    affine.store %s, %a[%i] : memref<4xi256>
  }
  return
}
// -----
func.func @f(%a: memref<4xi256>) {
  affine.for %i = 0 to 3 {
    %v = affine.load %a[%i] : memref<4xi256>
    %w = affine.load %a[%i + 1] : memref<4xi256>
    %s = arith.addi %w, %v : i256
    affine.store %s, %a[%i] : memref<4xi256>
  }
  return
}
// expect: equivalent bitwise static
