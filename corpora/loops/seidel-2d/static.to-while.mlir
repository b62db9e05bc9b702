module {
  func.func @seidel_2d(%arg0: memref<8x9xf64>) {
    %c-1 = arith.constant -1 : index
    %c8 = arith.constant 8 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 9.000000e+00 : f64
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = scf.while (%arg1 = %c0) : (index) -> index {
      %1 = arith.cmpi slt, %arg1, %c3 : index
      scf.condition(%1) %arg1 : index
    } do {
    ^bb0(%arg1: index):
      %1 = arith.addi %arg1, %c1 : index
      %2 = scf.while (%arg2 = %c1) : (index) -> index {
        %3 = arith.cmpi slt, %arg2, %c7 : index
        scf.condition(%3) %arg2 : index
      } do {
      ^bb0(%arg2: index):
        %3 = arith.addi %arg2, %c1 : index
        %4 = scf.while (%arg3 = %c1) : (index) -> index {
          %5 = arith.cmpi slt, %arg3, %c8 : index
          scf.condition(%5) %arg3 : index
        } do {
        ^bb0(%arg3: index):
          %5 = arith.addi %arg3, %c1 : index
          %6 = arith.addi %arg2, %c-1 : index
          %7 = arith.addi %arg3, %c-1 : index
          %8 = memref.load %arg0[%6, %7] : memref<8x9xf64>
          %9 = arith.addi %arg2, %c-1 : index
          %10 = memref.load %arg0[%9, %arg3] : memref<8x9xf64>
          %11 = arith.addi %arg2, %c-1 : index
          %12 = arith.addi %arg3, %c1 : index
          %13 = memref.load %arg0[%11, %12] : memref<8x9xf64>
          %14 = arith.addi %arg3, %c-1 : index
          %15 = memref.load %arg0[%arg2, %14] : memref<8x9xf64>
          %16 = memref.load %arg0[%arg2, %arg3] : memref<8x9xf64>
          %17 = arith.addi %arg3, %c1 : index
          %18 = memref.load %arg0[%arg2, %17] : memref<8x9xf64>
          %19 = arith.addi %arg2, %c1 : index
          %20 = arith.addi %arg3, %c-1 : index
          %21 = memref.load %arg0[%19, %20] : memref<8x9xf64>
          %22 = arith.addi %arg2, %c1 : index
          %23 = memref.load %arg0[%22, %arg3] : memref<8x9xf64>
          %24 = arith.addi %arg2, %c1 : index
          %25 = arith.addi %arg3, %c1 : index
          %26 = memref.load %arg0[%24, %25] : memref<8x9xf64>
          %27 = arith.addf %8, %10 : f64
          %28 = arith.addf %27, %13 : f64
          %29 = arith.addf %28, %15 : f64
          %30 = arith.addf %29, %16 : f64
          %31 = arith.addf %30, %18 : f64
          %32 = arith.addf %31, %21 : f64
          %33 = arith.addf %32, %23 : f64
          %34 = arith.addf %33, %26 : f64
          %35 = arith.divf %34, %cst : f64
          memref.store %35, %arg0[%arg2, %arg3] : memref<8x9xf64>
          scf.yield %5 : index
        }
        scf.yield %3 : index
      }
      scf.yield %1 : index
    }
    return
  }
}
