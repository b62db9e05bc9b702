// LLVM Language Reference, fneg: the sign of a number is none that is open.
llvm.func @e(f16)
llvm.func @f(%x: f16) {
  %z = llvm.mlir.constant(-0.0 : f16) : f16
  %s = llvm.fsub %z, %x : f16
  llvm.call @e(%s) : (f16) -> ()
  llvm.return
}
// -----
llvm.func @e(f16)
llvm.func @f(%x: f16) {
  llvm.call @e(%x) : (f16) -> ()
  llvm.return
}
// expect: different
