#map = affine_map<()[s0, s1] -> (s0 * 7 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
module {
  func.func @syrk(%arg0: f64, %arg1: f64, %arg2: memref<7x7xf64>, %arg3: memref<7x5xf64>) {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %c7 step %c1 {
      %0 = arith.addi %arg4, %c1 : index
      scf.for %arg5 = %c0 to %0 step %c1 {
        %1 = affine.apply #map()[%arg4, %arg5]
        %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [49], strides: [1] : memref<7x7xf64> to memref<49xf64, strided<[1]>>
        %2 = memref.load %reinterpret_cast[%1] : memref<49xf64, strided<[1]>>
        %3 = arith.mulf %2, %arg1 : f64
        %4 = affine.apply #map()[%arg4, %arg5]
        %reinterpret_cast_0 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [49], strides: [1] : memref<7x7xf64> to memref<49xf64, strided<[1]>>
        memref.store %3, %reinterpret_cast_0[%4] : memref<49xf64, strided<[1]>>
      }
      scf.for %arg5 = %c0 to %c5 step %c1 {
        %1 = arith.addi %arg4, %c1 : index
        scf.for %arg6 = %c0 to %1 step %c1 {
          %2 = affine.apply #map1()[%arg4, %arg5]
          %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
          %3 = memref.load %reinterpret_cast[%2] : memref<35xf64, strided<[1]>>
          %4 = affine.apply #map1()[%arg6, %arg5]
          %reinterpret_cast_0 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
          %5 = memref.load %reinterpret_cast_0[%4] : memref<35xf64, strided<[1]>>
          %6 = affine.apply #map()[%arg4, %arg6]
          %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [49], strides: [1] : memref<7x7xf64> to memref<49xf64, strided<[1]>>
          %7 = memref.load %reinterpret_cast_1[%6] : memref<49xf64, strided<[1]>>
          %8 = arith.mulf %arg0, %3 : f64
          %9 = arith.mulf %8, %5 : f64
          %10 = arith.addf %7, %9 : f64
          %11 = affine.apply #map()[%arg4, %arg6]
          %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [49], strides: [1] : memref<7x7xf64> to memref<49xf64, strided<[1]>>
          memref.store %10, %reinterpret_cast_2[%11] : memref<49xf64, strided<[1]>>
        }
      }
    }
    return
  }
}
