#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%a: memref<7x12xf32>, %b: memref<12x10xf32>, %bias: memref<10xf32>, %residual: memref<7x10xf32>,
                  %y: memref<7x10xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 7 : i32
  %N = arith.constant 10 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@gemm_rrr_bias_relu_add blocks in (%c2, %c2, %c1) threads in (%c4, %c4, %c1)
    args(%a : memref<7x12xf32>, %b : memref<12x10xf32>, %bias : memref<10xf32>, %residual : memref<7x10xf32>,
         %y : memref<7x10xf32>, %M : i32, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ22gemm_rrr_bias_relu_addE6b_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<2 x array<4 x array<8 x f32>>> {
    %0 = llvm.mlir.undef : !llvm.array<2 x array<4 x array<8 x f32>>>
    llvm.return %0 : !llvm.array<2 x array<4 x array<8 x f32>>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @gemm_rrr_bias_relu_add(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.addressof @_ZZ22gemm_rrr_bias_relu_addE6b_tile : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(12 : i64) : i64
    %10 = llvm.mlir.constant(8 : i64) : i64
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.mlir.constant(36 : i64) : i64
    %13 = llvm.mlir.constant(64 : i64) : i64
    %14 = llvm.mlir.constant(68 : i64) : i64
    %15 = llvm.mlir.constant(96 : i64) : i64
    %16 = llvm.mlir.constant(100 : i64) : i64
    %17 = nvvm.read.ptx.sreg.tid.x : i32
    %18 = nvvm.read.ptx.sreg.tid.y : i32
    %19 = nvvm.read.ptx.sreg.ctaid.y : i32
    %20 = llvm.shl %19, %0 overflow<nsw, nuw> : i32
    %21 = llvm.add %20, %18 overflow<nsw, nuw> : i32
    %22 = nvvm.read.ptx.sreg.ctaid.x : i32
    %23 = llvm.shl %22, %1 : i32
    %24 = llvm.shl %17, %2 overflow<nsw, nuw> : i32
    %25 = llvm.add %23, %24 : i32
    %26 = llvm.icmp "slt" %21, %arg5 : i32
    %27 = llvm.icmp "slt" %25, %arg6 : i32
    %28 = llvm.and %26, %27 : i1
    llvm.cond_br %27, ^bb1, ^bb2(%3, %3 : f32, f32)
  ^bb1:  // pred: ^bb0
    %29 = llvm.mul %arg6, %18 overflow<nsw> : i32
    %30 = llvm.add %29, %25 overflow<nsw> : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.load %32 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %34 = llvm.getelementptr inbounds|nuw %32[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb2(%33, %35 : f32, f32)
  ^bb2(%36: f32, %37: f32):  // 2 preds: ^bb0, ^bb1
    %38 = llvm.zext nneg %18 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %6[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %40 = llvm.zext nneg %24 : i32 to i64
    %41 = llvm.getelementptr inbounds|nuw %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %36, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %43 = llvm.getelementptr inbounds|nuw %6[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x f32>
    %44 = llvm.getelementptr inbounds|nuw %43[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.getelementptr inbounds|nuw %6[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.icmp "sgt" %arg7, %7 : i32
    llvm.cond_br %46, ^bb3, ^bb4(%3, %3 : f32, f32)
  ^bb3:  // pred: ^bb2
    %47 = llvm.mul %arg7, %21 overflow<nsw, nuw> : i32
    llvm.br ^bb5(%3, %3, %7, %7 : f32, f32, i32, i32)
  ^bb4(%48: f32, %49: f32):  // 2 preds: ^bb2, ^bb11
    llvm.cond_br %28, ^bb12, ^bb13
  ^bb5(%50: f32, %51: f32, %52: i32, %53: i32):  // 2 preds: ^bb3, ^bb11
    %54 = llvm.add %52, %8 overflow<nsw, nuw> : i32
    %55 = llvm.icmp "slt" %54, %arg7 : i32
    llvm.cond_br %55, ^bb6, ^bb9
  ^bb6:  // pred: ^bb5
    llvm.cond_br %27, ^bb7, ^bb8(%3, %3 : f32, f32)
  ^bb7:  // pred: ^bb6
    %56 = llvm.add %54, %18 overflow<nsw, nuw> : i32
    %57 = llvm.mul %56, %arg6 overflow<nsw> : i32
    %58 = llvm.add %57, %25 overflow<nsw> : i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %arg1[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %62 = llvm.getelementptr inbounds|nuw %60[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb8(%61, %63 : f32, f32)
  ^bb8(%64: f32, %65: f32):  // 2 preds: ^bb6, ^bb7
    %66 = llvm.xor %53, %2 : i32
    %67 = llvm.zext nneg %66 : i32 to i64
    %68 = llvm.getelementptr inbounds|nuw %44[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x array<8 x f32>>
    llvm.store %64, %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %69 = llvm.getelementptr inbounds|nuw %68[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %65, %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    llvm.cond_br %28, ^bb10, ^bb11(%51, %50 : f32, f32)
  ^bb10:  // pred: ^bb9
    %70 = llvm.zext nneg %53 : i32 to i64
    %71 = llvm.getelementptr inbounds|nuw %45[%70] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x array<8 x f32>>
    %72 = llvm.add %52, %47 overflow<nsw, nuw> : i32
    %73 = llvm.zext nneg %72 : i32 to i64
    %74 = llvm.getelementptr inbounds|nuw %arg0[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %75 = llvm.getelementptr inbounds|nuw %74[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.load %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %77 = llvm.getelementptr inbounds|nuw %74[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %79 = llvm.getelementptr inbounds|nuw %74[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %81 = llvm.load %74 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %82 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %83 = llvm.fmul %81, %82 : f32
    %84 = llvm.fadd %51, %83 : f32
    %85 = llvm.getelementptr %71[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %87 = llvm.fmul %81, %86 : f32
    %88 = llvm.fadd %50, %87 : f32
    %89 = llvm.getelementptr inbounds|nuw %71[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.load %89 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %91 = llvm.fmul %80, %90 : f32
    %92 = llvm.fadd %84, %91 : f32
    %93 = llvm.getelementptr %71[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %94 = llvm.load %93 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %95 = llvm.fmul %80, %94 : f32
    %96 = llvm.fadd %88, %95 : f32
    %97 = llvm.getelementptr inbounds|nuw %71[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.load %97 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %99 = llvm.fmul %78, %98 : f32
    %100 = llvm.fadd %92, %99 : f32
    %101 = llvm.getelementptr %71[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %103 = llvm.fmul %78, %102 : f32
    %104 = llvm.fadd %96, %103 : f32
    %105 = llvm.getelementptr inbounds|nuw %71[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %107 = llvm.fmul %76, %106 : f32
    %108 = llvm.fadd %100, %107 : f32
    %109 = llvm.getelementptr %71[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %111 = llvm.fmul %76, %110 : f32
    %112 = llvm.fadd %104, %111 : f32
    llvm.br ^bb11(%108, %112 : f32, f32)
  ^bb11(%113: f32, %114: f32):  // 2 preds: ^bb9, ^bb10
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %115 = llvm.xor %53, %2 : i32
    %116 = llvm.icmp "slt" %54, %arg7 : i32
    llvm.cond_br %116, ^bb5(%114, %113, %54, %115 : f32, f32, i32, i32), ^bb4(%113, %114 : f32, f32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb4
    %117 = llvm.sext %25 : i32 to i64
    %118 = llvm.getelementptr inbounds %arg2[%117] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %119 = llvm.load %118 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %120 = llvm.getelementptr inbounds|nuw %118[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %122 = llvm.mul %arg6, %21 overflow<nsw> : i32
    %123 = llvm.add %122, %25 overflow<nsw> : i32
    %124 = llvm.sext %123 : i32 to i64
    %125 = llvm.getelementptr inbounds %arg3[%124] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %126 = llvm.load %125 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %127 = llvm.getelementptr inbounds|nuw %125[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.load %127 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %129 = llvm.fadd %48, %119 : f32
    %130 = llvm.intr.maxnum(%129, %3) : (f32, f32) -> f32
    %131 = llvm.fadd %130, %126 : f32
    %132 = llvm.fadd %49, %121 : f32
    %133 = llvm.intr.maxnum(%132, %3) : (f32, f32) -> f32
    %134 = llvm.fadd %133, %128 : f32
    %135 = llvm.getelementptr inbounds %arg4[%124] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %131, %135 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %136 = llvm.getelementptr inbounds|nuw %135[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %134, %136 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb4, ^bb12
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
