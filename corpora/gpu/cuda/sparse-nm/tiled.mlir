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
  %gx = arith.constant 1 : index
  %gy = arith.constant 1 : index
  %bx = arith.constant 4 : index
  %by = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 4 : i32
  %N = arith.constant 4 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@nm_spmm_tiled blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%kept : memref<4x6xf32>, %at : memref<4x6xi32>, %b : memref<12x4xf32>, %y : memref<4x4xf32>,
         %M : i32, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ13nm_spmm_tiledE6b_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<4 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<4 x f32>>
    llvm.return %0 : !llvm.array<4 x array<4 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @nm_spmm_tiled(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.addressof @_ZZ13nm_spmm_tiledE6b_tile : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = nvvm.read.ptx.sreg.ctaid.y : i32
    %9 = llvm.shl %8, %0 overflow<nsw, nuw> : i32
    %10 = nvvm.read.ptx.sreg.tid.y : i32
    %11 = llvm.add %9, %10 overflow<nsw, nuw> : i32
    %12 = nvvm.read.ptx.sreg.ctaid.x : i32
    %13 = llvm.shl %12, %0 : i32
    %14 = nvvm.read.ptx.sreg.tid.x : i32
    %15 = llvm.add %13, %14 : i32
    %16 = llvm.icmp "sgt" %arg6, %1 : i32
    llvm.cond_br %16, ^bb1, ^bb2(%2 : f32)
  ^bb1:  // pred: ^bb0
    %17 = llvm.zext nneg %10 : i32 to i64
    %18 = llvm.getelementptr inbounds|nuw %4[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %19 = llvm.zext nneg %14 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.lshr %arg6, %5 : i32
    %22 = llvm.mul %21, %11 overflow<nsw, nuw> : i32
    %23 = llvm.getelementptr inbounds|nuw %4[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb3(%2, %1 : f32, i32)
  ^bb2(%24: f32):  // 2 preds: ^bb0, ^bb3
    %25 = llvm.mul %arg5, %11 overflow<nsw> : i32
    %26 = llvm.add %25, %15 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %arg3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3(%29: f32, %30: i32):  // 2 preds: ^bb1, ^bb3
    %31 = llvm.add %30, %10 overflow<nuw> : i32
    %32 = llvm.mul %31, %arg5 : i32
    %33 = llvm.add %32, %15 : i32
    %34 = llvm.zext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %arg2[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.store %36, %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%1) : (i32) -> ()
    %37 = llvm.lshr exact %30, %5 : i32
    %38 = llvm.add %37, %22 overflow<nsw, nuw> : i32
    %39 = llvm.zext nneg %38 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %42 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %44 = llvm.and %43, %6 : i32
    %45 = llvm.zext nneg %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %23[%45] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %48 = llvm.fmul %41, %47 : f32
    %49 = llvm.fadd %29, %48 : f32
    %50 = llvm.add %38, %5 overflow<nsw, nuw> : i32
    %51 = llvm.zext nneg %50 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %arg0[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.getelementptr inbounds|nuw %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %56 = llvm.and %55, %6 : i32
    %57 = llvm.zext nneg %56 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %23[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %60 = llvm.fmul %53, %59 : f32
    %61 = llvm.fadd %49, %60 : f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%1) : (i32) -> ()
    %62 = llvm.add %30, %7 overflow<nsw, nuw> : i32
    %63 = llvm.icmp "slt" %62, %arg6 : i32
    llvm.cond_br %63, ^bb3(%61, %62 : f32, i32), ^bb2(%61 : f32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
