module {
  func.func @pooling(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi sle, %arg0, %c0_0 : index
    %1 = arith.subi %c0_0, %arg0 : index
    %2 = arith.subi %arg0, %c1 : index
    %3 = arith.select %0, %1, %2 : index
    %4 = arith.divsi %3, %c2 : index
    %5 = arith.subi %c0_0, %4 : index
    %6 = arith.addi %4, %c1 : index
    %7 = arith.select %0, %5, %6 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg4 = %c0 to %7 step %c1_1 {
      %c0_2 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c0_3 = arith.constant 0 : index
      %c1_4 = arith.constant 1 : index
      %8 = arith.cmpi sle, %arg1, %c0_3 : index
      %9 = arith.subi %c0_3, %arg1 : index
      %10 = arith.subi %arg1, %c1_4 : index
      %11 = arith.select %8, %9, %10 : index
      %12 = arith.divsi %11, %c3 : index
      %13 = arith.subi %c0_3, %12 : index
      %14 = arith.addi %12, %c1_4 : index
      %15 = arith.select %8, %13, %14 : index
      %c1_5 = arith.constant 1 : index
      scf.for %arg5 = %c0_2 to %15 step %c1_5 {
        memref.store %cst, %arg3[%arg4, %arg5] : memref<?x?xf32>
        %c2_6 = arith.constant 2 : index
        %16 = arith.muli %arg4, %c2_6 overflow<nsw> : index
        %c2_7 = arith.constant 2 : index
        %17 = arith.muli %arg4, %c2_7 overflow<nsw> : index
        %c2_8 = arith.constant 2 : index
        %18 = arith.addi %17, %c2_8 : index
        %19 = arith.minsi %18, %arg0 : index
        %c1_9 = arith.constant 1 : index
        scf.for %arg6 = %16 to %19 step %c1_9 {
          %c3_10 = arith.constant 3 : index
          %20 = arith.muli %arg5, %c3_10 overflow<nsw> : index
          %c3_11 = arith.constant 3 : index
          %21 = arith.muli %arg5, %c3_11 overflow<nsw> : index
          %c3_12 = arith.constant 3 : index
          %22 = arith.addi %21, %c3_12 : index
          %23 = arith.minsi %22, %arg1 : index
          %c1_13 = arith.constant 1 : index
          scf.for %arg7 = %20 to %23 step %c1_13 {
            %24 = memref.load %arg2[%arg6, %arg7] : memref<?x?xf32>
            %25 = memref.load %arg3[%arg4, %arg5] : memref<?x?xf32>
            %26 = arith.maximumf %24, %25 : f32
            memref.store %26, %arg3[%arg4, %arg5] : memref<?x?xf32>
          }
        }
      }
    }
    return
  }
}
