#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%a: memref<3x6xf32>, %b: memref<6x32xf32>, %bias: memref<32xf32>, %gamma: memref<32xf32>,
                  %beta: memref<32xf32>, %y: memref<3x32xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c32 = arith.constant 32 : index
  %N = arith.constant 32 : i32
  %K = arith.constant 6 : i32
  %x = memref.alloc() : memref<3x32xf32>
  gpu.launch_func @cuda::@gemm_rrr_bias blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%a : memref<3x6xf32>, %b : memref<6x32xf32>, %bias : memref<32xf32>, %x : memref<3x32xf32>, %N : i32, %K : i32)
  gpu.launch_func @cuda::@layernorm blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%x : memref<3x32xf32>, %gamma : memref<32xf32>, %beta : memref<32xf32>, %y : memref<3x32xf32>, %N : i32)
  memref.dealloc %x : memref<3x32xf32>
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ9layernormE7partial() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<32 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<32 x f32>
    llvm.return %0 : !llvm.array<32 x f32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @gemm_rrr_bias(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = nvvm.read.ptx.sreg.tid.x : i32
    %5 = llvm.icmp "sgt" %arg5, %0 : i32
    llvm.cond_br %5, ^bb1, ^bb2(%1 : f32)
  ^bb1:  // pred: ^bb0
    %6 = llvm.mul %arg5, %3 overflow<nsw, nuw> : i32
    llvm.br ^bb3(%0, %1 : i32, f32)
  ^bb2(%7: f32):  // 2 preds: ^bb0, ^bb3
    %8 = llvm.zext nneg %4 : i32 to i64
    %9 = llvm.getelementptr inbounds|nuw %arg2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %11 = llvm.fadd %7, %10 : f32
    %12 = llvm.mul %arg4, %3 overflow<nsw> : i32
    %13 = llvm.add %12, %4 overflow<nsw> : i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %arg3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %11, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3(%16: i32, %17: f32):  // 2 preds: ^bb1, ^bb3
    %18 = llvm.add %16, %6 overflow<nsw, nuw> : i32
    %19 = llvm.zext nneg %18 : i32 to i64
    %20 = llvm.getelementptr inbounds|nuw %arg0[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %22 = llvm.mul %16, %arg4 overflow<nsw> : i32
    %23 = llvm.add %22, %4 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %27 = llvm.fmul %21, %26 : f32
    %28 = llvm.fadd %17, %27 : f32
    %29 = llvm.add %16, %2 overflow<nsw, nuw> : i32
    %30 = llvm.icmp "eq" %29, %arg5 : i32
    llvm.cond_br %30, ^bb2(%28 : f32), ^bb3(%29, %28 : i32, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr ptx_kernelcc @layernorm(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.addressof @_ZZ9layernormE7partial : !llvm.ptr<3>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(16 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(3.125000e-02 : f32) : f32
    %6 = llvm.mlir.constant(9.765625E-4 : f32) : f32
    %7 = nvvm.read.ptx.sreg.ctaid.x : i32
    %8 = nvvm.read.ptx.sreg.tid.x : i32
    %9 = llvm.mul %arg4, %7 overflow<nsw> : i32
    %10 = llvm.add %9, %8 overflow<nsw> : i32
    %11 = llvm.sext %10 : i32 to i64
    %12 = llvm.getelementptr inbounds %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %14 = llvm.zext nneg %8 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%2) : (i32) -> ()
    llvm.br ^bb2(%3 : i32)
  ^bb1:  // pred: ^bb4
    %16 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %17 = llvm.fmul %16, %5 : f32
    %18 = llvm.fsub %13, %17 : f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%2) : (i32) -> ()
    %19 = llvm.fmul %18, %18 : f32
    llvm.store %19, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%2) : (i32) -> ()
    llvm.br ^bb6(%3 : i32)
  ^bb2(%20: i32):  // 2 preds: ^bb0, ^bb4
    %21 = llvm.icmp "ult" %8, %20 : i32
    llvm.cond_br %21, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %22 = llvm.add %20, %8 overflow<nsw, nuw> : i32
    %23 = llvm.zext nneg %22 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %26 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %27 = llvm.fadd %25, %26 : f32
    llvm.store %27, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%2) : (i32) -> ()
    %28 = llvm.lshr %20, %4 : i32
    %29 = llvm.icmp "eq" %28, %2 : i32
    llvm.cond_br %29, ^bb1, ^bb2(%28 : i32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb8
    %30 = llvm.load %1 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %31 = llvm.fmul %30, %5 : f32
    %32 = llvm.fadd %31, %6 : f32
    %33 = llvm.call tail @__nv_rsqrtf(%32) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %34 = llvm.fmul %18, %33 : f32
    %35 = llvm.getelementptr inbounds|nuw %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %37 = llvm.fmul %34, %36 : f32
    %38 = llvm.getelementptr inbounds|nuw %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %39 = llvm.load %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %40 = llvm.fadd %37, %39 : f32
    %41 = llvm.getelementptr inbounds %arg3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %40, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb6(%42: i32):  // 2 preds: ^bb1, ^bb8
    %43 = llvm.icmp "ult" %8, %42 : i32
    llvm.cond_br %43, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %44 = llvm.add %42, %8 overflow<nsw, nuw> : i32
    %45 = llvm.zext nneg %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %1[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %48 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %49 = llvm.fadd %47, %48 : f32
    llvm.store %49, %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%2) : (i32) -> ()
    %50 = llvm.lshr %42, %4 : i32
    %51 = llvm.icmp "eq" %50, %2 : i32
    llvm.cond_br %51, ^bb5, ^bb6(%50 : i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
