module {
  func.func @fdtd_2d(%arg0: memref<6x7xf64>, %arg1: memref<6x7xf64>, %arg2: memref<6x7xf64>, %arg3: memref<3xf64>) {
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 5.000000e-01 : f64
    %cst_0 = arith.constant 0.69999999999999996 : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg4 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg4, %c3 : index
      scf.condition(%1) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %1 = arith.addi %arg4, %c1 : index
      %2 = scf.while (%arg5 = %c0) : (index) -> index {
        %6 = arith.cmpi slt, %arg5, %c7 : index
        scf.condition(%6) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %6 = arith.addi %arg5, %c1 : index
        %7 = memref.load %arg3[%arg4] : memref<3xf64>
        memref.store %7, %arg1[%c0, %arg5] : memref<6x7xf64>
        scf.yield %6 : index
      }
      %3 = scf.while (%arg5 = %c1) : (index) -> index {
        %6 = arith.cmpi slt, %arg5, %c6 : index
        scf.condition(%6) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %6 = arith.addi %arg5, %c1 : index
        %7 = scf.while (%arg6 = %c0) : (index) -> index {
          %8 = arith.cmpi slt, %arg6, %c7 : index
          scf.condition(%8) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg1[%arg5, %arg6] : memref<6x7xf64>
          %10 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
          %11 = arith.addi %arg5, %c-1 : index
          %12 = memref.load %arg2[%11, %arg6] : memref<6x7xf64>
          %13 = arith.subf %10, %12 : f64
          %14 = arith.mulf %13, %cst : f64
          %15 = arith.subf %9, %14 : f64
          memref.store %15, %arg1[%arg5, %arg6] : memref<6x7xf64>
          scf.yield %8 : index
        }
        scf.yield %6 : index
      }
      %4 = scf.while (%arg5 = %c0) : (index) -> index {
        %6 = arith.cmpi slt, %arg5, %c6 : index
        scf.condition(%6) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %6 = arith.addi %arg5, %c1 : index
        %7 = scf.while (%arg6 = %c1) : (index) -> index {
          %8 = arith.cmpi slt, %arg6, %c7 : index
          scf.condition(%8) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg0[%arg5, %arg6] : memref<6x7xf64>
          %10 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
          %11 = arith.addi %arg6, %c-1 : index
          %12 = memref.load %arg2[%arg5, %11] : memref<6x7xf64>
          %13 = arith.subf %10, %12 : f64
          %14 = arith.mulf %13, %cst : f64
          %15 = arith.subf %9, %14 : f64
          memref.store %15, %arg0[%arg5, %arg6] : memref<6x7xf64>
          scf.yield %8 : index
        }
        scf.yield %6 : index
      }
      %5 = scf.while (%arg5 = %c0) : (index) -> index {
        %6 = arith.cmpi slt, %arg5, %c5 : index
        scf.condition(%6) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %6 = arith.addi %arg5, %c1 : index
        %7 = scf.while (%arg6 = %c0) : (index) -> index {
          %8 = arith.cmpi slt, %arg6, %c6 : index
          scf.condition(%8) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %8 = arith.addi %arg6, %c1 : index
          %9 = memref.load %arg2[%arg5, %arg6] : memref<6x7xf64>
          %10 = arith.addi %arg6, %c1 : index
          %11 = memref.load %arg0[%arg5, %10] : memref<6x7xf64>
          %12 = memref.load %arg0[%arg5, %arg6] : memref<6x7xf64>
          %13 = arith.addi %arg5, %c1 : index
          %14 = memref.load %arg1[%13, %arg6] : memref<6x7xf64>
          %15 = memref.load %arg1[%arg5, %arg6] : memref<6x7xf64>
          %16 = arith.subf %11, %12 : f64
          %17 = arith.addf %16, %14 : f64
          %18 = arith.subf %17, %15 : f64
          %19 = arith.mulf %18, %cst_0 : f64
          %20 = arith.subf %9, %19 : f64
          memref.store %20, %arg2[%arg5, %arg6] : memref<6x7xf64>
          scf.yield %8 : index
        }
        scf.yield %6 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
