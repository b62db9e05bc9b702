llvm.func @g(i32) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %y = llvm.trunc %x : i64 to i32
  %r = llvm.call @g(%y) : (i32) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// -----
llvm.func @g(i32 {llvm.signext}) -> i64
llvm.func @f(%x: i64, %p: !llvm.ptr) -> i64 {
  %y = llvm.trunc %x : i64 to i32
  %r = llvm.call @g(%y) : (i32) -> i64
  llvm.store %r, %p : i64, !llvm.ptr
  llvm.return %r : i64
}
// expect: unknown
