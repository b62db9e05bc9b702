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
    %s3 = arith.shli %v, %k3 : i32
    %p0 = arith.subi %s3, %v : i32
    %s2 = arith.shli %v, %k2 : i32
    %f = arith.addi %s2, %v : i32
    %z = arith.constant 0 : i32
    %p1 = arith.subi %z, %f : i32
    %p2 = arith.shli %f, %k2 : i32
    %s7 = arith.shli %v, %k7 : i32
    %e = arith.addi %s3, %v : i32
    %p3 = arith.subi %s7, %e : i32
    affine.store %p0, %y[%i, 0] : memref<3x4xi32>
    affine.store %p1, %y[%i, 1] : memref<3x4xi32>
    affine.store %p2, %y[%i, 2] : memref<3x4xi32>
    affine.store %p3, %y[%i, 3] : memref<3x4xi32>
  }
  return
}
