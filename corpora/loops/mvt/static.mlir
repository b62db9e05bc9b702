module {
  func.func @mvt(%arg0: memref<7xf16>, %arg1: memref<7xf16>, %arg2: memref<7xf16>, %arg3: memref<7xf16>, %arg4: memref<7x7xf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    scf.for %arg5 = %c0 to %c7 step %c1 {
      scf.for %arg6 = %c0 to %c7 step %c1 {
        %0 = memref.load %arg4[%arg5, %arg6] : memref<7x7xf16>
        %1 = memref.load %arg2[%arg6] : memref<7xf16>
        %2 = memref.load %arg0[%arg5] : memref<7xf16>
        %3 = arith.mulf %0, %1 : f16
        %4 = arith.addf %2, %3 : f16
        memref.store %4, %arg0[%arg5] : memref<7xf16>
      }
    }
    scf.for %arg5 = %c0 to %c7 step %c1 {
      scf.for %arg6 = %c0 to %c7 step %c1 {
        %0 = memref.load %arg4[%arg6, %arg5] : memref<7x7xf16>
        %1 = memref.load %arg3[%arg6] : memref<7xf16>
        %2 = memref.load %arg1[%arg5] : memref<7xf16>
        %3 = arith.mulf %0, %1 : f16
        %4 = arith.addf %2, %3 : f16
        memref.store %4, %arg1[%arg5] : memref<7xf16>
      }
    }
    return
  }
}
