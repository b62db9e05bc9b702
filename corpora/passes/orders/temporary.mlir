func.func @kernel(%a: memref<4x6xi32>, %b: memref<4x6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %t = memref.alloc() : memref<6xi32>
    affine.for %j = 0 to 6 {
      %v = memref.load %a[%i, %j] : memref<4x6xi32>
      %w = arith.muli %v, %v : i32
      memref.store %w, %t[%j] : memref<6xi32>
    }
    affine.for %j = 0 to 6 {
      %v = memref.load %t[%j] : memref<6xi32>
      %u = affine.load %t[0] : memref<6xi32>
      %w = arith.addi %v, %u : i32
      memref.store %w, %b[%i, %j] : memref<4x6xi32>
    }
  }
  return
}
