#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @kernel(%arg0: memref<12x20xf32>, %arg1: memref<20x12xf32>) {
    %c20 = arith.constant 20 : index
    %c0 = arith.constant 0 : index
    %c12 = arith.constant 12 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    %c1_2 = arith.constant 1 : index
    %2 = affine.apply #map(%c12)[%c0, %0]
    %3 = affine.apply #map(%c20)[%c0, %1]
    %4 = affine.apply #map(%0)[%c0_0, %c1]
    %5 = affine.apply #map(%1)[%c0_0, %c1]
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %2, %arg9 = %3, %arg10 = %c1_2) threads(%arg5, %arg6, %arg7) in (%arg11 = %4, %arg12 = %5, %arg13 = %c1_2) {
      %6 = affine.apply #map1(%arg2)[%0, %c0]
      %7 = affine.apply #map1(%arg3)[%1, %c0]
      %8 = affine.apply #map1(%arg5)[%c1, %c0_0]
      %9 = affine.apply #map1(%arg6)[%c1, %c0_0]
      %10 = arith.addi %8, %6 : index
      %11 = arith.addi %9, %7 : index
      %12 = memref.load %arg0[%10, %11] : memref<12x20xf32>
      memref.store %12, %arg1[%11, %10] : memref<20x12xf32>
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

