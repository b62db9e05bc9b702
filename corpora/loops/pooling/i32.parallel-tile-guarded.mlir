module {
  func.func @pooling(%arg0: memref<6x10xi32>, %arg1: memref<3x5xi32>) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2_1 = arith.constant 2 : index
    %0 = arith.muli %c1, %c4 : index
    %1 = arith.muli %c1, %c2_1 : index
    scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c3, %c5) step (%0, %1) {
      scf.parallel (%arg4, %arg5) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
        %2 = arith.addi %arg4, %arg2 : index
        %3 = arith.addi %arg5, %arg3 : index
        %true = arith.constant true
        %4 = arith.muli %arg4, %c1 : index
        %5 = arith.addi %4, %arg2 : index
        %6 = arith.cmpi ult, %5, %c3 : index
        %7 = arith.andi %true, %6 : i1
        %8 = arith.muli %arg5, %c1 : index
        %9 = arith.addi %8, %arg3 : index
        %10 = arith.cmpi ult, %9, %c5 : index
        %11 = arith.andi %7, %10 : i1
        scf.if %11 {
          %12 = scf.for %arg6 = %c0 to %c2 step %c1 iter_args(%arg7 = %c0_i32) -> (i32) {
            %14 = scf.for %arg8 = %c0 to %c2 step %c1 iter_args(%arg9 = %arg7) -> (i32) {
              %15 = arith.muli %2, %c2 overflow<nsw> : index
              %16 = arith.addi %15, %arg6 : index
              %17 = arith.muli %3, %c2 overflow<nsw> : index
              %18 = arith.addi %17, %arg8 : index
              %19 = memref.load %arg0[%16, %18] : memref<6x10xi32>
              %20 = arith.addi %arg9, %19 : i32
              scf.yield %20 : i32
            }
            scf.yield %14 : i32
          }
          %13 = arith.shrsi %12, %c2_i32 : i32
          memref.store %13, %arg1[%2, %3] : memref<3x5xi32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}
