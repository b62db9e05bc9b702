func.func @kernel(%a: memref<16xi8>, %b: memref<16xi8>, %c: memref<16xi8>) {
  affine.for %i = 0 to 16 {
    %x = affine.load %a[%i] : memref<16xi8>
    %y = affine.load %b[%i] : memref<16xi8>
    %m = arith.constant 15 : i8
    %o = arith.constant 1 : i8
    %z = arith.andi %y, %m : i8
    %d = arith.ori %z, %o : i8
    %q = arith.ceildivsi %x, %d : i8
    affine.store %q, %c[%i] : memref<16xi8>
  }
  return
}
