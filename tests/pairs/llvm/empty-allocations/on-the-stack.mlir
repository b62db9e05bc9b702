func.func @f(%n: index) -> i1 {
  %z = llvm.mlir.constant(0 : i64) : i64
  %a = llvm.alloca %z x f32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %z x f32 : (i64) -> !llvm.ptr
  %e = llvm.icmp "eq" %a, %b : !llvm.ptr
  return %e : i1
}

// -----

// LLVM says that such addresses need not be unlike.
func.func @f(%n: index) -> i1 {
  %e = arith.constant false
  return %e : i1
}

// expect: unknown unsupported
