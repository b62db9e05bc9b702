#map = affine_map<()[s0, s1, s2, s3, s4, s5, s6] -> (s0 * s1 + s2 * s3 + s4 * s5 + s6)>
#map1 = affine_map<()[s0, s1, s2, s3, s4, s5, s6] -> (s0 * s1, s2 * s3, s4 * s5, s6)>
module {
  func.func @convolution(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg2, %c0 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg2, %c1 : memref<?x?x?x?xf32>
    %dim_1 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_2 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_0 step %c1 {
        scf.for %arg5 = %c0 to %dim_1 step %c1 {
          scf.for %arg6 = %c0 to %dim_2 step %c1 {
            %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg2 : memref<?x?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
            %0 = affine.apply #map()[%arg3, %strides#0, %arg4, %strides#1, %arg5, %strides#2, %arg6]
            %1 = affine.max #map1()[%strides#0, %sizes#0, %strides#1, %sizes#1, %strides#2, %sizes#2, %sizes#3]
            %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%1], strides: [1] : memref<?x?x?x?xf32> to memref<?xf32, strided<[1]>>
            memref.store %cst, %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
          }
        }
      }
    }
    %dim_3 = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
    %dim_4 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
    %dim_5 = memref.dim %arg1, %c0 : memref<?x?x?x?xf32>
    %dim_6 = memref.dim %arg1, %c2 : memref<?x?x?x?xf32>
    %dim_7 = memref.dim %arg1, %c3 : memref<?x?x?x?xf32>
    %dim_8 = memref.dim %arg2, %c2 : memref<?x?x?x?xf32>
    %dim_9 = memref.dim %arg2, %c3 : memref<?x?x?x?xf32>
    scf.for %arg3 = %c0 to %dim_3 step %c1 {
      scf.for %arg4 = %c0 to %dim_5 step %c1 {
        scf.for %arg5 = %c0 to %dim_8 step %c1 {
          scf.for %arg6 = %c0 to %dim_9 step %c1 {
            scf.for %arg7 = %c0 to %dim_4 step %c1 {
              scf.for %arg8 = %c0 to %dim_6 step %c1 {
                scf.for %arg9 = %c0 to %dim_7 step %c1 {
                  %0 = arith.addi %arg5, %arg8 : index
                  %1 = arith.addi %arg6, %arg9 : index
                  %base_buffer, %offset, %sizes:4, %strides:4 = memref.extract_strided_metadata %arg0 : memref<?x?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
                  %2 = affine.apply #map()[%arg3, %strides#0, %arg7, %strides#1, %0, %strides#2, %1]
                  %3 = affine.max #map1()[%strides#0, %sizes#0, %strides#1, %sizes#1, %strides#2, %sizes#2, %sizes#3]
                  %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%3], strides: [1] : memref<?x?x?x?xf32> to memref<?xf32, strided<[1]>>
                  %4 = memref.load %reinterpret_cast[%2] : memref<?xf32, strided<[1]>>
                  %base_buffer_10, %offset_11, %sizes_12:4, %strides_13:4 = memref.extract_strided_metadata %arg1 : memref<?x?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
                  %5 = affine.apply #map()[%arg4, %strides_13#0, %arg7, %strides_13#1, %arg8, %strides_13#2, %arg9]
                  %6 = affine.max #map1()[%strides_13#0, %sizes_12#0, %strides_13#1, %sizes_12#1, %strides_13#2, %sizes_12#2, %sizes_12#3]
                  %reinterpret_cast_14 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%6], strides: [1] : memref<?x?x?x?xf32> to memref<?xf32, strided<[1]>>
                  %7 = memref.load %reinterpret_cast_14[%5] : memref<?xf32, strided<[1]>>
                  %base_buffer_15, %offset_16, %sizes_17:4, %strides_18:4 = memref.extract_strided_metadata %arg2 : memref<?x?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
                  %8 = affine.apply #map()[%arg3, %strides_18#0, %arg4, %strides_18#1, %arg5, %strides_18#2, %arg6]
                  %9 = affine.max #map1()[%strides_18#0, %sizes_17#0, %strides_18#1, %sizes_17#1, %strides_18#2, %sizes_17#2, %sizes_17#3]
                  %reinterpret_cast_19 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%9], strides: [1] : memref<?x?x?x?xf32> to memref<?xf32, strided<[1]>>
                  %10 = memref.load %reinterpret_cast_19[%8] : memref<?xf32, strided<[1]>>
                  %11 = arith.mulf %4, %7 : f32
                  %12 = arith.addf %10, %11 : f32
                  %base_buffer_20, %offset_21, %sizes_22:4, %strides_23:4 = memref.extract_strided_metadata %arg2 : memref<?x?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
                  %13 = affine.apply #map()[%arg3, %strides_23#0, %arg4, %strides_23#1, %arg5, %strides_23#2, %arg6]
                  %14 = affine.max #map1()[%strides_23#0, %sizes_22#0, %strides_23#1, %sizes_22#1, %strides_23#2, %sizes_22#2, %sizes_22#3]
                  %reinterpret_cast_24 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%14], strides: [1] : memref<?x?x?x?xf32> to memref<?xf32, strided<[1]>>
                  memref.store %12, %reinterpret_cast_24[%13] : memref<?xf32, strided<[1]>>
                }
              }
            }
          }
        }
      }
    }
    return
  }
}
