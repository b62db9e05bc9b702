llvm.func @f(%x: i32) -> i32 {
  %r = llvm.inline_asm "mov $0, $1", "=r,r,~{memory}" %x : (i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.inline_asm "mov $0, $1", "=r,r,~{memory}" %x : (i32) -> i32
  llvm.return %r : i32
}
// expect: unknown unsupported
