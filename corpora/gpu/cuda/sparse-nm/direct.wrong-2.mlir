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
  %gy = arith.constant 2 : index
  %bx = arith.constant 3 : index
  %by = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 4 : i32
  %N = arith.constant 4 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@nm_spmm blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%kept : memref<4x6xf32>, %at : memref<4x6xi32>, %b : memref<12x4xf32>, %y : memref<4x4xf32>,
         %M : i32, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @nm_spmm(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2147483646 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = nvvm.read.ptx.sreg.ctaid.y : i32
    %7 = nvvm.read.ptx.sreg.ntid.y : i32
    %8 = llvm.mul %6, %7 overflow<nsw, nuw> : i32
    %9 = nvvm.read.ptx.sreg.tid.y : i32
    %10 = llvm.add %8, %9 overflow<nsw, nuw> : i32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = nvvm.read.ptx.sreg.ntid.x : i32
    %13 = llvm.mul %11, %12 : i32
    %14 = nvvm.read.ptx.sreg.tid.x : i32
    %15 = llvm.add %13, %14 : i32
    %16 = llvm.icmp "slt" %10, %arg4 : i32
    %17 = llvm.icmp "slt" %15, %arg5 : i32
    %18 = llvm.and %16, %17 : i1
    llvm.cond_br %18, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %19 = llvm.sdiv %arg6, %0 : i32
    %20 = llvm.icmp "sgt" %arg6, %1 : i32
    llvm.cond_br %20, ^bb2, ^bb3(%2 : f32)
  ^bb2:  // pred: ^bb1
    %21 = llvm.sext %15 : i32 to i64
    %22 = llvm.getelementptr %arg2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.mul %19, %10 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%2, %3 : f32, i32)
  ^bb3(%24: f32):  // 2 preds: ^bb1, ^bb4
    %25 = llvm.mul %arg5, %10 overflow<nsw> : i32
    %26 = llvm.add %25, %15 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %arg3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb5
  ^bb4(%29: f32, %30: i32):  // 2 preds: ^bb2, ^bb4
    %31 = llvm.and %30, %4 : i32
    %32 = llvm.mul %31, %arg5 overflow<nsw> : i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr %22[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.add %30, %23 overflow<nsw, nuw> : i32
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.getelementptr inbounds|nuw %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %41 = llvm.and %40, %5 : i32
    %42 = llvm.mul %41, %arg5 overflow<nsw> : i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %34[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %46 = llvm.fmul %38, %45 : f32
    %47 = llvm.fadd %29, %46 : f32
    %48 = llvm.add %30, %1 overflow<nsw, nuw> : i32
    %49 = llvm.icmp "eq" %48, %19 : i32
    llvm.cond_br %49, ^bb3(%47 : f32), ^bb4(%47, %48 : f32, i32) {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb0, ^bb3
    llvm.return
  }
}
}
