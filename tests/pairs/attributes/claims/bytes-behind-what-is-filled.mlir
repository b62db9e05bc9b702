llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %n = llvm.mlir.constant(0 : i64) : i64
  %v = llvm.mlir.constant(0 : i8) : i8
  "llvm.intr.memset"(%p, %v, %n) <{arg_attrs = [{llvm.dereferenceable = 64 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %x : i32
}
// expect: unknown promise
