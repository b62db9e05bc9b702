llvm.func @f(%x: i32) -> i32 {
  %r = llvm.inline_asm has_side_effects "rdtsc", "={ax},r" %x : (i32) -> i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  %r = llvm.inline_asm has_side_effects "rdtsc", "={ax},r" %x : (i32) -> i32
  llvm.return %r : i32
}
// expect: unknown unsupported
