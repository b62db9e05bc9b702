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
  gpu.launch_func @cuda::@matmul_nf4_shared blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x2xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ17matmul_nf4_sharedE7numbers() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<16 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<16 x f32>
    llvm.return %0 : !llvm.array<16 x f32>
  }
  llvm.mlir.global internal unnamed_addr constant @_ZL8codebook(dense<[-1.000000e+00, -0.6961928, -0.525073051, -0.394917488, -0.284441382, -0.18477343, -0.0910500362, 0.000000e+00, 0.0795802995, 0.160930201, 0.246112302, 0.337915242, 0.440709829, 5.626170e-01, 0.722956836, 1.000000e+00]> : tensor<16xf32>) {addr_space = 4 : i32, alignment = 4 : i64, dso_local} : !llvm.array<16 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_nf4_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.addressof @_ZL8codebook : !llvm.ptr<4>
    %2 = llvm.addrspacecast %1 : !llvm.ptr<4> to !llvm.ptr
    %3 = llvm.mlir.addressof @_ZZ17matmul_nf4_sharedE7numbers : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(28 : i32) : i32
    %12 = llvm.mlir.constant(15 : i32) : i32
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32
    %14 = nvvm.read.ptx.sreg.tid.x : i32
    %15 = llvm.icmp "ult" %14, %0 : i32
    llvm.cond_br %15, ^bb2, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%5) : (i32) -> ()
    %16 = llvm.shl %14, %6 overflow<nsw, nuw> : i32
    %17 = llvm.shl %13, %7 overflow<nsw> : i32
    %18 = llvm.zext nneg %14 : i32 to i64
    %19 = llvm.getelementptr inbounds|nuw %arg2[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb4(%5, %8 : i32, f32)
  ^bb2:  // pred: ^bb0
    %21 = llvm.zext nneg %14 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %24 = llvm.getelementptr inbounds|nuw %4[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb1
  ^bb3:  // pred: ^bb4
    %25 = llvm.shl %13, %10 overflow<nsw> : i32
    %26 = llvm.add %25, %14 overflow<nsw, nuw> : i32
    %27 = llvm.zext nneg %26 : i32 to i64
    %28 = llvm.getelementptr inbounds|nuw %arg3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %49, %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb4(%29: i32, %30: f32):  // 2 preds: ^bb1, ^bb4
    %31 = llvm.lshr %29, %9 : i32
    %32 = llvm.add %31, %16 overflow<nsw, nuw> : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %36 = llvm.shl %29, %10 overflow<nsw, nuw> : i32
    %37 = llvm.and %36, %11 : i32
    %38 = llvm.lshr %35, %37 : i32
    %39 = llvm.and %38, %12 : i32
    %40 = llvm.add %29, %17 overflow<nsw, nuw> : i32
    %41 = llvm.zext nneg %40 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %arg0[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.zext nneg %39 : i32 to i64
    %45 = llvm.getelementptr inbounds|nuw %4[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %47 = llvm.fmul %46, %20 : f32
    %48 = llvm.fmul %43, %47 : f32
    %49 = llvm.fadd %30, %48 : f32
    %50 = llvm.add %29, %6 overflow<nsw, nuw> : i32
    %51 = llvm.icmp "eq" %50, %0 : i32
    llvm.cond_br %51, ^bb3, ^bb4(%50, %49 : i32, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
