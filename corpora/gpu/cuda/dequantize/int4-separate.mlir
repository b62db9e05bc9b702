#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %weights = memref.alloc() : memref<4x16xf32>
  gpu.launch_func @cuda::@decode blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%packed : memref<4x2xi32>, %scale : memref<4xf32>, %weights : memref<4x16xf32>)
  gpu.launch_func @cuda::@matmul blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %weights : memref<4x16xf32>, %y : memref<3x4xf32>)
  memref.dealloc %weights : memref<4x16xf32>
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @decode(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(28 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = nvvm.read.ptx.sreg.ctaid.x : i32
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.shl %5, %0 overflow<nsw, nuw> : i32
    %8 = llvm.lshr %6, %1 : i32
    %9 = llvm.add %7, %8 overflow<nsw, nuw> : i32
    %10 = llvm.zext nneg %9 : i32 to i64
    %11 = llvm.getelementptr inbounds|nuw %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %13 = llvm.shl %6, %2 overflow<nsw, nuw> : i32
    %14 = llvm.and %13, %3 : i32
    %15 = llvm.xor %14, %3 : i32
    %16 = llvm.shl %12, %15 : i32
    %17 = llvm.ashr %16, %3 : i32
    %18 = llvm.sitofp %17 : i32 to f32
    %19 = llvm.zext nneg %5 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %22 = llvm.fmul %21, %18 : f32
    %23 = llvm.shl %5, %4 overflow<nsw> : i32
    %24 = llvm.add %23, %6 overflow<nsw, nuw> : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %arg2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @matmul(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = nvvm.read.ptx.sreg.ctaid.x : i32
    %7 = nvvm.read.ptx.sreg.tid.x : i32
    %8 = llvm.shl %6, %0 overflow<nsw> : i32
    %9 = llvm.shl %7, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb2(%1, %2 : i32, f32)
  ^bb1:  // pred: ^bb2
    %10 = llvm.shl %6, %5 overflow<nsw> : i32
    %11 = llvm.add %10, %7 overflow<nsw, nuw> : i32
    %12 = llvm.zext nneg %11 : i32 to i64
    %13 = llvm.getelementptr inbounds|nuw %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %13 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%14: i32, %15: f32):  // 2 preds: ^bb0, ^bb2
    %16 = llvm.add %14, %8 overflow<nsw, nuw> : i32
    %17 = llvm.zext nneg %16 : i32 to i64
    %18 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %20 = llvm.add %14, %9 overflow<nsw, nuw> : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %24 = llvm.fmul %19, %23 : f32
    %25 = llvm.fadd %15, %24 : f32
    %26 = llvm.add %14, %3 overflow<nsw, nuw> : i32
    %27 = llvm.icmp "eq" %26, %4 : i32
    llvm.cond_br %27, ^bb1, ^bb2(%26, %25 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
