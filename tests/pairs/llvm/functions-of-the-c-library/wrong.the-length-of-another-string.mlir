// C17, 7.1.3: names of the library are reserved, so that this is its function. 7.24.6.3, strlen: three characters precede the null character. (What it computes is not known here.)
llvm.mlir.global private constant @s("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @f() -> i64 {
  %a = llvm.mlir.addressof @s : !llvm.ptr
  %l = llvm.call @strlen(%a) : (!llvm.ptr) -> i64
  llvm.return %l : i64
}
// -----
llvm.mlir.global private constant @s("abc\00") {addr_space = 0 : i32} : !llvm.array<4 x i8>
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @f() -> i64 {
  %a = llvm.mlir.addressof @s : !llvm.ptr
  %l = llvm.mlir.constant(4 : i64) : i64
  llvm.return %l : i64
}
// expect: unknown
