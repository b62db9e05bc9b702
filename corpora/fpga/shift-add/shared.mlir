func.func @kernel(%x: memref<3xi16>, %y: memref<3x4xi32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %x[%i] : memref<3xi16>
    %v = arith.extsi %n : i16 to i32
    %k1 = arith.constant 1 : i32
    %k2 = arith.constant 2 : i32
    %k3 = arith.constant 3 : i32
    %k4 = arith.constant 4 : i32
    %k5 = arith.constant 5 : i32
    %k7 = arith.constant 7 : i32
    %zz = arith.constant 0 : i32
    %s3 = arith.shli %v, %k3 : i32
    %p0 = arith.subi %s3, %v : i32
    %t = arith.shli %p0, %k4 : i32
    %p3 = arith.addi %t, %p0 : i32
    %s2 = arith.shli %v, %k2 : i32
    %s1 = arith.shli %v, %k1 : i32
    %m = arith.subi %s1, %p0 : i32
    %p1 = arith.addi %m, %zz : i32
    %s4 = arith.shli %v, %k4 : i32
    %p2 = arith.addi %s4, %s2 : i32
    affine.store %p0, %y[%i, 0] : memref<3x4xi32>
    affine.store %p1, %y[%i, 1] : memref<3x4xi32>
    affine.store %p2, %y[%i, 2] : memref<3x4xi32>
    affine.store %p3, %y[%i, 3] : memref<3x4xi32>
  }
  return
}
