module {
  func.func @two_mm(%arg0: f64, %arg1: f64, %arg2: memref<5x6xf64>, %arg3: memref<6x7xf64>, %arg4: memref<7x4xf64>, %arg5: memref<5x4xf64>) {
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %alloc = memref.alloc() : memref<5x7xf64>
    %c0_0 = arith.constant 0 : index
    %c4_1 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %c1, %c4_1 : index
    %1 = arith.muli %c1, %c2 : index
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%c5, %c7) step (%0, %1) {
      scf.parallel (%arg8, %arg9) = (%c0_0, %c0_0) to (%0, %1) step (%c1, %c1) {
        %4 = arith.addi %arg8, %arg6 : index
        %5 = arith.addi %arg9, %arg7 : index
        %true = arith.constant true
        %6 = arith.muli %arg8, %c1 : index
        %7 = arith.addi %6, %arg6 : index
        %8 = arith.cmpi ult, %7, %c5 : index
        %9 = arith.andi %true, %8 : i1
        %10 = arith.muli %arg9, %c1 : index
        %11 = arith.addi %10, %arg7 : index
        %12 = arith.cmpi ult, %11, %c7 : index
        %13 = arith.andi %9, %12 : i1
        scf.if %13 {
          memref.store %cst, %alloc[%4, %5] : memref<5x7xf64>
          scf.for %arg10 = %c0 to %c6 step %c1 {
            %14 = memref.load %arg2[%4, %arg10] : memref<5x6xf64>
            %15 = memref.load %arg3[%arg10, %5] : memref<6x7xf64>
            %16 = memref.load %alloc[%4, %5] : memref<5x7xf64>
            %17 = arith.mulf %arg0, %14 : f64
            %18 = arith.mulf %17, %15 : f64
            %19 = arith.addf %16, %18 : f64
            memref.store %19, %alloc[%4, %5] : memref<5x7xf64>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c2_4 = arith.constant 2 : index
    %2 = arith.muli %c1, %c4_3 : index
    %3 = arith.muli %c1, %c2_4 : index
    scf.parallel (%arg6, %arg7) = (%c0, %c0) to (%c5, %c4) step (%2, %3) {
      scf.parallel (%arg8, %arg9) = (%c0_2, %c0_2) to (%2, %3) step (%c1, %c1) {
        %4 = arith.addi %arg8, %arg6 : index
        %5 = arith.addi %arg9, %arg7 : index
        %true = arith.constant true
        %6 = arith.muli %arg8, %c1 : index
        %7 = arith.addi %6, %arg6 : index
        %8 = arith.cmpi ult, %7, %c5 : index
        %9 = arith.andi %true, %8 : i1
        %10 = arith.muli %arg9, %c1 : index
        %11 = arith.addi %10, %arg7 : index
        %12 = arith.cmpi ult, %11, %c4 : index
        %13 = arith.andi %9, %12 : i1
        scf.if %13 {
          %14 = memref.load %arg5[%4, %5] : memref<5x4xf64>
          %15 = arith.mulf %14, %arg1 : f64
          memref.store %15, %arg5[%4, %5] : memref<5x4xf64>
          scf.for %arg10 = %c0 to %c7 step %c1 {
            %16 = memref.load %alloc[%4, %arg10] : memref<5x7xf64>
            %17 = memref.load %arg4[%arg10, %5] : memref<7x4xf64>
            %18 = memref.load %arg5[%4, %5] : memref<5x4xf64>
            %19 = arith.mulf %16, %17 : f64
            %20 = arith.addf %18, %19 : f64
            memref.store %20, %arg5[%4, %5] : memref<5x4xf64>
          }
        }
        scf.reduce 
      }
      scf.reduce 
    }
    memref.dealloc %alloc : memref<5x7xf64>
    return
  }
}
