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
    %66 = llvm.zext nneg %53 : i32 to i64
    %67 = llvm.getelementptr inbounds|nuw %44[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x array<8 x f32>>
    llvm.store %64, %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %68 = llvm.getelementptr inbounds|nuw %67[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %65, %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb5, ^bb8
    llvm.cond_br %28, ^bb10, ^bb11(%51, %50 : f32, f32)
  ^bb10:  // pred: ^bb9
    %69 = llvm.zext nneg %53 : i32 to i64
    %70 = llvm.getelementptr inbounds|nuw %45[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x array<8 x f32>>
    %71 = llvm.add %52, %47 overflow<nsw, nuw> : i32
    %72 = llvm.zext nneg %71 : i32 to i64
    %73 = llvm.getelementptr inbounds|nuw %arg0[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.getelementptr inbounds|nuw %73[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %76 = llvm.getelementptr inbounds|nuw %73[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %78 = llvm.getelementptr inbounds|nuw %73[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %80 = llvm.load %73 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %81 = llvm.load %70 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %82 = llvm.fmul %80, %81 : f32
    %83 = llvm.fadd %51, %82 : f32
    %84 = llvm.getelementptr %70[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %86 = llvm.fmul %80, %85 : f32
    %87 = llvm.fadd %50, %86 : f32
    %88 = llvm.getelementptr inbounds|nuw %70[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %90 = llvm.fmul %79, %89 : f32
    %91 = llvm.fadd %83, %90 : f32
    %92 = llvm.getelementptr %70[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.fmul %79, %93 : f32
    %95 = llvm.fadd %87, %94 : f32
    %96 = llvm.getelementptr inbounds|nuw %70[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.load %96 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %98 = llvm.fmul %77, %97 : f32
    %99 = llvm.fadd %91, %98 : f32
    %100 = llvm.getelementptr %70[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.load %100 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %102 = llvm.fmul %77, %101 : f32
    %103 = llvm.fadd %95, %102 : f32
    %104 = llvm.getelementptr inbounds|nuw %70[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.load %104 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %106 = llvm.fmul %75, %105 : f32
    %107 = llvm.fadd %99, %106 : f32
    %108 = llvm.getelementptr %70[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %110 = llvm.fmul %75, %109 : f32
    %111 = llvm.fadd %103, %110 : f32
    llvm.br ^bb11(%107, %111 : f32, f32)
  ^bb11(%112: f32, %113: f32):  // 2 preds: ^bb9, ^bb10
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %114 = llvm.xor %53, %2 : i32
    %115 = llvm.icmp "slt" %54, %arg7 : i32
    llvm.cond_br %115, ^bb5(%113, %112, %54, %114 : f32, f32, i32, i32), ^bb4(%112, %113 : f32, f32) {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb4
    %116 = llvm.sext %25 : i32 to i64
    %117 = llvm.getelementptr inbounds %arg2[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.load %117 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %119 = llvm.getelementptr inbounds|nuw %117[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.load %119 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %121 = llvm.mul %arg6, %21 overflow<nsw> : i32
    %122 = llvm.add %121, %25 overflow<nsw> : i32
    %123 = llvm.sext %122 : i32 to i64
    %124 = llvm.getelementptr inbounds %arg3[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %125 = llvm.load %124 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %126 = llvm.getelementptr inbounds|nuw %124[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.load %126 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %128 = llvm.fadd %48, %118 : f32
    %129 = llvm.intr.maxnum(%128, %3) : (f32, f32) -> f32
    %130 = llvm.fadd %129, %125 : f32
    %131 = llvm.fadd %49, %120 : f32
    %132 = llvm.intr.maxnum(%131, %3) : (f32, f32) -> f32
    %133 = llvm.fadd %132, %127 : f32
    %134 = llvm.getelementptr inbounds %arg4[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %130, %134 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %135 = llvm.getelementptr inbounds|nuw %134[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %133, %135 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb4, ^bb12
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
