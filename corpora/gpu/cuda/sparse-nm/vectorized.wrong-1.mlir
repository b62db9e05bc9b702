#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%kept: memref<4x6xf32>, %at: memref<4x6xi32>, %b: memref<12x4xf32>, %y: memref<4x4xf32>) {
  %gx = arith.constant 2 : index
  %gy = arith.constant 1 : index
  %bx = arith.constant 3 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 4 : i32
  %N = arith.constant 4 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@nm_spmm_vectorized blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%kept : memref<4x6xf32>, %at : memref<4x6xi32>, %b : memref<12x4xf32>, %y : memref<4x4xf32>,
         %M : i32, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @nm_spmm_vectorized(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = nvvm.read.ptx.sreg.ctaid.x : i32
    %8 = nvvm.read.ptx.sreg.ntid.x : i32
    %9 = llvm.mul %7, %8 : i32
    %10 = nvvm.read.ptx.sreg.tid.x : i32
    %11 = llvm.add %9, %10 : i32
    %12 = llvm.mul %arg5, %arg4 overflow<nsw> : i32
    %13 = llvm.sdiv %12, %0 : i32
    %14 = llvm.icmp "slt" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %15 = llvm.sdiv %arg5, %0 : i32
    %16 = llvm.sdiv %arg6, %1 : i32
    %17 = llvm.icmp "sgt" %arg6, %2 : i32
    %18 = llvm.shl %arg5, %0 : i32
    %19 = nvvm.read.ptx.sreg.nctaid.x : i32
    %20 = llvm.mul %8, %19 : i32
    llvm.br ^bb3(%11 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb5
    llvm.return
  ^bb3(%21: i32):  // 2 preds: ^bb1, ^bb5
    llvm.cond_br %17, ^bb4, ^bb5(%3, %3 : f32, f32)
  ^bb4:  // pred: ^bb3
    %22 = llvm.sdiv %21, %15 : i32
    %23 = llvm.mul %22, %15 overflow<nsw> : i32
    %24 = llvm.sub %21, %23 overflow<nsw> : i32
    %25 = llvm.shl %24, %4 overflow<nsw> : i32
    %26 = llvm.mul %22, %16 overflow<nsw> : i32
    %27 = llvm.sext %25 : i32 to i64
    %28 = llvm.getelementptr %arg2[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb6(%3, %3, %5 : f32, f32, i32)
  ^bb5(%29: f32, %30: f32):  // 2 preds: ^bb3, ^bb6
    %31 = llvm.sext %21 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg3[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.float2", (f32, f32)>
    llvm.store %29, %32 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %32[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %34 = llvm.add %21, %20 : i32
    %35 = llvm.icmp "slt" %34, %13 : i32
    llvm.cond_br %35, ^bb3(%34 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb6(%36: f32, %37: f32, %38: i32):  // 2 preds: ^bb4, ^bb6
    %39 = llvm.add %38, %26 overflow<nsw> : i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %arg0[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.float2", (f32, f32)>
    %42 = llvm.load %41 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %43 = llvm.getelementptr inbounds|nuw %41[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %45 = llvm.getelementptr inbounds %arg1[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.int2", (i32, i32)>
    %46 = llvm.load %45 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %47 = llvm.mul %18, %38 : i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr %28[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.and %46, %2 : i32
    %51 = llvm.mul %50, %arg5 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %49[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.fmul %42, %54 : f32
    %56 = llvm.fadd %37, %55 : f32
    %57 = llvm.getelementptr inbounds|nuw %53[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %59 = llvm.fmul %42, %58 : f32
    %60 = llvm.fadd %36, %59 : f32
    %61 = llvm.fmul %44, %54 : f32
    %62 = llvm.fadd %61, %56 : f32
    %63 = llvm.fmul %44, %58 : f32
    %64 = llvm.fadd %63, %60 : f32
    %65 = llvm.add %38, %4 overflow<nsw, nuw> : i32
    %66 = llvm.icmp "eq" %65, %16 : i32
    llvm.cond_br %66, ^bb5(%62, %64 : f32, f32), ^bb6(%64, %62, %65 : f32, f32, i32) {loop_annotation = #loop_annotation}
  }
}
}
