func.func @f(%A: memref<8xf32>, %B: memref<8xf32>, %limit: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = vector.load %A[%c0] : memref<8xf32>, vector<4xf32>
  %l = vector.broadcast %limit : f32 to vector<4xf32>
  %m = arith.cmpf ogt, %v, %l : vector<4xf32>
  %e = vector.expandload %A[%c1], %m, %l : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %B[%c0], %m, %e : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: f32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.poison : vector<4xf32>
    %2 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %3 = llvm.insertelement %arg10, %1[%0 : i32] : vector<4xf32>
    %4 = llvm.shufflevector %3, %1 [0, 0, 0, 0] : vector<4xf32> 
    %5 = llvm.fcmp "oge" %2, %4 : vector<4xf32>
    %6 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, f32
    %7 = "llvm.intr.masked.expandload"(%6, %5, %4) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "llvm.intr.masked.compressstore"(%7, %arg6, %5) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    llvm.return
  }
}
// expect: different
