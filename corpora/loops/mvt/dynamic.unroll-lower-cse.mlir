module {
  func.func @mvt(%arg0: index, %arg1: memref<?xf64>, %arg2: memref<?xf64>, %arg3: memref<?xf64>, %arg4: memref<?xf64>, %arg5: memref<?x?xf64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      %c3 = arith.constant 3 : index
      %c-1 = arith.constant -1 : index
      %0 = arith.cmpi slt, %arg0, %c0 : index
      %1 = arith.subi %c-1, %arg0 : index
      %2 = arith.select %0, %1, %arg0 : index
      %3 = arith.divsi %2, %c3 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.muli %5, %c3 overflow<nsw> : index
      scf.for %arg7 = %c0 to %6 step %c3 {
        %7 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %8 = memref.load %arg3[%arg7] : memref<?xf64>
        %9 = memref.load %arg1[%arg6] : memref<?xf64>
        %10 = arith.mulf %7, %8 : f64
        %11 = arith.addf %9, %10 : f64
        memref.store %11, %arg1[%arg6] : memref<?xf64>
        %12 = arith.addi %arg7, %c1 : index
        %13 = memref.load %arg5[%arg6, %12] : memref<?x?xf64>
        %14 = memref.load %arg3[%12] : memref<?xf64>
        %15 = memref.load %arg1[%arg6] : memref<?xf64>
        %16 = arith.mulf %13, %14 : f64
        %17 = arith.addf %15, %16 : f64
        memref.store %17, %arg1[%arg6] : memref<?xf64>
        %c2 = arith.constant 2 : index
        %18 = arith.addi %arg7, %c2 : index
        %19 = memref.load %arg5[%arg6, %18] : memref<?x?xf64>
        %20 = memref.load %arg3[%18] : memref<?xf64>
        %21 = memref.load %arg1[%arg6] : memref<?xf64>
        %22 = arith.mulf %19, %20 : f64
        %23 = arith.addf %21, %22 : f64
        memref.store %23, %arg1[%arg6] : memref<?xf64>
      }
      scf.for %arg7 = %6 to %arg0 step %c1 {
        %7 = memref.load %arg5[%arg6, %arg7] : memref<?x?xf64>
        %8 = memref.load %arg3[%arg7] : memref<?xf64>
        %9 = memref.load %arg1[%arg6] : memref<?xf64>
        %10 = arith.mulf %7, %8 : f64
        %11 = arith.addf %9, %10 : f64
        memref.store %11, %arg1[%arg6] : memref<?xf64>
      }
    }
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      %c3 = arith.constant 3 : index
      %c-1 = arith.constant -1 : index
      %0 = arith.cmpi slt, %arg0, %c0 : index
      %1 = arith.subi %c-1, %arg0 : index
      %2 = arith.select %0, %1, %arg0 : index
      %3 = arith.divsi %2, %c3 : index
      %4 = arith.subi %c-1, %3 : index
      %5 = arith.select %0, %4, %3 : index
      %6 = arith.muli %5, %c3 overflow<nsw> : index
      scf.for %arg7 = %c0 to %6 step %c3 {
        %7 = memref.load %arg5[%arg7, %arg6] : memref<?x?xf64>
        %8 = memref.load %arg4[%arg7] : memref<?xf64>
        %9 = memref.load %arg2[%arg6] : memref<?xf64>
        %10 = arith.mulf %7, %8 : f64
        %11 = arith.addf %9, %10 : f64
        memref.store %11, %arg2[%arg6] : memref<?xf64>
        %12 = arith.addi %arg7, %c1 : index
        %13 = memref.load %arg5[%12, %arg6] : memref<?x?xf64>
        %14 = memref.load %arg4[%12] : memref<?xf64>
        %15 = memref.load %arg2[%arg6] : memref<?xf64>
        %16 = arith.mulf %13, %14 : f64
        %17 = arith.addf %15, %16 : f64
        memref.store %17, %arg2[%arg6] : memref<?xf64>
        %c2 = arith.constant 2 : index
        %18 = arith.addi %arg7, %c2 : index
        %19 = memref.load %arg5[%18, %arg6] : memref<?x?xf64>
        %20 = memref.load %arg4[%18] : memref<?xf64>
        %21 = memref.load %arg2[%arg6] : memref<?xf64>
        %22 = arith.mulf %19, %20 : f64
        %23 = arith.addf %21, %22 : f64
        memref.store %23, %arg2[%arg6] : memref<?xf64>
      }
      scf.for %arg7 = %6 to %arg0 step %c1 {
        %7 = memref.load %arg5[%arg7, %arg6] : memref<?x?xf64>
        %8 = memref.load %arg4[%arg7] : memref<?xf64>
        %9 = memref.load %arg2[%arg6] : memref<?xf64>
        %10 = arith.mulf %7, %8 : f64
        %11 = arith.addf %9, %10 : f64
        memref.store %11, %arg2[%arg6] : memref<?xf64>
      }
    }
    return
  }
}
