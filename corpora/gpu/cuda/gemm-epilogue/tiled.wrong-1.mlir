#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%a: memref<7x12xf32>, %b: memref<12x10xf32>, %bias: memref<10xf32>, %residual: memref<7x10xf32>,
                  %y: memref<7x10xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %M = arith.constant 7 : i32
  %N = arith.constant 10 : i32
  %K = arith.constant 12 : i32
  gpu.launch_func @cuda::@gemm_rrr_bias_relu_add blocks in (%c3, %c2, %c1) threads in (%c4, %c4, %c1)
    args(%a : memref<7x12xf32>, %b : memref<12x10xf32>, %bias : memref<10xf32>, %residual : memref<7x10xf32>,
         %y : memref<7x10xf32>, %M : i32, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ22gemm_rrr_bias_relu_addE6a_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<4 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<4 x f32>>
    llvm.return %0 : !llvm.array<4 x array<4 x f32>>
  }
  llvm.mlir.global internal unnamed_addr @_ZZ22gemm_rrr_bias_relu_addE6b_tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<4 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<4 x f32>>
    llvm.return %0 : !llvm.array<4 x array<4 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @gemm_rrr_bias_relu_add(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.addressof @_ZZ22gemm_rrr_bias_relu_addE6a_tile : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.addressof @_ZZ22gemm_rrr_bias_relu_addE6b_tile : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = nvvm.read.ptx.sreg.ctaid.y : i32
    %10 = llvm.shl %9, %0 overflow<nsw, nuw> : i32
    %11 = nvvm.read.ptx.sreg.tid.y : i32
    %12 = llvm.add %10, %11 overflow<nsw, nuw> : i32
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32
    %14 = llvm.shl %13, %0 : i32
    %15 = nvvm.read.ptx.sreg.tid.x : i32
    %16 = llvm.add %14, %15 : i32
    %17 = llvm.icmp "sgt" %arg7, %1 : i32
    llvm.cond_br %17, ^bb1, ^bb2(%2 : f32)
  ^bb1:  // pred: ^bb0
    %18 = llvm.icmp "slt" %12, %arg5 : i32
    %19 = llvm.mul %arg7, %12 overflow<nsw, nuw> : i32
    %20 = llvm.add %19, %15 overflow<nuw> : i32
    %21 = llvm.zext nneg %11 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %4[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %23 = llvm.zext nneg %15 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %22[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.icmp "slt" %16, %arg6 : i32
    %26 = llvm.getelementptr inbounds|nuw %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %27 = llvm.getelementptr inbounds|nuw %26[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.getelementptr inbounds|nuw %6[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.br ^bb3(%1, %2 : i32, f32)
  ^bb2(%29: f32):  // 2 preds: ^bb0, ^bb8
    %30 = llvm.icmp "slt" %12, %arg5 : i32
    %31 = llvm.icmp "slt" %16, %arg6 : i32
    %32 = llvm.and %30, %31 : i1
    llvm.cond_br %32, ^bb10, ^bb11
  ^bb3(%33: i32, %34: f32):  // 2 preds: ^bb1, ^bb8
    llvm.cond_br %18, ^bb4, ^bb5(%2 : f32)
  ^bb4:  // pred: ^bb3
    %35 = llvm.add %20, %33 : i32
    %36 = llvm.zext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb5(%38 : f32)
  ^bb5(%39: f32):  // 2 preds: ^bb3, ^bb4
    llvm.store %39, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.cond_br %25, ^bb6, ^bb7(%2 : f32)
  ^bb6:  // pred: ^bb5
    %40 = llvm.add %33, %11 overflow<nuw> : i32
    %41 = llvm.mul %40, %arg6 : i32
    %42 = llvm.add %41, %16 : i32
    %43 = llvm.zext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds|nuw %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    llvm.br ^bb7(%45 : f32)
  ^bb7(%46: f32):  // 2 preds: ^bb5, ^bb6
    llvm.store %46, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb9(%1, %34 : i32, f32)
  ^bb8:  // pred: ^bb9
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%1) : (i32) -> ()
    %47 = llvm.add %33, %8 overflow<nsw, nuw> : i32
    %48 = llvm.icmp "slt" %47, %arg7 : i32
    llvm.cond_br %48, ^bb3(%47, %57 : i32, f32), ^bb2(%57 : f32) {loop_annotation = #loop_annotation}
  ^bb9(%49: i32, %50: f32):  // 2 preds: ^bb7, ^bb9
    %51 = llvm.zext nneg %49 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %22[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.getelementptr inbounds|nuw %28[%51] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x f32>
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %56 = llvm.fmul %53, %55 : f32
    %57 = llvm.fadd %50, %56 : f32
    %58 = llvm.add %49, %7 overflow<nsw, nuw> : i32
    %59 = llvm.icmp "eq" %58, %8 : i32
    llvm.cond_br %59, ^bb8, ^bb9(%58, %57 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb2
    %60 = llvm.sext %16 : i32 to i64
    %61 = llvm.getelementptr inbounds %arg2[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %63 = llvm.fadd %29, %62 : f32
    %64 = llvm.intr.maxnum(%63, %2) : (f32, f32) -> f32
    %65 = llvm.mul %arg6, %12 overflow<nsw> : i32
    %66 = llvm.add %65, %16 overflow<nsw> : i32
    %67 = llvm.sext %66 : i32 to i64
    %68 = llvm.getelementptr inbounds %arg3[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %70 = llvm.fadd %69, %64 : f32
    %71 = llvm.getelementptr inbounds %arg4[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %70, %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb2, ^bb10
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
