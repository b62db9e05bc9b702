gpu.module @m {
  func.func @f(%x: i32) -> i32 {
    gpu.barrier
    return %x : i32
  }
}
// -----
gpu.module @m {
  llvm.func spir_funccc @_Z17sub_group_barrierj(i32) attributes {convergent, no_unwind, will_return}
  func.func @f(%x: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.call spir_funccc @_Z17sub_group_barrierj(%0) {convergent, no_unwind, will_return} : (i32) -> ()
    return %x : i32
  }
}
// expect: unknown open-obligation
