#map = affine_map<(d0)[s0, s1] -> ((d0 - s0) ceildiv s1)>
#map1 = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @kernel(%arg0: memref<16x24xf32>, %arg1: memref<24x8xf32>, %arg2: memref<16x8xf32>) {
    %c24 = arith.constant 24 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c4_1 = arith.constant 4 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c4_1 : index
    %c1_2 = arith.constant 1 : index
    %2 = affine.apply #map(%c16)[%c0, %0]
    %3 = affine.apply #map(%c8)[%c0, %1]
    %4 = affine.apply #map(%0)[%c0_0, %c1]
    %5 = affine.apply #map(%1)[%c0_0, %c1]
    gpu.launch blocks(%arg3, %arg4, %arg5) in (%arg9 = %2, %arg10 = %3, %arg11 = %c1_2) threads(%arg6, %arg7, %arg8) in (%arg12 = %4, %arg13 = %5, %arg14 = %c1_2) {
      %6 = affine.apply #map1(%arg3)[%0, %c0]
      %7 = affine.apply #map1(%arg4)[%1, %c0]
      %8 = affine.apply #map1(%arg6)[%c1, %c0_0]
      %9 = affine.apply #map1(%arg7)[%c1, %c0_0]
      %10 = arith.addi %8, %6 : index
      %11 = arith.addi %9, %7 : index
      scf.for %arg15 = %c0 to %c24 step %c1 {
        %12 = memref.load %arg0[%10, %arg15] : memref<16x24xf32>
        %13 = memref.load %arg1[%arg15, %11] : memref<24x8xf32>
        %14 = memref.load %arg2[%10, %11] : memref<16x8xf32>
        %15 = arith.mulf %12, %13 : f32
        %16 = arith.addf %14, %15 : f32
        memref.store %16, %arg2[%10, %11] : memref<16x8xf32>
      }
      gpu.terminator
    } {SCFToGPU_visited}
    return
  }
}

