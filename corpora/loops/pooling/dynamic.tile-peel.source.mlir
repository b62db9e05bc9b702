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
    %c4 = arith.constant 4 : index
    scf.for %arg4 = %c0 to %7 step %c4 {
      %c0_1 = arith.constant 0 : index
      %c3 = arith.constant 3 : index
      %c0_2 = arith.constant 0 : index
      %c1_3 = arith.constant 1 : index
      %8 = arith.cmpi sle, %arg1, %c0_2 : index
      %9 = arith.subi %c0_2, %arg1 : index
      %10 = arith.subi %arg1, %c1_3 : index
      %11 = arith.select %8, %9, %10 : index
      %12 = arith.divsi %11, %c3 : index
      %13 = arith.subi %c0_2, %12 : index
      %14 = arith.addi %12, %c1_3 : index
      %15 = arith.select %8, %13, %14 : index
      %c4_4 = arith.constant 4 : index
      scf.for %arg5 = %c0_1 to %15 step %c4_4 {
        %c4_5 = arith.constant 4 : index
        %16 = arith.addi %arg4, %c4_5 : index
        %c2_6 = arith.constant 2 : index
        %c0_7 = arith.constant 0 : index
        %c1_8 = arith.constant 1 : index
        %17 = arith.cmpi sle, %arg0, %c0_7 : index
        %18 = arith.subi %c0_7, %arg0 : index
        %19 = arith.subi %arg0, %c1_8 : index
        %20 = arith.select %17, %18, %19 : index
        %21 = arith.divsi %20, %c2_6 : index
        %22 = arith.subi %c0_7, %21 : index
        %23 = arith.addi %21, %c1_8 : index
        %24 = arith.select %17, %22, %23 : index
        %25 = arith.minsi %16, %24 : index
        %c1_9 = arith.constant 1 : index
        scf.for %arg6 = %arg4 to %25 step %c1_9 {
          %c4_10 = arith.constant 4 : index
          %26 = arith.addi %arg5, %c4_10 : index
          %c3_11 = arith.constant 3 : index
          %c0_12 = arith.constant 0 : index
          %c1_13 = arith.constant 1 : index
          %27 = arith.cmpi sle, %arg1, %c0_12 : index
          %28 = arith.subi %c0_12, %arg1 : index
          %29 = arith.subi %arg1, %c1_13 : index
          %30 = arith.select %27, %28, %29 : index
          %31 = arith.divsi %30, %c3_11 : index
          %32 = arith.subi %c0_12, %31 : index
          %33 = arith.addi %31, %c1_13 : index
          %34 = arith.select %27, %32, %33 : index
          %35 = arith.minsi %26, %34 : index
          %c1_14 = arith.constant 1 : index
          scf.for %arg7 = %arg5 to %35 step %c1_14 {
            memref.store %cst, %arg3[%arg6, %arg7] : memref<?x?xf32>
            %c2_15 = arith.constant 2 : index
            %36 = arith.muli %arg6, %c2_15 overflow<nsw> : index
            %c2_16 = arith.constant 2 : index
            %37 = arith.muli %arg6, %c2_16 overflow<nsw> : index
            %c2_17 = arith.constant 2 : index
            %38 = arith.addi %37, %c2_17 : index
            %39 = arith.minsi %38, %arg0 : index
            %c1_18 = arith.constant 1 : index
            scf.for %arg8 = %36 to %39 step %c1_18 {
              %c3_19 = arith.constant 3 : index
              %40 = arith.muli %arg7, %c3_19 overflow<nsw> : index
              %c3_20 = arith.constant 3 : index
              %41 = arith.muli %arg7, %c3_20 overflow<nsw> : index
              %c3_21 = arith.constant 3 : index
              %42 = arith.addi %41, %c3_21 : index
              %43 = arith.minsi %42, %arg1 : index
              %c1_22 = arith.constant 1 : index
              scf.for %arg9 = %40 to %43 step %c1_22 {
                %44 = memref.load %arg2[%arg8, %arg9] : memref<?x?xf32>
                %45 = memref.load %arg3[%arg6, %arg7] : memref<?x?xf32>
                %46 = arith.maximumf %44, %45 : f32
                memref.store %46, %arg3[%arg6, %arg7] : memref<?x?xf32>
              }
            }
          }
        }
      }
    }
    return
  }
}
