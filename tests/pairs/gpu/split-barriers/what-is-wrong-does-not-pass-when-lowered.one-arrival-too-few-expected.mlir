func.func @f(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {
  affine.for %round = 0 to 2 {
    affine.for %t = 0 to 16 {
      %x = affine.load %a[%round, 15 - %t] : memref<2x16xf32>
      affine.store %x, %b[%round, %t] : memref<2x16xf32>
    }
  }
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.mlir.global private @__mbarrier() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<2 x i64>
    llvm.mlir.global internal @__wg_swap_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
    llvm.func @swap(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {gpu.kernel, nvvm.kernel} {
      %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %2 = llvm.insertvalue %arg8, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %3 = llvm.insertvalue %arg9, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %4 = llvm.insertvalue %arg10, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %5 = llvm.insertvalue %arg12, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %6 = llvm.insertvalue %arg11, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %7 = llvm.insertvalue %arg13, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
      %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %16 = llvm.mlir.addressof @__wg_swap_0 : !llvm.ptr<3>
      %17 = llvm.getelementptr %16[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
      %18 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
      %19 = llvm.insertvalue %17, %18[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %20 = llvm.insertvalue %17, %19[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %21 = llvm.mlir.constant(0 : index) : i64
      %22 = llvm.insertvalue %21, %20[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %23 = llvm.mlir.constant(2 : index) : i64
      %24 = llvm.insertvalue %23, %22[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %25 = llvm.mlir.constant(16 : index) : i64
      %26 = llvm.insertvalue %25, %24[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %27 = llvm.mlir.constant(16 : index) : i64
      %28 = llvm.insertvalue %27, %26[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %29 = llvm.mlir.constant(1 : index) : i64
      %30 = llvm.insertvalue %29, %28[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %31 = llvm.mlir.constant(false) : i1
      %32 = llvm.mlir.constant(true) : i1
      %33 = llvm.mlir.constant(1000 : index) : i64
      %34 = llvm.mlir.constant(15 : index) : i64
      %35 = llvm.mlir.constant(2 : index) : i64
      %36 = llvm.mlir.constant(1 : index) : i64
      %37 = llvm.mlir.constant(0 : index) : i64
      %38 = nvvm.read.ptx.sreg.tid.x : i32
      %39 = llvm.sext %38 : i32 to i64
      %40 = llvm.icmp "eq" %39, %37 : i64
      %41 = llvm.mlir.constant(2 : index) : i64
      %42 = llvm.mlir.constant(1 : index) : i64
      %43 = llvm.mlir.zero : !llvm.ptr
      %44 = llvm.getelementptr %43[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %45 = llvm.ptrtoint %44 : !llvm.ptr to i64
      %46 = llvm.mlir.addressof @__mbarrier : !llvm.ptr<3>
      %47 = llvm.getelementptr %46[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i64>
      %48 = llvm.mlir.constant(3735928559 : index) : i64
      %49 = llvm.inttoptr %48 : i64 to !llvm.ptr<3>
      %50 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %51 = llvm.insertvalue %49, %50[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %52 = llvm.insertvalue %47, %51[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %53 = llvm.mlir.constant(0 : index) : i64
      %54 = llvm.insertvalue %53, %52[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %55 = llvm.insertvalue %41, %54[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %56 = llvm.insertvalue %42, %55[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %57 = llvm.extractvalue %56[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %58 = llvm.getelementptr %57[%37] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %59 = llvm.trunc %34 : i64 to i32
      nvvm.mbarrier.init %58, %59, predicate = %40 : !llvm.ptr<3>, i32, i1
      nvvm.barrier
      %60 = llvm.sub %34, %39 : i64
      llvm.br ^bb1(%37, %31 : i64, i1)
    ^bb1(%61: i64, %62: i1):  // 2 preds: ^bb0, ^bb2
      %63 = llvm.icmp "slt" %61, %35 : i64
      llvm.cond_br %63, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %64 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %65 = llvm.mlir.constant(16 : index) : i64
      %66 = llvm.mul %61, %65 overflow<nsw, nuw> : i64
      %67 = llvm.add %66, %39 overflow<nsw, nuw> : i64
      %68 = llvm.getelementptr inbounds|nuw %64[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %69 = llvm.load %68 : !llvm.ptr -> f32
      %70 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %71 = llvm.mlir.constant(16 : index) : i64
      %72 = llvm.mul %61, %71 overflow<nsw, nuw> : i64
      %73 = llvm.add %72, %39 overflow<nsw, nuw> : i64
      %74 = llvm.getelementptr inbounds|nuw %70[%73] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %69, %74 : f32, !llvm.ptr<3>
      %75 = llvm.extractvalue %56[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %76 = llvm.getelementptr %75[%37] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %77 = nvvm.mbarrier.arrive %76 : !llvm.ptr<3> -> i64
      %78 = llvm.extractvalue %56[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %79 = llvm.getelementptr %78[%37] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %80 = llvm.trunc %33 : i64 to i32
      %81 = llvm.zext %62 : i1 to i32
      nvvm.mbarrier.try_wait.parity %79, %81, %80 : !llvm.ptr<3>, i32, i32
      %82 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %83 = llvm.mlir.constant(16 : index) : i64
      %84 = llvm.mul %61, %83 overflow<nsw, nuw> : i64
      %85 = llvm.add %84, %60 overflow<nsw, nuw> : i64
      %86 = llvm.getelementptr inbounds|nuw %82[%85] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %87 = llvm.load %86 : !llvm.ptr<3> -> f32
      %88 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %89 = llvm.mlir.constant(16 : index) : i64
      %90 = llvm.mul %61, %89 overflow<nsw, nuw> : i64
      %91 = llvm.add %90, %39 overflow<nsw, nuw> : i64
      %92 = llvm.getelementptr inbounds|nuw %88[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %87, %92 : f32, !llvm.ptr
      %93 = llvm.xor %62, %32 : i1
      %94 = llvm.add %61, %36 : i64
      llvm.br ^bb1(%94, %93 : i64, i1)
    ^bb3:  // pred: ^bb1
      llvm.return
    }
  }
  func.func @f(%arg0: memref<2x16xf32>, %arg1: memref<2x16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func  @k::@swap blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)  args(%arg0 : memref<2x16xf32>, %arg1 : memref<2x16xf32>)
    return
  }
}
// expect: different
