#map = affine_map<(d0) -> (4, -d0 + 7)>
#map1 = affine_map<(d0) -> (4, -d0 + 5)>
#map2 = affine_map<()[s0] -> (s0 * 6)>
#map3 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
module {
  func.func @gemm(%arg0: memref<7x6xf32>, %arg1: memref<6x5xf32>, %arg2: memref<7x5xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    scf.for %arg3 = %c0 to %c7 step %c4 {
      scf.for %arg4 = %c0 to %c5 step %c4 {
        %0 = affine.min #map(%arg3)
        %1 = affine.min #map1(%arg4)
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<7x6xf32> -> memref<f32>, index, index, index, index, index
        %2 = affine.apply #map2()[%arg3]
        %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%2], sizes: [%0, 6], strides: [6, 1] : memref<f32> to memref<?x6xf32, strided<[6, 1], offset: ?>>
        %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<6x5xf32> -> memref<f32>, index, index, index, index, index
        %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%arg4], sizes: [6, %1], strides: [5, 1] : memref<f32> to memref<6x?xf32, strided<[5, 1], offset: ?>>
        %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg2 : memref<7x5xf32> -> memref<f32>, index, index, index, index, index
        %3 = affine.apply #map3()[%arg3, %arg4]
        %reinterpret_cast_9 = memref.reinterpret_cast %base_buffer_5 to offset: [%3], sizes: [%0, %1], strides: [5, 1] : memref<f32> to memref<?x?xf32, strided<[5, 1], offset: ?>>
        linalg.matmul ins(%reinterpret_cast, %reinterpret_cast_4 : memref<?x6xf32, strided<[6, 1], offset: ?>>, memref<6x?xf32, strided<[5, 1], offset: ?>>) outs(%reinterpret_cast_9 : memref<?x?xf32, strided<[5, 1], offset: ?>>)
      }
    }
    return
  }
}
