llvm.func @f(%a: i32, %b: i32) -> i32 {
  %x = llvm.add %a, %b overflow<nsw> : i32
  %p = llvm.freeze %x : i32
  %r = llvm.sub %p, %p : i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %x = llvm.add %a, %b overflow<nsw> : i32
  %p = llvm.freeze %x : i32
  %q = llvm.freeze %x : i32
  %r = llvm.sub %p, %q : i32
  llvm.return %r : i32
}
// expect: unknown open-obligation
