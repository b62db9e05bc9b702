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
      %31 = llvm.mlir.constant(16 : index) : i64
      %32 = llvm.mlir.constant(15 : index) : i64
      %33 = llvm.mlir.constant(2 : index) : i64
      %34 = llvm.mlir.constant(1 : index) : i64
      %35 = llvm.mlir.constant(0 : index) : i64
      %36 = nvvm.read.ptx.sreg.tid.x : i32
      %37 = llvm.sext %36 : i32 to i64
      %38 = llvm.icmp "eq" %37, %35 : i64
      %39 = llvm.mlir.constant(2 : index) : i64
      %40 = llvm.mlir.constant(1 : index) : i64
      %41 = llvm.mlir.zero : !llvm.ptr
      %42 = llvm.getelementptr %41[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %43 = llvm.ptrtoint %42 : !llvm.ptr to i64
      %44 = llvm.mlir.addressof @__mbarrier : !llvm.ptr<3>
      %45 = llvm.getelementptr %44[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<2 x i64>
      %46 = llvm.mlir.constant(3735928559 : index) : i64
      %47 = llvm.inttoptr %46 : i64 to !llvm.ptr<3>
      %48 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
      %49 = llvm.insertvalue %47, %48[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %50 = llvm.insertvalue %45, %49[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %51 = llvm.mlir.constant(0 : index) : i64
      %52 = llvm.insertvalue %51, %50[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %53 = llvm.insertvalue %39, %52[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %54 = llvm.insertvalue %40, %53[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %55 = llvm.extractvalue %54[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %56 = llvm.getelementptr %55[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %57 = llvm.trunc %31 : i64 to i32
      nvvm.mbarrier.init %56, %57, predicate = %38 : !llvm.ptr<3>, i32, i1
      nvvm.barrier
      %58 = llvm.sub %32, %37 : i64
      llvm.br ^bb1(%35 : i64)
    ^bb1(%59: i64):  // 2 preds: ^bb0, ^bb2
      %60 = llvm.icmp "slt" %59, %33 : i64
      llvm.cond_br %60, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %61 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %62 = llvm.mlir.constant(16 : index) : i64
      %63 = llvm.mul %59, %62 overflow<nsw, nuw> : i64
      %64 = llvm.add %63, %37 overflow<nsw, nuw> : i64
      %65 = llvm.getelementptr inbounds|nuw %61[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %66 = llvm.load %65 : !llvm.ptr -> f32
      %67 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %68 = llvm.mlir.constant(16 : index) : i64
      %69 = llvm.mul %59, %68 overflow<nsw, nuw> : i64
      %70 = llvm.add %69, %37 overflow<nsw, nuw> : i64
      %71 = llvm.getelementptr inbounds|nuw %67[%70] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      llvm.store %66, %71 : f32, !llvm.ptr<3>
      %72 = llvm.extractvalue %54[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
      %73 = llvm.getelementptr %72[%35] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i64
      %74 = nvvm.mbarrier.arrive %73 : !llvm.ptr<3> -> i64
      %75 = llvm.extractvalue %30[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
      %76 = llvm.mlir.constant(16 : index) : i64
      %77 = llvm.mul %59, %76 overflow<nsw, nuw> : i64
      %78 = llvm.add %77, %58 overflow<nsw, nuw> : i64
      %79 = llvm.getelementptr inbounds|nuw %75[%78] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
      %80 = llvm.load %79 : !llvm.ptr<3> -> f32
      %81 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
      %82 = llvm.mlir.constant(16 : index) : i64
      %83 = llvm.mul %59, %82 overflow<nsw, nuw> : i64
      %84 = llvm.add %83, %37 overflow<nsw, nuw> : i64
      %85 = llvm.getelementptr inbounds|nuw %81[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      llvm.store %80, %85 : f32, !llvm.ptr
      %86 = llvm.add %59, %34 : i64
      llvm.br ^bb1(%86 : i64)
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
