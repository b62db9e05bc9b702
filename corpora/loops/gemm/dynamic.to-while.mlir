module {
  func.func @gemm(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %dim_1 = memref.dim %arg1, %c1 : memref<?x?xf32>
    %0 = scf.while (%arg3 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg3, %dim : index
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = arith.addi %arg3, %c1 : index
      %2 = scf.while (%arg4 = %c0) : (index) -> index {
        %3 = arith.cmpi slt, %arg4, %dim_0 : index
        scf.condition(%3) %arg4 : index
      } do {
      ^bb0(%arg4: index):
        %3 = arith.addi %arg4, %c1 : index
        %4 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %5:2 = scf.while (%arg5 = %c0, %arg6 = %4) : (index, f32) -> (index, f32) {
          %6 = arith.cmpi slt, %arg5, %dim_1 : index
          scf.condition(%6) %arg5, %arg6 : index, f32
        } do {
        ^bb0(%arg5: index, %arg6: f32):
          %6 = arith.addi %arg5, %c1 : index
          %7 = memref.load %arg1[%arg3, %arg5] : memref<?x?xf32>
          %8 = memref.load %arg2[%arg5, %arg4] : memref<?x?xf32>
          %9 = arith.mulf %7, %8 : f32
          %10 = arith.addf %arg6, %9 : f32
          scf.yield %6, %10 : index, f32
        }
        memref.store %5#1, %arg0[%arg3, %arg4] : memref<?x?xf32>
        scf.yield %3 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
