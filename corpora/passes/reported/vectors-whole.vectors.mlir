module {
  func.func @kernel(%arg0: memref<12xi32>) {
    affine.for %arg1 = 0 to 12 step 4 {
      %0 = ub.poison : i32
      %1 = vector.transfer_read %arg0[%arg1], %0 {in_bounds = [true]} : memref<12xi32>, vector<4xi32>
      %2 = arith.addi %1, %1 : vector<4xi32>
      vector.transfer_write %2, %arg0[%arg1] {in_bounds = [true]} : vector<4xi32>, memref<12xi32>
    }
    return
  }
}
