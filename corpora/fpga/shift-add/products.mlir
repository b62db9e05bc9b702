func.func @kernel(%x: memref<3xi16>, %y: memref<3x4xi32>) {
  affine.for %i = 0 to 3 {
    %n = affine.load %x[%i] : memref<3xi16>
    %v = arith.extsi %n : i16 to i32
    %w0 = arith.constant 7 : i32
    %w1 = arith.constant -5 : i32
    %w2 = arith.constant 20 : i32
    %w3 = arith.constant 119 : i32
    %p0 = arith.muli %v, %w0 : i32
    %p1 = arith.muli %v, %w1 : i32
    %p2 = arith.muli %v, %w2 : i32
    %p3 = arith.muli %v, %w3 : i32
    affine.store %p0, %y[%i, 0] : memref<3x4xi32>
    affine.store %p1, %y[%i, 1] : memref<3x4xi32>
    affine.store %p2, %y[%i, 2] : memref<3x4xi32>
    affine.store %p3, %y[%i, 3] : memref<3x4xi32>
  }
  return
}
