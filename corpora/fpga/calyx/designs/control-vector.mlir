func.func @main(%a: memref<6xi32>, %b: memref<6xi32>, %c: memref<6xi32>) {
  affine.for %i = 0 to 6 {
    %x = affine.load %a[%i] : memref<6xi32>
    %y = affine.load %b[%i] : memref<6xi32>
    %p = arith.muli %x, %y : i32
    affine.store %p, %c[%i] : memref<6xi32>
  }
  return
}
