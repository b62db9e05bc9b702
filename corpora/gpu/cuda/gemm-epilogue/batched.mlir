#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%a: memref<2x5x8xf32>, %b: memref<2x6x8xf32>, %bias: memref<2x5x6xf32>, %y: memref<2x5x6xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 5 : i32
  %N = arith.constant 6 : i32
  %K = arith.constant 8 : i32
  %alpha = arith.constant 0.5 : f32
  gpu.launch_func @cuda::@bmm_rcr_add blocks in (%c2, %c2, %c2) threads in (%c4, %c4, %c1)
    args(%a : memref<2x5x8xf32>, %b : memref<2x6x8xf32>, %bias : memref<2x5x6xf32>, %y : memref<2x5x6xf32>,
         %M : i32, %N : i32, %K : i32, %alpha : f32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @bmm_rcr_add(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: f32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(12 : i64) : i64
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = nvvm.read.ptx.sreg.ctaid.y : i32
    %9 = nvvm.read.ptx.sreg.ntid.y : i32
    %10 = llvm.mul %8, %9 overflow<nsw, nuw> : i32
    %11 = nvvm.read.ptx.sreg.tid.y : i32
    %12 = llvm.add %10, %11 overflow<nsw, nuw> : i32
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32
    %14 = nvvm.read.ptx.sreg.ntid.x : i32
    %15 = llvm.mul %13, %14 : i32
    %16 = nvvm.read.ptx.sreg.tid.x : i32
    %17 = llvm.add %15, %16 : i32
    %18 = llvm.icmp "slt" %12, %arg4 : i32
    %19 = llvm.icmp "slt" %17, %arg5 : i32
    %20 = llvm.and %18, %19 : i1
    llvm.cond_br %20, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %21 = nvvm.read.ptx.sreg.ctaid.z : i32
    %22 = llvm.mul %arg4, %21 : i32
    %23 = llvm.add %22, %12 : i32
    %24 = llvm.mul %23, %arg6 : i32
    %25 = llvm.zext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %arg0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.mul %arg5, %21 : i32
    %28 = llvm.add %27, %17 : i32
    %29 = llvm.mul %28, %arg6 : i32
    %30 = llvm.zext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.sdiv %arg6, %0 : i32
    %33 = llvm.icmp "sgt" %arg6, %1 : i32
    llvm.cond_br %33, ^bb3(%2, %3 : f32, i32), ^bb2(%2 : f32)
  ^bb2(%34: f32):  // 2 preds: ^bb1, ^bb3
    %35 = llvm.mul %23, %arg5 : i32
    %36 = llvm.add %35, %17 : i32
    %37 = llvm.fmul %arg7, %34 : f32
    %38 = llvm.sext %36 : i32 to i64
    %39 = llvm.getelementptr inbounds %arg2[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %41 = llvm.fadd %37, %40 : f32
    %42 = llvm.getelementptr inbounds %arg3[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb3(%43: f32, %44: i32):  // 2 preds: ^bb1, ^bb3
    %45 = llvm.zext nneg %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %26[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.float4", (f32, f32, f32, f32)>
    %47 = llvm.load %46 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %48 = llvm.getelementptr inbounds|nuw %46[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %50 = llvm.getelementptr inbounds|nuw %46[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %52 = llvm.getelementptr inbounds|nuw %46[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.getelementptr inbounds|nuw %31[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.float4", (f32, f32, f32, f32)>
    %55 = llvm.load %54 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %56 = llvm.getelementptr inbounds|nuw %54[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.getelementptr inbounds|nuw %54[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %60 = llvm.getelementptr inbounds|nuw %54[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %62 = llvm.fmul %47, %55 : f32
    %63 = llvm.fadd %43, %62 : f32
    %64 = llvm.fmul %49, %57 : f32
    %65 = llvm.fadd %63, %64 : f32
    %66 = llvm.fmul %51, %59 : f32
    %67 = llvm.fadd %65, %66 : f32
    %68 = llvm.fmul %53, %61 : f32
    %69 = llvm.fadd %67, %68 : f32
    %70 = llvm.add %44, %7 overflow<nsw, nuw> : i32
    %71 = llvm.icmp "eq" %70, %32 : i32
    llvm.cond_br %71, ^bb2(%69 : f32), ^bb3(%69, %70 : f32, i32) {loop_annotation = #loop_annotation}
  ^bb4:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
}
}
