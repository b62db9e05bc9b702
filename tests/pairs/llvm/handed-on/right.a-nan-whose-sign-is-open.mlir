// LLVM Language Reference, "Behavior of Floating-Point NaN values": the sign of a NaN that fsub gives is open, so that
// it may be that of fneg.
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
  %s = llvm.fneg %x : f16
  llvm.call @e(%s) : (f16) -> ()
  llvm.return
}
// expect: unknown
