#map = affine_map<()[s0, s1] -> (s0 * 6 + s1)>
#map1 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
module {
  func.func @gemm(%arg0: memref<7x5xbf16>, %arg1: memref<7x6xbf16>, %arg2: memref<6x5xbf16>) {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c7 step %c1 {
      scf.for %arg4 = %c0 to %c5 step %c1 {
        %0 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %cst) -> (f32) {
          %3 = affine.apply #map()[%arg3, %arg5]
          %reinterpret_cast_0 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [42], strides: [1] : memref<7x6xbf16> to memref<42xbf16, strided<[1]>>
          %4 = memref.load %reinterpret_cast_0[%3] : memref<42xbf16, strided<[1]>>
          %5 = affine.apply #map1()[%arg5, %arg4]
          %reinterpret_cast_1 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [30], strides: [1] : memref<6x5xbf16> to memref<30xbf16, strided<[1]>>
          %6 = memref.load %reinterpret_cast_1[%5] : memref<30xbf16, strided<[1]>>
          %7 = arith.extf %4 : bf16 to f32
          %8 = arith.extf %6 : bf16 to f32
          %9 = arith.mulf %7, %8 : f32
          %10 = arith.addf %arg6, %9 : f32
          scf.yield %10 : f32
        }
        %1 = arith.truncf %0 : f32 to bf16
        %2 = affine.apply #map1()[%arg3, %arg4]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xbf16> to memref<35xbf16, strided<[1]>>
        memref.store %1, %reinterpret_cast[%2] : memref<35xbf16, strided<[1]>>
      }
    }
    return
  }
}
