func.func @kernel(%x: memref<3xi16>, %y: memref<3x4xi32>) {
  // The number in two bytes: the products of each are added with their weight.
  %mask = arith.constant 255 : i32
  %eight = arith.constant 8 : i32
  affine.for %i = 0 to 3 {
    %n = affine.load %x[%i] : memref<3xi16>
    %v = arith.extsi %n : i16 to i32
    %l = arith.andi %v, %mask : i32
    %h = arith.shrsi %v, %eight : i32
    %w0 = arith.constant 7 : i32
    %w1 = arith.constant -5 : i32
    %w2 = arith.constant 20 : i32
    %w3 = arith.constant 119 : i32
    %l0 = arith.muli %l, %w0 : i32
    %h0 = arith.muli %h, %w0 : i32
    %u0 = arith.shli %h0, %eight : i32
    %p0 = arith.addi %u0, %l0 : i32
    affine.store %p0, %y[%i, 0] : memref<3x4xi32>
    %l1 = arith.muli %l, %w1 : i32
    %h1 = arith.muli %h, %w1 : i32
    %u1 = arith.shli %h1, %eight : i32
    %p1 = arith.addi %u1, %l1 : i32
    affine.store %p1, %y[%i, 1] : memref<3x4xi32>
    %l2 = arith.muli %l, %w2 : i32
    %h2 = arith.muli %h, %w2 : i32
    %u2 = arith.shli %h2, %eight : i32
    %p2 = arith.addi %u2, %l2 : i32
    affine.store %p2, %y[%i, 2] : memref<3x4xi32>
    %l3 = arith.muli %l, %w3 : i32
    %h3 = arith.muli %h, %w3 : i32
    %u3 = arith.shli %h3, %eight : i32
    %p3 = arith.addi %u3, %l3 : i32
    affine.store %p3, %y[%i, 3] : memref<3x4xi32>
  }
  return
}
