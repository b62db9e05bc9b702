#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @kernel(%arg0: memref<16x24xi32>, %arg1: memref<16xi32>) {
    %c24 = arith.constant 24 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %c1_1 = arith.constant 1 : index
    %1 = affine.apply #map(%c16)[%c0, %0]
    %2 = affine.apply #map(%0)[%c0_0, %c1]
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %1, %arg9 = %c1_1, %arg10 = %c1_1) threads(%arg5, %arg6, %arg7) in (%arg11 = %2, %arg12 = %c1_1, %arg13 = %c1_1) {
      %3 = affine.apply #map1(%arg2)[%0, %c0]
      %4 = affine.apply #map1(%arg5)[%c1, %c0_0]
      %5 = arith.addi %4, %3 : index
      %6 = scf.for %arg14 = %c0 to %c24 step %c1 iter_args(%arg15 = %c0_i32) -> (i32) {
        %7 = memref.load %arg0[%5, %arg14] : memref<16x24xi32>
        %8 = arith.addi %arg15, %7 : i32
        scf.yield %8 : i32
      }
      memref.store %6, %arg1[%5] : memref<16xi32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

