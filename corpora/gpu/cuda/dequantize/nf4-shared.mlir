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
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb3(%14 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%5) : (i32) -> ()
    %17 = llvm.shl %14, %6 overflow<nsw, nuw> : i32
    %18 = llvm.shl %13, %7 overflow<nsw> : i32
    %19 = llvm.zext nneg %14 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %arg2[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb5(%5, %8 : i32, f32)
  ^bb3(%22: i32):  // 2 preds: ^bb1, ^bb3
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %26 = llvm.getelementptr inbounds|nuw %4[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %27 = llvm.add %22, %16 overflow<nsw, nuw> : i32
    %28 = llvm.icmp "ult" %27, %0 : i32
    llvm.cond_br %28, ^bb3(%27 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb5
    %29 = llvm.shl %13, %10 overflow<nsw> : i32
    %30 = llvm.add %29, %14 overflow<nsw, nuw> : i32
    %31 = llvm.zext nneg %30 : i32 to i64
    %32 = llvm.getelementptr inbounds|nuw %arg3[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %53, %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb5(%33: i32, %34: f32):  // 2 preds: ^bb2, ^bb5
    %35 = llvm.lshr %33, %9 : i32
    %36 = llvm.add %35, %17 overflow<nsw, nuw> : i32
    %37 = llvm.zext nneg %36 : i32 to i64
    %38 = llvm.getelementptr inbounds|nuw %arg1[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %40 = llvm.shl %33, %10 overflow<nsw, nuw> : i32
    %41 = llvm.and %40, %11 : i32
    %42 = llvm.lshr %39, %41 : i32
    %43 = llvm.and %42, %12 : i32
    %44 = llvm.add %33, %18 overflow<nsw, nuw> : i32
    %45 = llvm.zext nneg %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %arg0[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %48 = llvm.zext nneg %43 : i32 to i64
    %49 = llvm.getelementptr inbounds|nuw %4[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %51 = llvm.fmul %50, %21 : f32
    %52 = llvm.fmul %47, %51 : f32
    %53 = llvm.fadd %34, %52 : f32
    %54 = llvm.add %33, %6 overflow<nsw, nuw> : i32
    %55 = llvm.icmp "eq" %54, %0 : i32
    llvm.cond_br %55, ^bb4, ^bb5(%54, %53 : i32, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
