llvm.func @f(%x: i32, %y: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x !llvm.struct<packed (i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
  llvm.store %x, %a {alignment = 1 : i64} : i32, !llvm.ptr
  %r = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32, %y: i8) -> i32 {
  %n = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %n x !llvm.struct<packed (i8, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
  llvm.store %x, %a {alignment = 4 : i64} : i32, !llvm.ptr
  %r = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %r : i32
}
// expect: different
