llvm.func @f(%x: i64) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %a {alignment = 8 : i64} : i64, !llvm.ptr
  %v = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.return %v : i64
}
// -----
llvm.func @f(%x: i64) -> i64 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %n x i64 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %a {alignment = 8 : i64} : i64, !llvm.ptr
  %v = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.return %v : i64
}
// expect: different
