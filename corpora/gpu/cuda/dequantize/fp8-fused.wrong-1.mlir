#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x16xi8>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_e4m3 blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x16xi8>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_e4m3(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(-2147483648 : i32) : i32
    %4 = llvm.mlir.constant(20 : i32) : i32
    %5 = llvm.mlir.constant(1.329228E+36 : f32) : f32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = nvvm.read.ptx.sreg.ctaid.x : i32
    %10 = nvvm.read.ptx.sreg.tid.x : i32
    %11 = llvm.shl %9, %0 overflow<nsw> : i32
    %12 = llvm.shl %10, %0 overflow<nsw, nuw> : i32
    %13 = llvm.zext nneg %10 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %arg2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.br ^bb2(%1, %2 : i32, f32)
  ^bb1:  // pred: ^bb2
    %16 = llvm.shl %9, %8 overflow<nsw> : i32
    %17 = llvm.add %16, %10 overflow<nsw, nuw> : i32
    %18 = llvm.zext nneg %17 : i32 to i64
    %19 = llvm.getelementptr inbounds|nuw %arg3[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %39, %19 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%20: i32, %21: f32):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.add %20, %11 overflow<nsw, nuw> : i32
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %arg0[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %26 = llvm.add %20, %12 overflow<nsw, nuw> : i32
    %27 = llvm.zext nneg %26 : i32 to i64
    %28 = llvm.getelementptr inbounds|nuw %arg1[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %30 = llvm.zext %29 : i8 to i32
    %31 = llvm.sext %29 : i8 to i32
    %32 = llvm.and %31, %3 : i32
    %33 = llvm.shl %30, %4 overflow<nsw, nuw> : i32
    %34 = llvm.or disjoint %32, %33 : i32
    %35 = llvm.bitcast %34 : i32 to f32
    %36 = llvm.fmul %35, %5 : f32
    %37 = llvm.fmul %15, %36 : f32
    %38 = llvm.fmul %25, %37 : f32
    %39 = llvm.fadd %21, %38 : f32
    %40 = llvm.add %20, %6 overflow<nsw, nuw> : i32
    %41 = llvm.icmp "eq" %40, %7 : i32
    llvm.cond_br %41, ^bb1, ^bb2(%40, %39 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
