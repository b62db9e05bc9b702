module {
  func.func @atax(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %0 = scf.while (%arg3 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg3, %dim_0 : index
      scf.condition(%2) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %2 = arith.addi %arg3, %c1 : index
      memref.store %cst, %arg2[%arg3] : memref<?xf32>
      scf.yield %2 : index
    }
    %1 = scf.while (%arg3 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg3, %dim : index
      scf.condition(%2) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %2 = arith.addi %arg3, %c1 : index
      %3:2 = scf.while (%arg4 = %c0, %arg5 = %cst) : (index, f32) -> (index, f32) {
        %5 = arith.cmpi slt, %arg4, %dim_0 : index
        scf.condition(%5) %arg4, %arg5 : index, f32
      } do {
      ^bb0(%arg4: index, %arg5: f32):
        %5 = arith.addi %arg4, %c1 : index
        %6 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %7 = memref.load %arg1[%arg4] : memref<?xf32>
        %8 = arith.mulf %6, %7 : f32
        %9 = arith.addf %arg5, %8 : f32
        scf.yield %5, %9 : index, f32
      }
      %4 = scf.while (%arg4 = %c0) : (index) -> index {
        %5 = arith.cmpi slt, %arg4, %dim_0 : index
        scf.condition(%5) %arg4 : index
      } do {
      ^bb0(%arg4: index):
        %5 = arith.addi %arg4, %c1 : index
        %6 = memref.load %arg2[%arg4] : memref<?xf32>
        %7 = memref.load %arg0[%arg3, %arg4] : memref<?x?xf32>
        %8 = arith.mulf %7, %3#1 : f32
        %9 = arith.addf %6, %8 : f32
        memref.store %9, %arg2[%arg4] : memref<?xf32>
        scf.yield %5 : index
      }
      scf.yield %2 : index
    }
    return
  }
}
