module {
  func.func @jacobi_2d(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>) {
    %0 = ub.poison : index
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 2.000000e-01 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32>
    %1 = arith.subi %dim, %c1 : index
    %2 = arith.subi %dim_0, %c1 : index
    %3 = scf.while (%arg2 = %c1) : (index) -> index {
      %5 = arith.cmpi slt, %arg2, %1 : index
      %6:3 = scf.if %5 -> (index, i32, i32) {
        %8 = scf.while (%arg3 = %c1) : (index) -> index {
          %10 = arith.cmpi slt, %arg3, %2 : index
          %11:3 = scf.if %10 -> (index, i32, i32) {
            %13 = arith.subi %arg2, %c1 : index
            %14 = arith.addi %arg2, %c1 : index
            %15 = arith.subi %arg3, %c1 : index
            %16 = arith.addi %arg3, %c1 : index
            %17 = memref.load %arg0[%arg2, %arg3] : memref<?x?xf32>
            %18 = memref.load %arg0[%arg2, %15] : memref<?x?xf32>
            %19 = memref.load %arg0[%arg2, %16] : memref<?x?xf32>
            %20 = memref.load %arg0[%14, %arg3] : memref<?x?xf32>
            %21 = memref.load %arg0[%13, %arg3] : memref<?x?xf32>
            %22 = arith.addf %17, %18 : f32
            %23 = arith.addf %22, %19 : f32
            %24 = arith.addf %23, %20 : f32
            %25 = arith.addf %24, %21 : f32
            %26 = arith.mulf %cst, %25 : f32
            memref.store %26, %arg1[%arg2, %arg3] : memref<?x?xf32>
            %27 = arith.addi %arg3, %c1 : index
            scf.yield %27, %c0_i32, %c1_i32 : index, i32, i32
          } else {
            scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
          }
          %12 = arith.trunci %11#2 : i32 to i1
          scf.condition(%12) %11#0 : index
        } do {
        ^bb0(%arg3: index):
          scf.yield %arg3 : index
        }
        %9 = arith.addi %arg2, %c1 : index
        scf.yield %9, %c0_i32, %c1_i32 : index, i32, i32
      } else {
        scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
      }
      %7 = arith.trunci %6#2 : i32 to i1
      scf.condition(%7) %6#0 : index
    } do {
    ^bb0(%arg2: index):
      scf.yield %arg2 : index
    }
    %4 = scf.while (%arg2 = %c1) : (index) -> index {
      %5 = arith.cmpi slt, %arg2, %1 : index
      %6:3 = scf.if %5 -> (index, i32, i32) {
        %8 = scf.while (%arg3 = %c1) : (index) -> index {
          %10 = arith.cmpi slt, %arg3, %2 : index
          %11:3 = scf.if %10 -> (index, i32, i32) {
            %13 = memref.load %arg1[%arg2, %arg3] : memref<?x?xf32>
            %14 = arith.mulf %13, %cst : f32
            memref.store %14, %arg0[%arg2, %arg3] : memref<?x?xf32>
            %15 = arith.addi %arg3, %c1 : index
            scf.yield %15, %c0_i32, %c1_i32 : index, i32, i32
          } else {
            scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
          }
          %12 = arith.trunci %11#2 : i32 to i1
          scf.condition(%12) %11#0 : index
        } do {
        ^bb0(%arg3: index):
          scf.yield %arg3 : index
        }
        %9 = arith.addi %arg2, %c1 : index
        scf.yield %9, %c0_i32, %c1_i32 : index, i32, i32
      } else {
        scf.yield %0, %c1_i32, %c0_i32 : index, i32, i32
      }
      %7 = arith.trunci %6#2 : i32 to i1
      scf.condition(%7) %6#0 : index
    } do {
    ^bb0(%arg2: index):
      scf.yield %arg2 : index
    }
    return
  }
}
