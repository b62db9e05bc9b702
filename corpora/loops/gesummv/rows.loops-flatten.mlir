#map = affine_map<()[s0, s1] -> (s0 * 13 + s1)>
#map1 = affine_map<()[s0] -> (s0 * 13, 13)>
module {
  func.func @kernel_gesummv(%arg0: i32, %arg1: f64, %arg2: f64, %arg3: memref<?x13xf64>, %arg4: memref<?x13xf64>, %arg5: memref<?xf64>, %arg6: memref<?xf64>, %arg7: memref<?xf64>) attributes {llvm.linkage = #llvm.linkage<external>} {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %0 = arith.index_cast %arg0 : i32 to index
    scf.for %arg8 = %c0 to %0 step %c1 {
      memref.store %cst, %arg5[%arg8] : memref<?xf64>
      memref.store %cst, %arg7[%arg8] : memref<?xf64>
      scf.for %arg9 = %c0 to %0 step %c1 {
        %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<?x13xf64> -> memref<f64>, index, index, index, index, index
        %6 = affine.apply #map()[%arg8, %arg9]
        %7 = affine.max #map1()[%sizes#0]
        %reinterpret_cast = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%7], strides: [1] : memref<?x13xf64> to memref<?xf64, strided<[1]>>
        %8 = memref.load %reinterpret_cast[%6] : memref<?xf64, strided<[1]>>
        %9 = memref.load %arg6[%arg9] : memref<?xf64>
        %10 = arith.mulf %8, %9 : f64
        %11 = memref.load %arg5[%arg8] : memref<?xf64>
        %12 = arith.addf %10, %11 : f64
        memref.store %12, %arg5[%arg8] : memref<?xf64>
        %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg4 : memref<?x13xf64> -> memref<f64>, index, index, index, index, index
        %13 = affine.apply #map()[%arg8, %arg9]
        %14 = affine.max #map1()[%sizes_2#0]
        %reinterpret_cast_4 = memref.reinterpret_cast %arg4 to offset: [0], sizes: [%14], strides: [1] : memref<?x13xf64> to memref<?xf64, strided<[1]>>
        %15 = memref.load %reinterpret_cast_4[%13] : memref<?xf64, strided<[1]>>
        %16 = memref.load %arg6[%arg9] : memref<?xf64>
        %17 = arith.mulf %15, %16 : f64
        %18 = memref.load %arg7[%arg8] : memref<?xf64>
        %19 = arith.addf %17, %18 : f64
        memref.store %19, %arg7[%arg8] : memref<?xf64>
      }
      %1 = memref.load %arg5[%arg8] : memref<?xf64>
      %2 = arith.mulf %arg1, %1 : f64
      %3 = memref.load %arg7[%arg8] : memref<?xf64>
      %4 = arith.mulf %arg2, %3 : f64
      %5 = arith.addf %2, %4 : f64
      memref.store %5, %arg7[%arg8] : memref<?xf64>
    }
    return
  }
}
