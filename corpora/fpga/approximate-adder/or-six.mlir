func.func @kernel(%a: memref<4xi8>, %b: memref<4xi8>, %ok: memref<4xi1>) {
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xi8>
    %y = affine.load %b[%i] : memref<4xi8>
    %three = arith.constant 3 : i8
    %seven = arith.constant 7 : i8
    %xh = arith.shrui %x, %three : i8
    %yh = arith.shrui %y, %three : i8
    %xl = arith.andi %x, %seven : i8
    %yl = arith.andi %y, %seven : i8
    // The upper bits are added, the lower three only joined.
    %l = arith.ori %xl, %yl : i8
    %xw = arith.extui %xh : i8 to i16
    %yw = arith.extui %yh : i8 to i16
    %lw = arith.extui %l : i8 to i16
    %k = arith.constant 3 : i16
    %h = arith.addi %xw, %yw : i16
    %up = arith.shli %h, %k : i16
    %sum = arith.addi %up, %lw : i16
    %ex = arith.extui %x : i8 to i16
    %ey = arith.extui %y : i8 to i16
    %exact = arith.addi %ex, %ey : i16
    %d = arith.subi %exact, %sum : i16
    %m = arith.subi %sum, %exact : i16
    %size = arith.maxsi %d, %m : i16
    %limit = arith.constant 6 : i16
    %within = arith.cmpi sle, %size, %limit : i16
    affine.store %within, %ok[%i] : memref<4xi1>
  }
  return
}
