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
    %5 = llvm.mlir.constant(133169152 : i32) : i32
    %6 = llvm.mlir.constant(1.329228E+36 : f32) : f32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = nvvm.read.ptx.sreg.ctaid.x : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = llvm.shl %10, %0 overflow<nsw> : i32
    %13 = llvm.shl %11, %0 overflow<nsw, nuw> : i32
    %14 = llvm.zext nneg %11 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.br ^bb2(%1, %2 : i32, f32)
  ^bb1:  // pred: ^bb2
    %17 = llvm.shl %10, %9 overflow<nsw> : i32
    %18 = llvm.add %17, %11 overflow<nsw, nuw> : i32
    %19 = llvm.zext nneg %18 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %arg3[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%21: i32, %22: f32):  // 2 preds: ^bb0, ^bb2
    %23 = llvm.add %21, %12 overflow<nsw, nuw> : i32
    %24 = llvm.zext nneg %23 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %arg0[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %27 = llvm.add %21, %13 overflow<nsw, nuw> : i32
    %28 = llvm.zext nneg %27 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %31 = llvm.zext %30 : i8 to i32
    %32 = llvm.sext %30 : i8 to i32
    %33 = llvm.and %32, %3 : i32
    %34 = llvm.shl %31, %4 overflow<nsw, nuw> : i32
    %35 = llvm.and %34, %5 : i32
    %36 = llvm.or disjoint %35, %33 : i32
    %37 = llvm.bitcast %36 : i32 to f32
    %38 = llvm.fmul %37, %6 : f32
    %39 = llvm.fmul %16, %38 : f32
    %40 = llvm.fmul %26, %39 : f32
    %41 = llvm.fadd %22, %40 : f32
    %42 = llvm.add %21, %7 overflow<nsw, nuw> : i32
    %43 = llvm.icmp "eq" %42, %8 : i32
    llvm.cond_br %43, ^bb1, ^bb2(%42, %41 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
