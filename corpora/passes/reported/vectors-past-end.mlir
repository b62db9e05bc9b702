func.func @kernel(%m: memref<12xi32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<12xi32>
    %w = arith.addi %v, %v : i32
    affine.store %w, %m[%i] : memref<12xi32>
  }
  return
}
