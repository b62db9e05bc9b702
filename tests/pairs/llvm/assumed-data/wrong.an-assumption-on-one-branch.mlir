llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %k = llvm.mlir.constant(100 : i32) : i32
  %g = llvm.icmp "sgt" %x, %k : i32
  llvm.cond_br %g, ^a, ^b
^a:
  %p = llvm.icmp "sge" %x, %z : i32
  llvm.intr.assume %p : i1
  llvm.br ^b
^b:
  %m = llvm.intr.smax(%x, %z) : (i32, i32) -> i32
  llvm.return %m : i32
}
// -----
llvm.func @f(%x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: different
