module {
  func.func @gemm(%arg0: f32, %arg1: f32, %arg2: memref<7x5xf32>, %arg3: memref<7x6xf32>, %arg4: memref<6x5xf32>) {
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg5 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg5, %c7 : index
      scf.condition(%1) %arg5 : index
    } do {
    ^bb0(%arg5: index):
      %1 = arith.addi %arg5, %c1 : index
      %2 = scf.while (%arg6 = %c0) : (index) -> index {
        %4 = arith.cmpi slt, %arg6, %c5 : index
        scf.condition(%4) %arg6 : index
      } do {
      ^bb0(%arg6: index):
        %4 = arith.addi %arg6, %c1 : index
        %5 = memref.load %arg2[%arg5, %arg6] : memref<7x5xf32>
        %6 = arith.mulf %5, %arg1 : f32
        memref.store %6, %arg2[%arg5, %arg6] : memref<7x5xf32>
        scf.yield %4 : index
      }
      %3 = scf.while (%arg6 = %c0) : (index) -> index {
        %4 = arith.cmpi slt, %arg6, %c6 : index
        scf.condition(%4) %arg6 : index
      } do {
      ^bb0(%arg6: index):
        %4 = arith.addi %arg6, %c1 : index
        %5 = scf.while (%arg7 = %c0) : (index) -> index {
          %6 = arith.cmpi slt, %arg7, %c5 : index
          scf.condition(%6) %arg7 : index
        } do {
        ^bb0(%arg7: index):
          %6 = arith.addi %arg7, %c1 : index
          %7 = memref.load %arg3[%arg5, %arg6] : memref<7x6xf32>
          %8 = memref.load %arg4[%arg6, %arg7] : memref<6x5xf32>
          %9 = memref.load %arg2[%arg5, %arg7] : memref<7x5xf32>
          %10 = arith.mulf %arg0, %7 : f32
          %11 = arith.mulf %10, %8 : f32
          %12 = arith.addf %9, %11 : f32
          memref.store %12, %arg2[%arg5, %arg7] : memref<7x5xf32>
          scf.yield %6 : index
        }
        scf.yield %4 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
