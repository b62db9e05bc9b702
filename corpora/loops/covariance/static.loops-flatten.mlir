#map = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
module {
  func.func @covariance(%arg0: memref<7x5xf64>, %arg1: memref<5x5xf64>, %arg2: memref<5xf64>) {
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 7.000000e+00 : f64
    %cst_1 = arith.constant 6.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c5 step %c1 {
      memref.store %cst, %arg2[%arg3] : memref<5xf64>
      scf.for %arg4 = %c0 to %c7 step %c1 {
        %2 = memref.load %arg2[%arg3] : memref<5xf64>
        %3 = affine.apply #map()[%arg4, %arg3]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
        %4 = memref.load %reinterpret_cast[%3] : memref<35xf64, strided<[1]>>
        %5 = arith.addf %2, %4 : f64
        memref.store %5, %arg2[%arg3] : memref<5xf64>
      }
      %0 = memref.load %arg2[%arg3] : memref<5xf64>
      %1 = arith.divf %0, %cst_0 : f64
      memref.store %1, %arg2[%arg3] : memref<5xf64>
    }
    scf.for %arg3 = %c0 to %c7 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        %0 = affine.apply #map()[%arg3, %arg4]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
        %1 = memref.load %reinterpret_cast[%0] : memref<35xf64, strided<[1]>>
        %2 = memref.load %arg2[%arg4] : memref<5xf64>
        %3 = arith.subf %1, %2 : f64
        %4 = affine.apply #map()[%arg3, %arg4]
        %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
        memref.store %3, %reinterpret_cast_2[%4] : memref<35xf64, strided<[1]>>
      }
    }
    scf.for %arg3 = %c0 to %c5 step %c1 {
      scf.for %arg4 = %arg3 to %c5 step %c1 {
        %0 = affine.apply #map()[%arg3, %arg4]
        %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
        memref.store %cst, %reinterpret_cast[%0] : memref<25xf64, strided<[1]>>
        scf.for %arg5 = %c0 to %c7 step %c1 {
          %6 = affine.apply #map()[%arg3, %arg4]
          %reinterpret_cast_5 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
          %7 = memref.load %reinterpret_cast_5[%6] : memref<25xf64, strided<[1]>>
          %8 = affine.apply #map()[%arg5, %arg3]
          %reinterpret_cast_6 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
          %9 = memref.load %reinterpret_cast_6[%8] : memref<35xf64, strided<[1]>>
          %10 = affine.apply #map()[%arg5, %arg4]
          %reinterpret_cast_7 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf64> to memref<35xf64, strided<[1]>>
          %11 = memref.load %reinterpret_cast_7[%10] : memref<35xf64, strided<[1]>>
          %12 = arith.mulf %9, %11 : f64
          %13 = arith.addf %7, %12 : f64
          %14 = affine.apply #map()[%arg3, %arg4]
          %reinterpret_cast_8 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
          memref.store %13, %reinterpret_cast_8[%14] : memref<25xf64, strided<[1]>>
        }
        %1 = affine.apply #map()[%arg3, %arg4]
        %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
        %2 = memref.load %reinterpret_cast_2[%1] : memref<25xf64, strided<[1]>>
        %3 = arith.divf %2, %cst_1 : f64
        %4 = affine.apply #map()[%arg3, %arg4]
        %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
        memref.store %3, %reinterpret_cast_3[%4] : memref<25xf64, strided<[1]>>
        %5 = affine.apply #map()[%arg4, %arg3]
        %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [25], strides: [1] : memref<5x5xf64> to memref<25xf64, strided<[1]>>
        memref.store %3, %reinterpret_cast_4[%5] : memref<25xf64, strided<[1]>>
      }
    }
    return
  }
}
