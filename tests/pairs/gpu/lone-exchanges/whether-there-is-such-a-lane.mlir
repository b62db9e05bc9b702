gpu.module @m {
  llvm.func @f(%x: i32, %o: i32) -> i1 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %r, %v = gpu.shuffle down %x, %o, %w : i32
    llvm.return %v : i1
  }
}
// -----
gpu.module @m {
  llvm.func @f(%x: i32, %o: i32) -> i1 attributes {intel_reqd_sub_group_size = 16 : i32} {
    %w = arith.constant 16 : i32
    %r, %v = gpu.shuffle down %x, %o, %w : i32
    %t = llvm.mlir.constant(true) : i1
    llvm.return %t : i1
  }
}
// expect: unknown open-obligation
