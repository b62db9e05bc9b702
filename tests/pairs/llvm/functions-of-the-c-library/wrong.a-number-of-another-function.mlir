// Nothing is known of a function by any other name.
llvm.mlir.global private constant @s("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.func @length(!llvm.ptr) -> i64
llvm.func @f() -> i64 {
  %a = llvm.mlir.addressof @s : !llvm.ptr
  %l = llvm.call @length(%a) : (!llvm.ptr) -> i64
  llvm.return %l : i64
}
// -----
llvm.mlir.global private constant @s("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.func @length(!llvm.ptr) -> i64
llvm.func @f() -> i64 {
  %a = llvm.mlir.addressof @s : !llvm.ptr
  %l = llvm.mlir.constant(3 : i64) : i64
  llvm.return %l : i64
}
// expect: different
