// LLVM Language Reference, "Poison Values": of two arguments one is poison in both, and the other one another number.
llvm.func @e(i32, i32)
llvm.func @f(%x: i32) {
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %a = llvm.and %x, %m : i32
  %b = llvm.or %a, %m : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %b, %o overflow<nsw> : i32
  llvm.call @e(%r, %x) : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @e(i32, i32)
llvm.func @f(%x: i32) {
  %m = llvm.mlir.constant(2147483647 : i32) : i32
  %a = llvm.and %x, %m : i32
  %b = llvm.or %a, %m : i32
  %o = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %b, %o overflow<nsw> : i32
  llvm.call @e(%r, %o) : (i32, i32) -> ()
  llvm.return
}
// expect: different
