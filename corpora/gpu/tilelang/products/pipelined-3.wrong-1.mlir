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
  %bytes = arith.constant 3072 : i32
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
    %6 = llvm.mlir.constant(1536 : i64) : i64
    %7 = llvm.getelementptr inbounds|nuw %2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.constant(512 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(2032 : i32) : i32
    %12 = llvm.mlir.constant(112 : i32) : i32
    %13 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.constant(128 : i64) : i64
    %17 = llvm.mlir.constant(256 : i32) : i32
    %18 = llvm.mlir.constant(16 : i32) : i32
    %19 = llvm.mlir.constant(64 : i32) : i32
    %20 = llvm.mlir.constant(1024 : i64) : i64
    %21 = nvvm.read.ptx.sreg.tid.x : i32
    %22 = llvm.shl %21, %0 overflow<nsw, nuw> : i32
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr %2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.shl %21, %3 overflow<nsw, nuw> : i32
    %26 = llvm.and %25, %4 : i32
    %27 = llvm.and %22, %5 : i32
    %28 = llvm.or disjoint %26, %27 : i32
    %29 = llvm.zext nneg %28 : i32 to i64
    %30 = llvm.getelementptr %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.addrspacecast %24 : !llvm.ptr to !llvm.ptr<3>
    %32 = llvm.addrspacecast %30 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%31, %32) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %33 = llvm.getelementptr %7[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %34 = llvm.getelementptr %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %35 = llvm.addrspacecast %33 : !llvm.ptr to !llvm.ptr<3>
    %36 = llvm.addrspacecast %34 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%35, %36) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    %37 = llvm.getelementptr %24[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr %30[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.addrspacecast %37 : !llvm.ptr to !llvm.ptr<3>
    %40 = llvm.addrspacecast %38 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%39, %40) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %41 = llvm.getelementptr %33[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.getelementptr %34[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.addrspacecast %41 : !llvm.ptr to !llvm.ptr<3>
    %44 = llvm.addrspacecast %42 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%43, %44) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    %45 = llvm.shl %21, %10 overflow<nsw, nuw> : i32
    %46 = llvm.and %45, %11 : i32
    %47 = llvm.and %25, %12 : i32
    llvm.br ^bb2(%13, %13, %14 : f32, f32, i32)
  ^bb1:  // pred: ^bb5
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%10) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %48 = llvm.shl %21, %10 overflow<nsw, nuw> : i32
    %49 = llvm.and %48, %11 : i32
    %50 = llvm.and %25, %12 : i32
    llvm.br ^bb10(%14, %106 : i32, f32)
  ^bb2(%51: f32, %52: f32, %53: i32):  // 2 preds: ^bb0, ^bb5
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %54 = llvm.shl %53, %15 overflow<nsw, nuw> : i32
    %55 = llvm.add %54, %22 overflow<nsw, nuw> : i32
    %56 = llvm.zext nneg %55 : i32 to i64
    %57 = llvm.getelementptr inbounds|nuw %2[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.shl %53, %3 overflow<nsw, nuw> : i32
    %59 = llvm.add %58, %28 overflow<nsw, nuw> : i32
    %60 = llvm.zext nneg %59 : i32 to i64
    %61 = llvm.getelementptr %arg2[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.getelementptr %61[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.addrspacecast %57 : !llvm.ptr to !llvm.ptr<3>
    %64 = llvm.addrspacecast %62 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%63, %64) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %65 = llvm.icmp "eq" %53, %10 : i32
    %66 = llvm.shl %53, %15 : i32
    %67 = llvm.or %66, %17 : i32
    %68 = llvm.select %65, %14, %67 : i1, i32
    %69 = llvm.add %68, %22 overflow<nsw, nuw> : i32
    %70 = llvm.zext nneg %69 : i32 to i64
    %71 = llvm.getelementptr inbounds|nuw %7[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.getelementptr %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %73 = llvm.getelementptr %72[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.addrspacecast %71 : !llvm.ptr to !llvm.ptr<3>
    %75 = llvm.addrspacecast %73 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%74, %75) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%0) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %76 = llvm.add %54, %46 overflow<nsw, nuw> : i32
    %77 = llvm.or disjoint %54, %47 : i32
    llvm.br ^bb6(%14, %52 : i32, f32)
  ^bb3:  // pred: ^bb6
    %78 = llvm.add %76, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%14, %51 : i32, f32)
  ^bb4(%79: i32, %80: f32):  // 2 preds: ^bb3, ^bb4
    %81 = llvm.add %78, %79 overflow<nsw, nuw> : i32
    %82 = llvm.zext nneg %81 : i32 to i64
    %83 = llvm.getelementptr inbounds|nuw %2[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.load %83 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %85 = llvm.or disjoint %77, %79 : i32
    %86 = llvm.zext nneg %85 : i32 to i64
    %87 = llvm.getelementptr inbounds|nuw %7[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.load %87 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %89 = llvm.fmul %84, %88 : f32
    %90 = llvm.fadd %80, %89 : f32
    %91 = llvm.add %79, %10 overflow<nsw, nuw> : i32
    %92 = llvm.icmp "eq" %91, %18 : i32
    llvm.cond_br %92, ^bb5, ^bb4(%91, %90 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %93 = llvm.add %53, %10 overflow<nsw, nuw> : i32
    %94 = llvm.icmp "eq" %53, %14 : i32
    llvm.cond_br %94, ^bb2(%90, %106, %93 : f32, f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  ^bb6(%95: i32, %96: f32):  // 2 preds: ^bb2, ^bb6
    %97 = llvm.add %76, %95 overflow<nsw, nuw> : i32
    %98 = llvm.zext nneg %97 : i32 to i64
    %99 = llvm.getelementptr inbounds|nuw %2[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %100 = llvm.load %99 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %101 = llvm.or disjoint %77, %95 : i32
    %102 = llvm.zext nneg %101 : i32 to i64
    %103 = llvm.getelementptr inbounds|nuw %7[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %105 = llvm.fmul %100, %104 : f32
    %106 = llvm.fadd %96, %105 : f32
    %107 = llvm.add %95, %10 overflow<nsw, nuw> : i32
    %108 = llvm.icmp "eq" %107, %18 : i32
    llvm.cond_br %108, ^bb3, ^bb6(%107, %106 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb10
    %109 = llvm.add %49, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb8(%14, %90 : i32, f32)
  ^bb8(%110: i32, %111: f32):  // 2 preds: ^bb7, ^bb8
    %112 = llvm.add %110, %109 overflow<nsw, nuw> : i32
    %113 = llvm.zext nneg %112 : i32 to i64
    %114 = llvm.getelementptr %2[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %115 = llvm.getelementptr %114[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.load %115 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %117 = llvm.or disjoint %110, %50 : i32
    %118 = llvm.zext nneg %117 : i32 to i64
    %119 = llvm.getelementptr inbounds|nuw %7[%118] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %120 = llvm.getelementptr inbounds|nuw %119[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %122 = llvm.fmul %116, %121 : f32
    %123 = llvm.fadd %111, %122 : f32
    %124 = llvm.add %110, %10 overflow<nsw, nuw> : i32
    %125 = llvm.icmp "eq" %124, %18 : i32
    llvm.cond_br %125, ^bb9, ^bb8(%124, %123 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb8
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %126 = llvm.shl %21, %10 overflow<nsw, nuw> : i32
    %127 = llvm.and %126, %11 : i32
    %128 = llvm.and %25, %12 : i32
    llvm.br ^bb13(%14, %142 : i32, f32)
  ^bb10(%129: i32, %130: f32):  // 2 preds: ^bb1, ^bb10
    %131 = llvm.add %129, %49 overflow<nsw, nuw> : i32
    %132 = llvm.zext nneg %131 : i32 to i64
    %133 = llvm.getelementptr %2[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %134 = llvm.getelementptr %133[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.load %134 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %136 = llvm.or disjoint %129, %50 : i32
    %137 = llvm.zext nneg %136 : i32 to i64
    %138 = llvm.getelementptr inbounds|nuw %7[%137] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %139 = llvm.getelementptr inbounds|nuw %138[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.load %139 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %141 = llvm.fmul %135, %140 : f32
    %142 = llvm.fadd %130, %141 : f32
    %143 = llvm.add %129, %10 overflow<nsw, nuw> : i32
    %144 = llvm.icmp "eq" %143, %18 : i32
    llvm.cond_br %144, ^bb7, ^bb10(%143, %142 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb13
    %145 = llvm.add %127, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb12(%14, %123 : i32, f32)
  ^bb12(%146: i32, %147: f32):  // 2 preds: ^bb11, ^bb12
    %148 = llvm.add %146, %145 overflow<nsw, nuw> : i32
    %149 = llvm.zext nneg %148 : i32 to i64
    %150 = llvm.getelementptr inbounds|nuw %2[%149] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %151 = llvm.load %150 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %152 = llvm.or disjoint %146, %128 : i32
    %153 = llvm.zext nneg %152 : i32 to i64
    %154 = llvm.getelementptr inbounds|nuw %7[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %155 = llvm.load %154 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %156 = llvm.fmul %151, %155 : f32
    %157 = llvm.fadd %147, %156 : f32
    %158 = llvm.add %146, %10 overflow<nsw, nuw> : i32
    %159 = llvm.icmp "eq" %158, %18 : i32
    llvm.cond_br %159, ^bb14, ^bb12(%158, %157 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb13(%160: i32, %161: f32):  // 2 preds: ^bb9, ^bb13
    %162 = llvm.add %160, %127 overflow<nsw, nuw> : i32
    %163 = llvm.zext nneg %162 : i32 to i64
    %164 = llvm.getelementptr inbounds|nuw %2[%163] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %165 = llvm.load %164 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %166 = llvm.or disjoint %160, %128 : i32
    %167 = llvm.zext nneg %166 : i32 to i64
    %168 = llvm.getelementptr inbounds|nuw %7[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %169 = llvm.load %168 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %170 = llvm.fmul %165, %169 : f32
    %171 = llvm.fadd %161, %170 : f32
    %172 = llvm.add %160, %10 overflow<nsw, nuw> : i32
    %173 = llvm.icmp "eq" %172, %18 : i32
    llvm.cond_br %173, ^bb11, ^bb13(%172, %171 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb12
    %174 = llvm.and %21, %15 : i32
    %175 = llvm.zext nneg %174 : i32 to i64
    %176 = llvm.getelementptr inbounds|nuw %arg0[%175] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %177 = llvm.load %176 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %178 = llvm.fadd %171, %177 : f32
    %179 = llvm.intr.maxnum(%178, %13) : (f32, f32) -> f32
    %180 = llvm.zext nneg %21 : i32 to i64
    %181 = llvm.getelementptr inbounds|nuw %arg3[%180] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %179, %181 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %182 = llvm.fadd %157, %177 : f32
    %183 = llvm.intr.maxnum(%182, %13) : (f32, f32) -> f32
    %184 = llvm.zext nneg %21 : i32 to i64
    %185 = llvm.getelementptr inbounds|nuw %arg3[%184] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %186 = llvm.getelementptr inbounds|nuw %185[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %183, %186 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.commit.group() attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.cg.shared.global.16(!llvm.ptr<3> {llvm.noalias, llvm.writeonly}, !llvm.ptr<1> {llvm.noalias, llvm.readonly}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.wait.group(i32) attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.wait.all() attributes {no_unwind}
}
}
