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
    %6 = llvm.mlir.constant(28 : i32) : i32
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.mlir.addressof @codebook : !llvm.ptr<4>
    %9 = llvm.addrspacecast %8 : !llvm.ptr<4> to !llvm.ptr
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = nvvm.read.ptx.sreg.tid.x : i32
    %13 = llvm.shl %12, %0 overflow<nsw, nuw> : i32
    %14 = llvm.shl %11, %1 overflow<nsw> : i32
    %15 = llvm.zext nneg %12 : i32 to i64
    %16 = llvm.getelementptr inbounds|nuw %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb2(%2, %3 : f32, i32)
  ^bb1:  // pred: ^bb3
    %18 = llvm.shl %11, %5 overflow<nsw> : i32
    %19 = llvm.add %18, %12 overflow<nsw, nuw> : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %arg3[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %47, %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%22: f32, %23: i32):  // 2 preds: ^bb0, ^bb3
    %24 = llvm.add %23, %13 overflow<nsw, nuw> : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %28 = llvm.shl %23, %4 overflow<nsw, nuw> : i32
    %29 = llvm.add %28, %14 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%3, %22 : i32, f32)
  ^bb3:  // pred: ^bb4
    %30 = llvm.add %23, %0 overflow<nsw, nuw> : i32
    %31 = llvm.icmp "eq" %23, %3 : i32
    llvm.cond_br %31, ^bb2(%47, %30 : f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  ^bb4(%32: i32, %33: f32):  // 2 preds: ^bb2, ^bb4
    %34 = llvm.add %32, %29 overflow<nsw, nuw> : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.shl %32, %5 overflow<nsw, nuw> : i32
    %39 = llvm.sub %6, %38 overflow<nsw, nuw> : i32
    %40 = llvm.lshr %27, %39 : i32
    %41 = llvm.and %40, %7 : i32
    %42 = llvm.zext nneg %41 : i32 to i64
    %43 = llvm.getelementptr inbounds|nuw %9[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %45 = llvm.fmul %44, %17 : f32
    %46 = llvm.fmul %37, %45 : f32
    %47 = llvm.fadd %33, %46 : f32
    %48 = llvm.add %32, %0 overflow<nsw, nuw> : i32
    %49 = llvm.icmp "eq" %48, %10 : i32
    llvm.cond_br %49, ^bb3, ^bb4(%48, %47 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
