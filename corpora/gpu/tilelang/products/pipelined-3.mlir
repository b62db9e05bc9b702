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
    %16 = llvm.mlir.constant(256 : i32) : i32
    %17 = llvm.mlir.constant(128 : i64) : i64
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
    llvm.br ^bb10(%14, %104 : i32, f32)
  ^bb2(%51: f32, %52: f32, %53: i32):  // 2 preds: ^bb0, ^bb5
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %54 = llvm.icmp "eq" %53, %10 : i32
    %55 = llvm.shl %53, %15 : i32
    %56 = llvm.or %55, %16 : i32
    %57 = llvm.select %54, %14, %56 : i1, i32
    %58 = llvm.add %57, %22 overflow<nsw, nuw> : i32
    %59 = llvm.zext nneg %58 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %2[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.shl %53, %3 overflow<nsw, nuw> : i32
    %62 = llvm.add %61, %28 overflow<nsw, nuw> : i32
    %63 = llvm.zext nneg %62 : i32 to i64
    %64 = llvm.getelementptr %arg2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %65 = llvm.getelementptr %64[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.addrspacecast %60 : !llvm.ptr to !llvm.ptr<3>
    %67 = llvm.addrspacecast %65 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%66, %67) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    %68 = llvm.getelementptr inbounds|nuw %7[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.getelementptr %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.getelementptr %69[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.addrspacecast %68 : !llvm.ptr to !llvm.ptr<3>
    %72 = llvm.addrspacecast %70 : !llvm.ptr to !llvm.ptr<1>
    llvm.call_intrinsic "llvm.nvvm.cp.async.cg.shared.global.16"(%71, %72) : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.commit.group"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.group"(%0) : (i32) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %73 = llvm.shl %53, %15 overflow<nsw, nuw> : i32
    %74 = llvm.add %73, %46 overflow<nsw, nuw> : i32
    %75 = llvm.or disjoint %73, %47 : i32
    llvm.br ^bb6(%14, %52 : i32, f32)
  ^bb3:  // pred: ^bb6
    %76 = llvm.add %74, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%14, %51 : i32, f32)
  ^bb4(%77: i32, %78: f32):  // 2 preds: ^bb3, ^bb4
    %79 = llvm.add %76, %77 overflow<nsw, nuw> : i32
    %80 = llvm.zext nneg %79 : i32 to i64
    %81 = llvm.getelementptr inbounds|nuw %2[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %82 = llvm.load %81 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %83 = llvm.or disjoint %75, %77 : i32
    %84 = llvm.zext nneg %83 : i32 to i64
    %85 = llvm.getelementptr inbounds|nuw %7[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %86 = llvm.load %85 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %87 = llvm.fmul %82, %86 : f32
    %88 = llvm.fadd %78, %87 : f32
    %89 = llvm.add %77, %10 overflow<nsw, nuw> : i32
    %90 = llvm.icmp "eq" %89, %18 : i32
    llvm.cond_br %90, ^bb5, ^bb4(%89, %88 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb4
    %91 = llvm.add %53, %10 overflow<nsw, nuw> : i32
    %92 = llvm.icmp "eq" %53, %14 : i32
    llvm.cond_br %92, ^bb2(%88, %104, %91 : f32, f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  ^bb6(%93: i32, %94: f32):  // 2 preds: ^bb2, ^bb6
    %95 = llvm.add %74, %93 overflow<nsw, nuw> : i32
    %96 = llvm.zext nneg %95 : i32 to i64
    %97 = llvm.getelementptr inbounds|nuw %2[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %98 = llvm.load %97 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %99 = llvm.or disjoint %75, %93 : i32
    %100 = llvm.zext nneg %99 : i32 to i64
    %101 = llvm.getelementptr inbounds|nuw %7[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %102 = llvm.load %101 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %103 = llvm.fmul %98, %102 : f32
    %104 = llvm.fadd %94, %103 : f32
    %105 = llvm.add %93, %10 overflow<nsw, nuw> : i32
    %106 = llvm.icmp "eq" %105, %18 : i32
    llvm.cond_br %106, ^bb3, ^bb6(%105, %104 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb10
    %107 = llvm.add %49, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb8(%14, %88 : i32, f32)
  ^bb8(%108: i32, %109: f32):  // 2 preds: ^bb7, ^bb8
    %110 = llvm.add %108, %107 overflow<nsw, nuw> : i32
    %111 = llvm.zext nneg %110 : i32 to i64
    %112 = llvm.getelementptr %2[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.getelementptr %112[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.load %113 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %115 = llvm.or disjoint %108, %50 : i32
    %116 = llvm.zext nneg %115 : i32 to i64
    %117 = llvm.getelementptr inbounds|nuw %7[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %118 = llvm.getelementptr inbounds|nuw %117[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %120 = llvm.fmul %114, %119 : f32
    %121 = llvm.fadd %109, %120 : f32
    %122 = llvm.add %108, %10 overflow<nsw, nuw> : i32
    %123 = llvm.icmp "eq" %122, %18 : i32
    llvm.cond_br %123, ^bb9, ^bb8(%122, %121 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb9:  // pred: ^bb8
    llvm.call_intrinsic "llvm.nvvm.cp.async.wait.all"() : () -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%14) : (i32) -> ()
    %124 = llvm.shl %21, %10 overflow<nsw, nuw> : i32
    %125 = llvm.and %124, %11 : i32
    %126 = llvm.and %25, %12 : i32
    llvm.br ^bb13(%14, %140 : i32, f32)
  ^bb10(%127: i32, %128: f32):  // 2 preds: ^bb1, ^bb10
    %129 = llvm.add %127, %49 overflow<nsw, nuw> : i32
    %130 = llvm.zext nneg %129 : i32 to i64
    %131 = llvm.getelementptr %2[%130] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %132 = llvm.getelementptr %131[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.load %132 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %134 = llvm.or disjoint %127, %50 : i32
    %135 = llvm.zext nneg %134 : i32 to i64
    %136 = llvm.getelementptr inbounds|nuw %7[%135] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %137 = llvm.getelementptr inbounds|nuw %136[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.load %137 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %139 = llvm.fmul %133, %138 : f32
    %140 = llvm.fadd %128, %139 : f32
    %141 = llvm.add %127, %10 overflow<nsw, nuw> : i32
    %142 = llvm.icmp "eq" %141, %18 : i32
    llvm.cond_br %142, ^bb7, ^bb10(%141, %140 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb11:  // pred: ^bb13
    %143 = llvm.add %125, %19 overflow<nsw, nuw> : i32
    llvm.br ^bb12(%14, %121 : i32, f32)
  ^bb12(%144: i32, %145: f32):  // 2 preds: ^bb11, ^bb12
    %146 = llvm.add %144, %143 overflow<nsw, nuw> : i32
    %147 = llvm.zext nneg %146 : i32 to i64
    %148 = llvm.getelementptr inbounds|nuw %2[%147] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %149 = llvm.load %148 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %150 = llvm.or disjoint %144, %126 : i32
    %151 = llvm.zext nneg %150 : i32 to i64
    %152 = llvm.getelementptr inbounds|nuw %7[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %153 = llvm.load %152 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %154 = llvm.fmul %149, %153 : f32
    %155 = llvm.fadd %145, %154 : f32
    %156 = llvm.add %144, %10 overflow<nsw, nuw> : i32
    %157 = llvm.icmp "eq" %156, %18 : i32
    llvm.cond_br %157, ^bb14, ^bb12(%156, %155 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb13(%158: i32, %159: f32):  // 2 preds: ^bb9, ^bb13
    %160 = llvm.add %158, %125 overflow<nsw, nuw> : i32
    %161 = llvm.zext nneg %160 : i32 to i64
    %162 = llvm.getelementptr inbounds|nuw %2[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %163 = llvm.load %162 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %164 = llvm.or disjoint %158, %126 : i32
    %165 = llvm.zext nneg %164 : i32 to i64
    %166 = llvm.getelementptr inbounds|nuw %7[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %167 = llvm.load %166 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %168 = llvm.fmul %163, %167 : f32
    %169 = llvm.fadd %159, %168 : f32
    %170 = llvm.add %158, %10 overflow<nsw, nuw> : i32
    %171 = llvm.icmp "eq" %170, %18 : i32
    llvm.cond_br %171, ^bb11, ^bb13(%170, %169 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb12
    %172 = llvm.and %21, %15 : i32
    %173 = llvm.zext nneg %172 : i32 to i64
    %174 = llvm.getelementptr inbounds|nuw %arg0[%173] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %175 = llvm.load %174 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %176 = llvm.fadd %169, %175 : f32
    %177 = llvm.intr.maxnum(%176, %13) : (f32, f32) -> f32
    %178 = llvm.zext nneg %21 : i32 to i64
    %179 = llvm.getelementptr inbounds|nuw %arg3[%178] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %177, %179 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %180 = llvm.fadd %155, %175 : f32
    %181 = llvm.intr.maxnum(%180, %13) : (f32, f32) -> f32
    %182 = llvm.zext nneg %21 : i32 to i64
    %183 = llvm.getelementptr inbounds|nuw %arg3[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %184 = llvm.getelementptr inbounds|nuw %183[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %181, %184 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.commit.group() attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.cg.shared.global.16(!llvm.ptr<3> {llvm.noalias, llvm.writeonly}, !llvm.ptr<1> {llvm.noalias, llvm.readonly}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.cp.async.wait.group(i32) attributes {no_unwind}
  llvm.func @llvm.nvvm.cp.async.wait.all() attributes {no_unwind}
}
}
