#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
#map1 = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map2 = affine_map<(d0, d1) -> (d0 * 3 + d1)>
module {
  func.func @pooling(%arg0: memref<1x8x9x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<1x4x3x3xf32>) {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c0_0 = arith.constant 0 : index
    %c3_1 = arith.constant 3 : index
    %c4_2 = arith.constant 4 : index
    %c1_3 = arith.constant 1 : index
    %c1_4 = arith.constant 1 : index
    %0 = arith.muli %c1, %c3_1 : index
    %1 = arith.muli %c1, %c4_2 : index
    %2 = arith.muli %c1, %c1_3 : index
    %3 = arith.muli %c1, %c1_4 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%c1, %c4, %c3, %c3) step (%0, %1, %2, %3) {
      %8 = affine.min #map(%0, %c1, %arg3)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_0, %c0_0, %c0_0, %c0_0) to (%8, %1, %2, %3) step (%c1, %c1, %c1, %c1) {
        %9 = arith.addi %arg7, %arg3 : index
        %10 = arith.addi %arg8, %arg4 : index
        %11 = arith.addi %arg9, %arg5 : index
        %12 = arith.addi %arg10, %arg6 : index
        memref.store %cst, %arg2[%9, %10, %11, %12] : memref<1x4x3x3xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_5 = arith.constant 0 : index
    %c3_6 = arith.constant 3 : index
    %c4_7 = arith.constant 4 : index
    %c1_8 = arith.constant 1 : index
    %c1_9 = arith.constant 1 : index
    %4 = arith.muli %c1, %c3_6 : index
    %5 = arith.muli %c1, %c4_7 : index
    %6 = arith.muli %c1, %c1_8 : index
    %7 = arith.muli %c1, %c1_9 : index
    scf.parallel (%arg3, %arg4, %arg5, %arg6) = (%c0, %c0, %c0, %c0) to (%c1, %c4, %c3, %c3) step (%4, %5, %6, %7) {
      %8 = affine.min #map(%4, %c1, %arg3)
      scf.parallel (%arg7, %arg8, %arg9, %arg10) = (%c0_5, %c0_5, %c0_5, %c0_5) to (%8, %5, %6, %7) step (%c1, %c1, %c1, %c1) {
        %9 = arith.addi %arg7, %arg3 : index
        %10 = arith.addi %arg8, %arg4 : index
        %11 = arith.addi %arg9, %arg5 : index
        %12 = arith.addi %arg10, %arg6 : index
        scf.for %arg11 = %c0 to %c2 step %c1 {
          scf.for %arg12 = %c0 to %c3 step %c1 {
            %13 = affine.apply #map1(%10, %arg11)
            %14 = affine.apply #map2(%11, %arg12)
            %15 = memref.load %arg0[%9, %13, %14, %12] : memref<1x8x9x3xf32>
            %16 = memref.load %arg2[%9, %10, %11, %12] : memref<1x4x3x3xf32>
            %17 = arith.maximumf %16, %15 : f32
            memref.store %17, %arg2[%9, %10, %11, %12] : memref<1x4x3x3xf32>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
