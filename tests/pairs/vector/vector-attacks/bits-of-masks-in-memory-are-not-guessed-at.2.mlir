// A vector of single bits is packed in LLVM's memory, and its elements stand alone in a memref.
func.func @f(%A: memref<8xi1>, %B: memref<8xi8>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<8xi1>, vector<8xi1>
  %w = arith.extui %v : vector<8xi1> to vector<8xi8>
  vector.store %w, %B[%c0] : memref<8xi8>, vector<8xi8>
  return
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64) {
    %0 = llvm.load %arg1 {alignment = 1 : i64} : !llvm.ptr -> vector<8xi1>
    %1 = llvm.zext %0 : vector<8xi1> to vector<8xi8>
    llvm.store %1, %arg6 {alignment = 1 : i64} : vector<8xi8>, !llvm.ptr
    llvm.return
  }
}
// expect: unknown unsupported
