func.func @kernel(%a: memref<8xi32>, %out: memref<8xi1>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %a[%i] : memref<8xi32>
    %c6 = arith.constant 6 : i32
    %c3 = arith.constant 3 : i32
    %c1 = arith.constant 1 : i32
    %k = arith.constant 5 : i32
    %r = arith.remui %x, %c3 : i32
    %s = arith.addi %r, %c1 : i32
    %y = arith.xori %s, %c6 : i32
    %q = arith.cmpi ult, %y, %k : i32
    affine.store %q, %out[%i] : memref<8xi1>
  }
  return
}
