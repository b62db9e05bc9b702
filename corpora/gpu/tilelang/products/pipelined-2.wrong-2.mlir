#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<8x64xf32>, %w: memref<8x64xf32>, %bias: memref<8xf32>, %y: memref<8x8xf32>) {
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 2048 : i32
  gpu.launch_func @cuda::@pipelined_kernel blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%bias : memref<8xf32>, %w : memref<8x64xf32>, %x : memref<8x64xf32>, %y : memref<8x8xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external @buf_dyn_shmem() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @pipelined_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg2: !llvm.ptr {llvm.noalias, llvm.noundef}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.addressof @buf_dyn_shmem : !llvm.ptr<3>
    %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(16320 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(1024 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(2032 : i32) : i32
    %10 = llvm.mlir.constant(112 : i32) : i32
    %11 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(7 : i32) : i32
    %14 = llvm.mlir.constant(128 : i32) : i32
    %15 = llvm.mlir.constant(64 : i64) : i64
    %16 = llvm.mlir.constant(16 : i32) : i32
    %17 = llvm.mlir.constant(64 : i32) : i32
    %18 = llvm.mlir.constant(3 : i32) : i32
    %19 = llvm.mlir.constant(512 : i64) : i64
    %20 = llvm.mlir.constant(128 : i64) : i64
    %21 = nvvm.read.ptx.sreg.tid.x : i32
    %22 = llvm.shl %21, %0 overflow<nsw, nuw> : i32
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.shl %21, %3 overflow<nsw, nuw> : i32
    %26 = llvm.and %25, %4 : i32
    %27 = llvm.and %22, %5 : i32
    %28 = llvm.or disjoint %26, %27 : i32
    %29 = llvm.zext nneg %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.addrspacecast %24 : !llvm.ptr to !llvm.ptr<3>
    %32 = llvm.addrspacecast %30 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%31, %32) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %33 = llvm.getelementptr inbounds|nuw %7[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.getelementptr inbounds|nuw %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.addrspacecast %33 : !llvm.ptr to !llvm.ptr<3>
    %36 = llvm.addrspacecast %34 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%35, %36) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    %37 = llvm.shl %21, %8 overflow<nsw, nuw> : i32
    %38 = llvm.and %37, %9 : i32
    %39 = llvm.and %25, %10 : i32
    llvm.br ^bb2(%11, %11, %12 : f32, f32, i32)
  ^bb1:  // pred: ^bb5
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%12) : (i32) -> ()
    %40 = llvm.shl %21, %8 overflow<nsw, nuw> : i32
    %41 = llvm.and %40, %9 : i32
    %42 = llvm.and %25, %10 : i32
    llvm.br ^bb9(%12, %95 : i32, f32)
  ^bb2(%43: f32, %44: f32, %45: i32):  // 2 preds: ^bb0, ^bb5
    %46 = llvm.add %45, %8 overflow<nsw, nuw> : i32
    %47 = llvm.shl %46, %13 overflow<nsw, nuw> : i32
    %48 = llvm.and %47, %14 : i32
    %49 = llvm.add %48, %22 overflow<nsw, nuw> : i32
    %50 = llvm.zext nneg %49 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %2[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.shl %45, %3 overflow<nsw, nuw> : i32
    %53 = llvm.add %52, %28 overflow<nsw, nuw> : i32
    %54 = llvm.zext nneg %53 : i32 to i64
    %55 = llvm.getelementptr %arg2[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.getelementptr %55[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.addrspacecast %51 : !llvm.ptr to !llvm.ptr<3>
    %58 = llvm.addrspacecast %56 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%57, %58) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %59 = llvm.getelementptr inbounds|nuw %7[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.getelementptr %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.getelementptr %60[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.addrspacecast %59 : !llvm.ptr to !llvm.ptr<3>
    %63 = llvm.addrspacecast %61 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%62, %63) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%8) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%12) : (i32) -> ()
    %64 = llvm.shl %45, %13 overflow<nsw, nuw> : i32
    %65 = llvm.and %64, %14 : i32
    %66 = llvm.add %65, %38 overflow<nsw, nuw> : i32
    %67 = llvm.or disjoint %65, %39 : i32
    llvm.br ^bb6(%12, %44 : i32, f32)
  ^bb3:  // pred: ^bb6
    %68 = llvm.add %66, %17 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%12, %43 : i32, f32)
  ^bb4(%69: i32, %70: f32):  // 2 preds: ^bb3, ^bb4
    %71 = llvm.add %68, %69 overflow<nsw, nuw> : i32
    %72 = llvm.zext nneg %71 : i32 to i64
    %73 = llvm.getelementptr inbounds|nuw %2[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %74 = llvm.load %73 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %75 = llvm.or disjoint %67, %69 : i32
    %76 = llvm.zext nneg %75 : i32 to i64
    %77 = llvm.getelementptr inbounds|nuw %7[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %79 = llvm.fmul %74, %78 : f32
    %80 = llvm.fadd %70, %79 : f32
    %81 = llvm.add %69, %8 overflow<nsw, nuw> : i32
    %82 = llvm.icmp "eq" %81, %16 : i32
    llvm.cond_br %82, ^bb5, ^bb4(%81, %80 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %83 = llvm.icmp "eq" %46, %18 : i32
    llvm.cond_br %83, ^bb1, ^bb2(%80, %95, %46 : f32, f32, i32) {loop_annotation = #loop_annotation}
  ^bb6(%84: i32, %85: f32):  // 2 preds: ^bb2, ^bb6
    %86 = llvm.add %66, %84 overflow<nsw, nuw> : i32
    %87 = llvm.zext nneg %86 : i32 to i64
    %88 = llvm.getelementptr inbounds|nuw %2[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %89 = llvm.load %88 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %90 = llvm.or disjoint %67, %84 : i32
    %91 = llvm.zext nneg %90 : i32 to i64
    %92 = llvm.getelementptr inbounds|nuw %7[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %93 = llvm.load %92 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.fmul %89, %93 : f32
    %95 = llvm.fadd %85, %94 : f32
    %96 = llvm.add %84, %8 overflow<nsw, nuw> : i32
    %97 = llvm.icmp "eq" %96, %16 : i32
    llvm.cond_br %97, ^bb3, ^bb6(%96, %95 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb9
    %98 = llvm.add %41, %17 overflow<nsw, nuw> : i32
    llvm.br ^bb8(%12, %80 : i32, f32)
  ^bb8(%99: i32, %100: f32):  // 2 preds: ^bb7, ^bb8
    %101 = llvm.add %99, %98 overflow<nsw, nuw> : i32
    %102 = llvm.zext nneg %101 : i32 to i64
    %103 = llvm.getelementptr %2[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.getelementptr %103[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.load %104 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %106 = llvm.or disjoint %99, %42 : i32
    %107 = llvm.zext nneg %106 : i32 to i64
    %108 = llvm.getelementptr inbounds|nuw %7[%107] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %109 = llvm.getelementptr inbounds|nuw %108[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %111 = llvm.fmul %105, %110 : f32
    %112 = llvm.fadd %100, %111 : f32
    %113 = llvm.add %99, %8 overflow<nsw, nuw> : i32
    %114 = llvm.icmp "eq" %113, %16 : i32
    llvm.cond_br %114, ^bb10, ^bb8(%113, %112 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb9(%115: i32, %116: f32):  // 2 preds: ^bb1, ^bb9
    %117 = llvm.add %115, %41 overflow<nsw, nuw> : i32
    %118 = llvm.zext nneg %117 : i32 to i64
    %119 = llvm.getelementptr %2[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %120 = llvm.getelementptr %119[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %122 = llvm.or disjoint %115, %42 : i32
    %123 = llvm.zext nneg %122 : i32 to i64
    %124 = llvm.getelementptr inbounds|nuw %7[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %125 = llvm.getelementptr inbounds|nuw %124[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %125 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %127 = llvm.fmul %121, %126 : f32
    %128 = llvm.fadd %116, %127 : f32
    %129 = llvm.add %115, %8 overflow<nsw, nuw> : i32
    %130 = llvm.icmp "eq" %129, %16 : i32
    llvm.cond_br %130, ^bb7, ^bb9(%129, %128 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb8
    %131 = llvm.and %21, %13 : i32
    %132 = llvm.zext nneg %131 : i32 to i64
    %133 = llvm.getelementptr inbounds|nuw %arg0[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %134 = llvm.load %133 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %135 = llvm.fadd %128, %134 : f32
    %136 = llvm.intr.maxnum(%135, %11) : (f32, f32) -> f32
    %137 = llvm.zext nneg %21 : i32 to i64
    %138 = llvm.getelementptr inbounds|nuw %arg3[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %136, %138 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %139 = llvm.fadd %112, %134 : f32
    %140 = llvm.intr.maxnum(%139, %11) : (f32, f32) -> f32
    %141 = llvm.zext nneg %21 : i32 to i64
    %142 = llvm.getelementptr inbounds|nuw %arg3[%141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %143 = llvm.getelementptr inbounds|nuw %142[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %140, %143 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.commit.group() attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.cg.shared.global.16(!llvm.ptr<3> {llvm.noalias, llvm.writeonly}, !llvm.ptr<1> {llvm.noalias, llvm.readonly}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.wait.group(i32) attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.wait.all() attributes {no_unwind}
}
}
