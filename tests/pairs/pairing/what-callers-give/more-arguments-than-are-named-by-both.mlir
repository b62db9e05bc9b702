llvm.func @f(%x: i32, %y: i32, ...) -> i32 {
  %s = llvm.add %x, %y : i32
  llvm.return %s : i32
}
// -----
llvm.func @f(%x: i32, %y: i32, ...) -> i32 {
  %s = llvm.add %y, %x : i32
  llvm.return %s : i32
}
// expect: equivalent
