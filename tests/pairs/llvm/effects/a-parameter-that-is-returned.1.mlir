// options: --func f
llvm.func internal @h(%x: i32, %y: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %r = llvm.call @h(%a, %b) : (i32, i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func internal @h(%x: i32 {llvm.returned}, %y: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %r = llvm.call @h(%a, %b) : (i32, i32) -> i32
  llvm.return %r : i32
}
// expect: equivalent
