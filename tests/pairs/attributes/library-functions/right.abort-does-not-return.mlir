llvm.func @abort()
llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %x, %z : i32
  llvm.cond_br %c, ^n, ^y
^n:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^y:
  llvm.return %x : i32
}
// -----
llvm.func @abort() attributes {noreturn}
llvm.func @f(%x: i32) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %x, %z : i32
  llvm.cond_br %c, ^n, ^y
^n:
  llvm.call @abort() : () -> ()
  llvm.unreachable
^y:
  llvm.return %x : i32
}
// expect: equivalent
