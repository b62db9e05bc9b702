func.func private @g(!llvm.ptr)
func.func @f(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %p : i64, !llvm.ptr
  func.call @g(%p) : (!llvm.ptr) -> ()
  %v = llvm.load %p : !llvm.ptr -> i64
  return %v : i64
}
// -----
func.func private @g(!llvm.ptr)
func.func @f(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %p : i64, !llvm.ptr
  func.call @g(%p) : (!llvm.ptr) -> ()
  %v = llvm.load %p : !llvm.ptr -> i64
  return %n : i64
}
// expect: different
