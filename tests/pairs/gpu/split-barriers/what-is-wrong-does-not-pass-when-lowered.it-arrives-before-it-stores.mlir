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
      %34 = llvm.mlir.constant(16 : index) : i64
      %35 = llvm.mlir.constant(15 : index) : i64
      %36 = llvm.mlir.constant(2 : index) : i64
      %37 = llvm.mlir.constant(1 : index) : i64
      %38 = llvm.mlir.constant(0 : index) : i64
      %39 = nvvm.read.ptx.sreg.tid.x : i32
      %40 = llvm.sext %39 : i32 to i64
      %41 = llvm.icmp "eq" %40, %38 : i64
      %42 = llvm.mlir.constant(2 : index) : i64
      %43 = llvm.mlir.constant(1 : index) : i64
      %44 = llvm.mlir.zero : !llvm.ptr
      %45 = llvm.getelementptr %44[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %46 = llvm.ptrtoint %45 : !llvm.ptr to i64
      %47 = llvm.mlir.addressof @__mbarrier : !llvm.ptr<3>
      %48 = llvm.getelementptr %47[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i64>
      %49 = llvm.mlir.constant(3735928559 : index) : i64
      %50 = llvm.inttoptr %49 : i64 to !llvm.ptr<3>
      %51 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %52 = llvm.insertvalue %50, %51[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %53 = llvm.insertvalue %48, %52[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %54 = llvm.mlir.constant(0 : index) : i64
      %55 = llvm.insertvalue %54, %53[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %56 = llvm.insertvalue %42, %55[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %57 = llvm.insertvalue %43, %56[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %58 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %59 = llvm.getelementptr %58[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %60 = llvm.trunc %34 : i64 to i32
      nvvm.mbarrier.init %59, %60, predicate = %41 : !llvm.ptr<3>, i32, i1
      nvvm.barrier
      %61 = llvm.sub %35, %40 : i64
      llvm.br ^bb1(%38, %31 : i64, i1)
    ^bb1(%62: i64, %63: i1):  // 2 preds: ^bb0, ^bb2
      %64 = llvm.icmp "slt" %62, %36 : i64
      llvm.cond_br %64, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %65 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %66 = llvm.mlir.constant(16 : index) : i64
      %67 = llvm.mul %62, %66 overflow<nsw, nuw> : i64
      %68 = llvm.add %67, %40 overflow<nsw, nuw> : i64
      %69 = llvm.getelementptr inbounds|nuw %65[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %70 = llvm.load %69 : !llvm.ptr -> f32
      %71 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %72 = llvm.getelementptr %71[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %73 = nvvm.mbarrier.arrive %72 : !llvm.ptr<3> -> i64
      %74 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %75 = llvm.mlir.constant(16 : index) : i64
      %76 = llvm.mul %62, %75 overflow<nsw, nuw> : i64
      %77 = llvm.add %76, %40 overflow<nsw, nuw> : i64
      %78 = llvm.getelementptr inbounds|nuw %74[%77] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %70, %78 : f32, !llvm.ptr<3>
      %79 = llvm.extractvalue %57[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %80 = llvm.getelementptr %79[%38] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %81 = llvm.trunc %33 : i64 to i32
      %82 = llvm.zext %63 : i1 to i32
      nvvm.mbarrier.try_wait.parity %80, %82, %81 : !llvm.ptr<3>, i32, i32
      %83 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %84 = llvm.mlir.constant(16 : index) : i64
      %85 = llvm.mul %62, %84 overflow<nsw, nuw> : i64
      %86 = llvm.add %85, %61 overflow<nsw, nuw> : i64
      %87 = llvm.getelementptr inbounds|nuw %83[%86] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %88 = llvm.load %87 : !llvm.ptr<3> -> f32
      %89 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %90 = llvm.mlir.constant(16 : index) : i64
      %91 = llvm.mul %62, %90 overflow<nsw, nuw> : i64
      %92 = llvm.add %91, %40 overflow<nsw, nuw> : i64
      %93 = llvm.getelementptr inbounds|nuw %89[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %88, %93 : f32, !llvm.ptr
      %94 = llvm.xor %63, %32 : i1
      %95 = llvm.add %62, %37 : i64
      llvm.br ^bb1(%95, %94 : i64, i1)
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
