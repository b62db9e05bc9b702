llvm.func @f(%p: i32, %p2: i32, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %n x !llvm.array<2 x array<4 x i8>> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %m1 = llvm.getelementptr %m[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %p, %m : i32, !llvm.ptr
  llvm.store %p2, %m1 : i32, !llvm.ptr
  %a = llvm.getelementptr %m[0, 0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<4 x i8>>
  %x = llvm.load %a {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: i32, %p2: i32, %q: !llvm.ptr) {
  %n = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %n x !llvm.array<2 x array<4 x i8>> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %m1 = llvm.getelementptr %m[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %p, %m : i32, !llvm.ptr
  llvm.store %p2, %m1 : i32, !llvm.ptr
  %a = llvm.getelementptr %m[0, 0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<4 x i8>>
  %x = llvm.load %a : !llvm.ptr -> i32
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.return
}
// expect: unknown unsupported
