#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %arg0 step %c1 {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg5 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
        %0 = affine.apply #map()[%arg6, %strides#0, %arg7]
        %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
        %reinterpret_cast = memref.reinterpret_cast %arg5 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
        %2 = memref.load %reinterpret_cast[%0] : memref<?xf64, strided<[1]>>
        %3 = memref.load %arg3[%arg7] : memref<?xf64>
        %4 = memref.load %arg1[%arg6] : memref<?xf64>
        %5 = arith.mulf %2, %3 : f64
        %6 = arith.addf %4, %5 : f64
        memref.store %6, %arg1[%arg6] : memref<?xf64>
      }
    }
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.for %arg7 = %c0 to %arg0 step %c1 {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg5 : memref<?x?xf64> -> memref<f64>, index, index, index, index, index
        %0 = affine.apply #map()[%arg7, %strides#0, %arg6]
        %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
        %reinterpret_cast = memref.reinterpret_cast %arg5 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf64> to memref<?xf64, strided<[1]>>
        %2 = memref.load %reinterpret_cast[%0] : memref<?xf64, strided<[1]>>
        %3 = memref.load %arg4[%arg7] : memref<?xf64>
        %4 = memref.load %arg2[%arg6] : memref<?xf64>
        %5 = arith.mulf %2, %3 : f64
        %6 = arith.addf %4, %5 : f64
        memref.store %6, %arg2[%arg6] : memref<?xf64>
      }
    }
    return
  }
}
