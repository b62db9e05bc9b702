#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
module {
  func.func @floyd_warshall(%arg0: index, %arg1: memref<?x?xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.for %arg3 = %c0 to %arg0 step %c1 {
        scf.for %arg4 = %c0 to %arg0 step %c1 {
          %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg1 : memref<?x?xi64> -> memref<i64>, index, index, index, index, index
          %0 = affine.apply #map()[%arg3, %strides#0, %arg4]
          %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
          %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xi64> to memref<?xi64, strided<[1]>>
          %2 = memref.load %reinterpret_cast[%0] : memref<?xi64, strided<[1]>>
          %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xi64> -> memref<i64>, index, index, index, index, index
          %3 = affine.apply #map()[%arg3, %strides_3#0, %arg2]
          %4 = affine.max #map1()[%strides_3#0, %sizes_2#0, %sizes_2#1]
          %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%4], strides: [1] : memref<?x?xi64> to memref<?xi64, strided<[1]>>
          %5 = memref.load %reinterpret_cast_4[%3] : memref<?xi64, strided<[1]>>
          %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg1 : memref<?x?xi64> -> memref<i64>, index, index, index, index, index
          %6 = affine.apply #map()[%arg2, %strides_8#0, %arg4]
          %7 = affine.max #map1()[%strides_8#0, %sizes_7#0, %sizes_7#1]
          %reinterpret_cast_9 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%7], strides: [1] : memref<?x?xi64> to memref<?xi64, strided<[1]>>
          %8 = memref.load %reinterpret_cast_9[%6] : memref<?xi64, strided<[1]>>
          %9 = arith.addi %5, %8 : i64
          %10 = arith.minsi %2, %9 : i64
          %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg1 : memref<?x?xi64> -> memref<i64>, index, index, index, index, index
          %11 = affine.apply #map()[%arg3, %strides_13#0, %arg4]
          %12 = affine.max #map1()[%strides_13#0, %sizes_12#0, %sizes_12#1]
          %reinterpret_cast_14 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%12], strides: [1] : memref<?x?xi64> to memref<?xi64, strided<[1]>>
          memref.store %10, %reinterpret_cast_14[%11] : memref<?xi64, strided<[1]>>
        }
      }
    }
    return
  }
}
