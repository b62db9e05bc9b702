llvm.func @sync(i32) -> i32 attributes {convergent}
llvm.func @f(%a: i32) -> i32 {
  %r = llvm.call @sync(%a) : (i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @sync(i32) -> i32 attributes {convergent}
llvm.func @f(%a: i32) -> i32 {
  %r = llvm.call @sync(%a) : (i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent bitwise static
