module {
  func.func @kernel(%arg0: memref<9xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_0 = arith.constant 0 : index
    %0 = arith.muli %c1, %c0_0 : index
    %1 = arith.addi %c0, %0 : index
    %c1_1 = arith.constant 1 : index
    %2 = arith.muli %c1, %c1_1 : index
    %3 = arith.addi %c0, %2 : index
    %4 = vector.transfer_read %arg0[%1], %c0_i32 {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
    %5 = arith.addi %1, %c1 : index
    %c2 = arith.constant 2 : index
    %6 = arith.muli %c1, %c2 : index
    %7 = arith.addi %c0, %6 : index
    %8 = vector.transfer_read %arg0[%3], %c0_i32 {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
    %9 = arith.addi %3, %c1 : index
    %c3 = arith.constant 3 : index
    %10 = arith.muli %c1, %c3 : index
    %11 = arith.addi %c0, %10 : index
    %12 = vector.transfer_read %arg0[%7], %c0_i32 {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
    %13 = arith.addi %4, %4 : vector<1xi32>
    %14 = arith.addi %7, %c1 : index
    %c4 = arith.constant 4 : index
    %15 = arith.muli %c1, %c4 : index
    %16 = arith.subi %c8, %15 : index
    %17:6 = scf.for %arg1 = %c0 to %16 step %c1 iter_args(%arg2 = %8, %arg3 = %12, %arg4 = %13, %arg5 = %5, %arg6 = %9, %arg7 = %14) -> (vector<1xi32>, vector<1xi32>, vector<1xi32>, index, index, index) {
      %c3_5 = arith.constant 3 : index
      %43 = arith.muli %c1, %c3_5 : index
      %44 = arith.addi %arg1, %43 : index
      %45 = vector.transfer_read %arg0[%44], %c0_i32 {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
      %46 = arith.addi %arg2, %arg2 : vector<1xi32>
      %c3_6 = arith.constant 3 : index
      %47 = arith.muli %c1, %c3_6 : index
      %48 = arith.addi %arg1, %47 : index
      %49 = arith.addi %48, %c1 : index
      vector.transfer_write %arg4, %arg0[%arg5] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
      scf.yield %arg3, %45, %46, %arg6, %arg7, %49 : vector<1xi32>, vector<1xi32>, vector<1xi32>, index, index, index
    }
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %18 = arith.cmpi slt, %c1, %c0_2 : index
    %c-1 = arith.constant -1 : index
    %19 = arith.select %18, %c1_3, %c-1 : index
    %20 = arith.subi %c8, %c0 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.addi %21, %19 : index
    %23 = arith.divsi %22, %c1 : index
    %c4_4 = arith.constant 4 : index
    %24 = arith.subi %23, %c4_4 : index
    %25 = arith.maxsi %c0_2, %24 : index
    %26 = arith.muli %c1, %25 : index
    %27 = arith.addi %c0, %26 : index
    %28 = arith.addi %25, %c1_3 : index
    %29 = arith.muli %c1, %28 : index
    %30 = arith.addi %c0, %29 : index
    %31 = arith.addi %28, %c1_3 : index
    %32 = arith.muli %c1, %31 : index
    %33 = arith.addi %c0, %32 : index
    %34 = arith.addi %31, %c1_3 : index
    %35 = arith.muli %c1, %34 : index
    %36 = arith.addi %c0, %35 : index
    %37 = arith.addi %34, %c1_3 : index
    %38 = vector.transfer_read %arg0[%36], %c0_i32 {in_bounds = [true]} : memref<9xi32>, vector<1xi32>
    %39 = arith.addi %17#0, %17#0 : vector<1xi32>
    %40 = arith.addi %36, %c1 : index
    vector.transfer_write %17#2, %arg0[%17#3] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
    %41 = arith.addi %17#1, %17#1 : vector<1xi32>
    vector.transfer_write %39, %arg0[%17#4] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
    %42 = arith.addi %38, %38 : vector<1xi32>
    vector.transfer_write %41, %arg0[%17#5] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
    vector.transfer_write %42, %arg0[%40] {in_bounds = [true]} : vector<1xi32>, memref<9xi32>
    return
  }
}
