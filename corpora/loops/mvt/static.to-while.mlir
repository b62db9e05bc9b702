module {
  func.func @mvt(%arg0: memref<7xf16>, %arg1: memref<7xf16>, %arg2: memref<7xf16>, %arg3: memref<7xf16>, %arg4: memref<7x7xf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %0 = scf.while (%arg5 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg5, %c7 : index
      scf.condition(%2) %arg5 : index
    } do {
    ^bb0(%arg5: index):
      %2 = arith.addi %arg5, %c1 : index
      %3 = scf.while (%arg6 = %c0) : (index) -> index {
        %4 = arith.cmpi slt, %arg6, %c7 : index
        scf.condition(%4) %arg6 : index
      } do {
      ^bb0(%arg6: index):
        %4 = arith.addi %arg6, %c1 : index
        %5 = memref.load %arg4[%arg5, %arg6] : memref<7x7xf16>
        %6 = memref.load %arg2[%arg6] : memref<7xf16>
        %7 = memref.load %arg0[%arg5] : memref<7xf16>
        %8 = arith.mulf %5, %6 : f16
        %9 = arith.addf %7, %8 : f16
        memref.store %9, %arg0[%arg5] : memref<7xf16>
        scf.yield %4 : index
      }
      scf.yield %2 : index
    }
    %1 = scf.while (%arg5 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg5, %c7 : index
      scf.condition(%2) %arg5 : index
    } do {
    ^bb0(%arg5: index):
      %2 = arith.addi %arg5, %c1 : index
      %3 = scf.while (%arg6 = %c0) : (index) -> index {
        %4 = arith.cmpi slt, %arg6, %c7 : index
        scf.condition(%4) %arg6 : index
      } do {
      ^bb0(%arg6: index):
        %4 = arith.addi %arg6, %c1 : index
        %5 = memref.load %arg4[%arg6, %arg5] : memref<7x7xf16>
        %6 = memref.load %arg3[%arg6] : memref<7xf16>
        %7 = memref.load %arg1[%arg5] : memref<7xf16>
        %8 = arith.mulf %5, %6 : f16
        %9 = arith.addf %7, %8 : f16
        memref.store %9, %arg1[%arg5] : memref<7xf16>
        scf.yield %4 : index
      }
      scf.yield %2 : index
    }
    return
  }
}
