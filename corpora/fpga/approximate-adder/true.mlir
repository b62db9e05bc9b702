func.func @kernel(%a: memref<4xi8>, %b: memref<4xi8>, %ok: memref<4xi1>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi8>
    %y = affine.load %b[%i] : memref<4xi8>
    %within = arith.constant true
    affine.store %within, %ok[%i] : memref<4xi1>
  }
  return
}
