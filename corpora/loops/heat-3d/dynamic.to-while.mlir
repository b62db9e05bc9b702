module {
  func.func @heat_3d(%arg0: index, %arg1: index, %arg2: memref<?x?x?xf64>, %arg3: memref<?x?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.250000e-01 : f64
    %0 = arith.subi %arg1, %c1 : index
    %1 = scf.while (%arg4 = %c0) : (index) -> index {
      %2 = arith.cmpi slt, %arg4, %arg0 : index
      scf.condition(%2) %arg4 : index
    } do {
    ^bb0(%arg4: index):
      %2 = arith.addi %arg4, %c1 : index
      %3 = scf.while (%arg5 = %c1) : (index) -> index {
        %5 = arith.cmpi slt, %arg5, %0 : index
        scf.condition(%5) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %5 = arith.addi %arg5, %c1 : index
        %6 = scf.while (%arg6 = %c1) : (index) -> index {
          %7 = arith.cmpi slt, %arg6, %0 : index
          scf.condition(%7) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %7 = arith.addi %arg6, %c1 : index
          %8 = scf.while (%arg7 = %c1) : (index) -> index {
            %9 = arith.cmpi slt, %arg7, %0 : index
            scf.condition(%9) %arg7 : index
          } do {
          ^bb0(%arg7: index):
            %9 = arith.addi %arg7, %c1 : index
            %10 = arith.addi %arg5, %c1 : index
            %11 = arith.addi %arg6, %c1 : index
            %12 = arith.subi %arg7, %c1 : index
            %13 = memref.load %arg2[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            %14 = memref.load %arg2[%10, %arg6, %arg7] : memref<?x?x?xf64>
            %15 = memref.load %arg2[%arg5, %11, %arg7] : memref<?x?x?xf64>
            %16 = memref.load %arg2[%arg5, %arg6, %12] : memref<?x?x?xf64>
            %17 = arith.addf %14, %15 : f64
            %18 = arith.addf %17, %16 : f64
            %19 = arith.mulf %18, %cst : f64
            %20 = arith.subf %13, %19 : f64
            memref.store %20, %arg3[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            scf.yield %9 : index
          }
          scf.yield %7 : index
        }
        scf.yield %5 : index
      }
      %4 = scf.while (%arg5 = %c1) : (index) -> index {
        %5 = arith.cmpi slt, %arg5, %0 : index
        scf.condition(%5) %arg5 : index
      } do {
      ^bb0(%arg5: index):
        %5 = arith.addi %arg5, %c1 : index
        %6 = scf.while (%arg6 = %c1) : (index) -> index {
          %7 = arith.cmpi slt, %arg6, %0 : index
          scf.condition(%7) %arg6 : index
        } do {
        ^bb0(%arg6: index):
          %7 = arith.addi %arg6, %c1 : index
          %8 = scf.while (%arg7 = %c1) : (index) -> index {
            %9 = arith.cmpi slt, %arg7, %0 : index
            scf.condition(%9) %arg7 : index
          } do {
          ^bb0(%arg7: index):
            %9 = arith.addi %arg7, %c1 : index
            %10 = memref.load %arg3[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            memref.store %10, %arg2[%arg5, %arg6, %arg7] : memref<?x?x?xf64>
            scf.yield %9 : index
          }
          scf.yield %7 : index
        }
        scf.yield %5 : index
      }
      scf.yield %2 : index
    }
    return
  }
}
