// Against the program before the lowering, and where that has masks, against the right program after it.
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.poison : vector<4xi32>
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %3 = llvm.mlir.constant(dense<[0, 1, 2, 3]> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(2147483647 : index) : i64
    %5 = llvm.intr.smin(%arg3, %4) : (i64, i64) -> i64
    %6 = llvm.trunc %5 : i64 to i32
    %7 = llvm.insertelement %6, %1[%0 : i32] : vector<4xi32>
    %8 = llvm.shufflevector %7, %1 [0, 0, 0, 0] : vector<4xi32> 
    %9 = llvm.icmp "sgt" %8, %3 : vector<4xi32>
    %10 = llvm.intr.masked.load %arg1, %9, %2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %10, %arg6, %9 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.poison : vector<4xi32>
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
    %3 = llvm.mlir.constant(dense<[0, 1, 3, 2]> : vector<4xi32>) : vector<4xi32>
    %4 = llvm.mlir.constant(2147483647 : index) : i64
    %5 = llvm.intr.smin(%arg3, %4) : (i64, i64) -> i64
    %6 = llvm.trunc %5 : i64 to i32
    %7 = llvm.insertelement %6, %1[%0 : i32] : vector<4xi32>
    %8 = llvm.shufflevector %7, %1 [0, 0, 0, 0] : vector<4xi32> 
    %9 = llvm.icmp "sgt" %8, %3 : vector<4xi32>
    %10 = llvm.intr.masked.load %arg1, %9, %2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %10, %arg6, %9 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
}
// expect: different
