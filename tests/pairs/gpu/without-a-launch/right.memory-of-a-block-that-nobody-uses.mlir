gpu.module @m {
  gpu.func @f(%a: memref<4xf32>) workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>) private(%p: memref<4xf32, #gpu.address_space<private>>) kernel {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %a[%c0] : memref<4xf32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func spir_kernelcc @f(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %s: i64, %t: i64, %w: !llvm.ptr<3> {llvm.noalias, llvm.workgroup_attribution = #llvm.mlir.workgroup_attribution<32 : i64, f32>}) attributes {gpu.kernel} {
    %u = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
    %d = llvm.insertvalue %w, %u[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
    %v = llvm.mlir.constant(1.0 : f32) : f32
    llvm.store %v, %b : f32, !llvm.ptr
    llvm.return
  }
}
// expect: equivalent bitwise static
