#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_nf4 blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x2xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external constant @codebook(dense<[-1.000000e+00, -0.6961928, -0.525073051, -0.394917488, -0.284441382, -0.18477343, -0.0910500362, 0.000000e+00, 0.0795802995, 0.160930201, 0.246112302, 0.337915242, 0.440709829, 5.626170e-01, 0.722956836, 1.000000e+00]> : tensor<16xf32>) {addr_space = 4 : i32, alignment = 4 : i64, dso_local} : !llvm.array<16 x f32>
  llvm.mlir.global appending @llvm.compiler.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
    %0 = llvm.mlir.addressof @codebook : !llvm.ptr<4>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<4> to !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr> 
    llvm.return %3 : !llvm.array<1 x ptr>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_nf4(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(15 : i32) : i32
    %7 = llvm.mlir.addressof @codebook : !llvm.ptr<4>
    %8 = llvm.addrspacecast %7 : !llvm.ptr<4> to !llvm.ptr
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = nvvm.read.ptx.sreg.ctaid.x : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = llvm.shl %11, %0 overflow<nsw, nuw> : i32
    %13 = llvm.shl %10, %1 overflow<nsw> : i32
    %14 = llvm.zext nneg %11 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb2(%2, %3 : f32, i32)
  ^bb1:  // pred: ^bb3
    %17 = llvm.shl %10, %5 overflow<nsw> : i32
    %18 = llvm.add %17, %11 overflow<nsw, nuw> : i32
    %19 = llvm.zext nneg %18 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %arg3[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %45, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%21: f32, %22: i32):  // 2 preds: ^bb0, ^bb3
    %23 = llvm.add %22, %12 overflow<nsw, nuw> : i32
    %24 = llvm.zext nneg %23 : i32 to i64
    %25 = llvm.getelementptr inbounds|nuw %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %27 = llvm.shl %22, %4 overflow<nsw, nuw> : i32
    %28 = llvm.add %27, %13 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%3, %21 : i32, f32)
  ^bb3:  // pred: ^bb4
    %29 = llvm.add %22, %0 overflow<nsw, nuw> : i32
    %30 = llvm.icmp "eq" %22, %3 : i32
    llvm.cond_br %30, ^bb2(%45, %29 : f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  ^bb4(%31: i32, %32: f32):  // 2 preds: ^bb2, ^bb4
    %33 = llvm.add %31, %28 overflow<nsw, nuw> : i32
    %34 = llvm.zext nneg %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %arg0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %37 = llvm.shl %31, %5 overflow<nsw, nuw> : i32
    %38 = llvm.lshr %26, %37 : i32
    %39 = llvm.and %38, %6 : i32
    %40 = llvm.zext nneg %39 : i32 to i64
    %41 = llvm.getelementptr inbounds|nuw %8[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %43 = llvm.fmul %42, %16 : f32
    %44 = llvm.fmul %36, %43 : f32
    %45 = llvm.fadd %32, %44 : f32
    %46 = llvm.add %31, %0 overflow<nsw, nuw> : i32
    %47 = llvm.icmp "eq" %46, %9 : i32
    llvm.cond_br %47, ^bb3, ^bb4(%46, %45 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
