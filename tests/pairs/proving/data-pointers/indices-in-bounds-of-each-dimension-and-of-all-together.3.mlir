// Modulo 2^64 the sum of a product that is none, in one buffer, and two indices that are in bounds.
func.func @f(%table: memref<28xf32>, %at: memref<2xindex>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.load %at[%c0] : memref<2xindex>
  %s = memref.load %at[%c1] : memref<2xindex>
  %c4 = arith.constant 4 : index
  %m = arith.muli %r, %c4 overflow<nsw> : index
  %k = arith.addi %m, %s overflow<nsw> : index
  %x = memref.load %table[%k] : memref<28xf32>
  return %x : f32
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) -> f32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.load %arg6 : !llvm.ptr -> i64
    %2 = llvm.getelementptr inbounds|nuw %arg6[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %3 = llvm.load %2 : !llvm.ptr -> i64
    %4 = llvm.mul %1, %0 overflow<nsw> : i64
    %5 = llvm.add %4, %3 overflow<nsw> : i64
    %6 = llvm.getelementptr inbounds|nuw %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 : !llvm.ptr -> f32
    llvm.return %7 : f32
  }
}
// expect: equivalent bitwise
