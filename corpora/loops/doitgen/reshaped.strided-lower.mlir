module {
  func.func @doitgen(%arg0: memref<3x4x5xf64>, %arg1: memref<5x5xf64>) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<3x4x5xf64> -> memref<f64>, index, index, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [12, 5], strides: [5, 1] : memref<f64> to memref<12x5xf64>
    %alloc = memref.alloc() : memref<12x5xf64>
    scf.for %arg2 = %c0 to %c12 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        memref.store %cst, %alloc[%arg2, %arg3] : memref<12x5xf64>
      }
    }
    scf.for %arg2 = %c0 to %c12 step %c1 {
      scf.for %arg3 = %c0 to %c5 step %c1 {
        scf.for %arg4 = %c0 to %c5 step %c1 {
          %0 = memref.load %reinterpret_cast[%arg2, %arg4] : memref<12x5xf64>
          %1 = memref.load %arg1[%arg4, %arg3] : memref<5x5xf64>
          %2 = memref.load %alloc[%arg2, %arg3] : memref<12x5xf64>
          %3 = arith.mulf %0, %1 : f64
          %4 = arith.addf %2, %3 : f64
          memref.store %4, %alloc[%arg2, %arg3] : memref<12x5xf64>
        }
      }
    }
    %reinterpret_cast_0 = memref.reinterpret_cast %alloc to offset: [0], sizes: [3, 4, 5], strides: [20, 5, 1] : memref<12x5xf64> to memref<3x4x5xf64>
    memref.copy %reinterpret_cast_0, %arg0 : memref<3x4x5xf64> to memref<3x4x5xf64>
    memref.dealloc %alloc : memref<12x5xf64>
    return
  }
}
