#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
module {
  func.func @gemm(%arg0: memref<?x?xf64>, %arg1: memref<?x?xf64>, %arg2: memref<?x?xf64>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf64>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf64>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf64>
    scf.for %arg3 = %c0 to %dim step %c1 {
      scf.for %arg4 = %c0 to %dim_1 step %c1 {
        scf.for %arg5 = %c0 to %dim_0 step %c1 {
          %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
          %0 = affine.apply #map()[%arg3, %strides#0, %arg5]
          %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
          %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
          %2 = memref.load %reinterpret_cast[%0] : memref<?xf64, strided<[1]>>
          %base_buffer_2, %offset_3, %sizes_4:2, %strides_5:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
          %3 = affine.apply #map()[%arg5, %strides_5#0, %arg4]
          %4 = affine.max #map1()[%strides_5#0, %sizes_4#0, %sizes_4#1]
          %reinterpret_cast_6 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%4], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
          %5 = memref.load %reinterpret_cast_6[%3] : memref<?xf64, strided<[1]>>
          %base_buffer_7, %offset_8, %sizes_9:2, %strides_10:2 = memref.extract_strided_metadata %arg2 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
          %6 = affine.apply #map()[%arg3, %strides_10#0, %arg4]
          %7 = affine.max #map1()[%strides_10#0, %sizes_9#0, %sizes_9#1]
          %reinterpret_cast_11 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%7], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
          %8 = memref.load %reinterpret_cast_11[%6] : memref<?xf64, strided<[1]>>
          %9 = arith.mulf %2, %5 : f64
          %10 = arith.addf %8, %9 : f64
          %base_buffer_12, %offset_13, %sizes_14:2, %strides_15:2 = memref.extract_strided_metadata %arg2 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
          %11 = affine.apply #map()[%arg3, %strides_15#0, %arg4]
          %12 = affine.max #map1()[%strides_15#0, %sizes_14#0, %sizes_14#1]
          %reinterpret_cast_16 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%12], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
          memref.store %10, %reinterpret_cast_16[%11] : memref<?xf64, strided<[1]>>
        }
      }
    }
    return
  }
}
