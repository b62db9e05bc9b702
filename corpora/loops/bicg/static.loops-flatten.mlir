#map = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
module {
  func.func @bicg(%arg0: memref<7x5xf32>, %arg1: memref<5xf32>, %arg2: memref<7xf32>, %arg3: memref<5xf32>, %arg4: memref<7xf32>) {
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    scf.for %arg5 = %c0 to %c5 step %c1 {
      memref.store %cst, %arg1[%arg5] : memref<5xf32>
    }
    scf.for %arg5 = %c0 to %c7 step %c1 {
      memref.store %cst, %arg2[%arg5] : memref<7xf32>
      scf.for %arg6 = %c0 to %c5 step %c1 {
        %0 = memref.load %arg1[%arg6] : memref<5xf32>
        %1 = memref.load %arg4[%arg5] : memref<7xf32>
        %2 = affine.apply #map()[%arg5, %arg6]
        %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [35], strides: [1] : memref<7x5xf32> to memref<35xf32, strided<[1]>>
        %3 = memref.load %reinterpret_cast[%2] : memref<35xf32, strided<[1]>>
        %4 = arith.mulf %1, %3 : f32
        %5 = arith.addf %0, %4 : f32
        memref.store %5, %arg1[%arg6] : memref<5xf32>
        %6 = memref.load %arg2[%arg5] : memref<7xf32>
        %7 = memref.load %arg3[%arg6] : memref<5xf32>
        %8 = arith.mulf %3, %7 : f32
        %9 = arith.addf %6, %8 : f32
        memref.store %9, %arg2[%arg5] : memref<7xf32>
      }
    }
    return
  }
}
