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
  %c24 = arith.constant 24 : index
  %size = arith.constant 70 : i32
  %product = memref.alloc() : memref<7x10xf32>
  %biased = memref.alloc() : memref<7x10xf32>
  gpu.launch_func @cuda::@gemm_rrr blocks in (%c3, %c2, %c1) threads in (%c4, %c4, %c1)
    args(%a : memref<7x12xf32>, %b : memref<12x10xf32>, %product : memref<7x10xf32>, %M : i32, %N : i32, %K : i32)
  gpu.launch_func @cuda::@bias_add blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%product : memref<7x10xf32>, %bias : memref<10xf32>, %biased : memref<7x10xf32>, %size : i32, %N : i32)
  gpu.launch_func @cuda::@relu blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%biased : memref<7x10xf32>, %product : memref<7x10xf32>, %size : i32)
  gpu.launch_func @cuda::@add blocks in (%c3, %c1, %c1) threads in (%c24, %c1, %c1)
    args(%product : memref<7x10xf32>, %residual : memref<7x10xf32>, %y : memref<7x10xf32>, %size : i32)
  memref.dealloc %biased : memref<7x10xf32>
  memref.dealloc %product : memref<7x10xf32>
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @gemm_rrr(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = nvvm.read.ptx.sreg.ctaid.y : i32
    %4 = nvvm.read.ptx.sreg.ntid.y : i32
    %5 = llvm.mul %3, %4 overflow<nsw, nuw> : i32
    %6 = nvvm.read.ptx.sreg.tid.y : i32
    %7 = llvm.add %5, %6 overflow<nsw, nuw> : i32
    %8 = nvvm.read.ptx.sreg.ctaid.x : i32
    %9 = nvvm.read.ptx.sreg.ntid.x : i32
    %10 = llvm.mul %8, %9 : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = llvm.add %10, %11 : i32
    %13 = llvm.icmp "slt" %7, %arg3 : i32
    %14 = llvm.icmp "slt" %12, %arg4 : i32
    %15 = llvm.and %13, %14 : i1
    llvm.cond_br %15, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %16 = llvm.icmp "sgt" %arg5, %0 : i32
    llvm.cond_br %16, ^bb2, ^bb3(%1 : f32)
  ^bb2:  // pred: ^bb1
    %17 = llvm.mul %arg5, %7 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%0, %1 : i32, f32)
  ^bb3(%18: f32):  // 2 preds: ^bb1, ^bb4
    %19 = llvm.mul %arg4, %7 overflow<nsw> : i32
    %20 = llvm.add %19, %12 overflow<nsw> : i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %arg2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %18, %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb5
  ^bb4(%23: i32, %24: f32):  // 2 preds: ^bb2, ^bb4
    %25 = llvm.add %23, %17 overflow<nsw, nuw> : i32
    %26 = llvm.zext nneg %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %29 = llvm.mul %23, %arg4 overflow<nsw> : i32
    %30 = llvm.add %29, %12 overflow<nsw> : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %34 = llvm.fmul %28, %33 : f32
    %35 = llvm.fadd %24, %34 : f32
    %36 = llvm.add %23, %2 overflow<nsw, nuw> : i32
    %37 = llvm.icmp "eq" %36, %arg5 : i32
    llvm.cond_br %37, ^bb3(%35 : f32), ^bb4(%36, %35 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb0, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @bias_add(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = nvvm.read.ptx.sreg.ctaid.x : i32
    %1 = nvvm.read.ptx.sreg.ntid.x : i32
    %2 = llvm.mul %0, %1 : i32
    %3 = nvvm.read.ptx.sreg.tid.x : i32
    %4 = llvm.add %2, %3 : i32
    %5 = llvm.icmp "slt" %4, %arg3 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.sext %4 : i32 to i64
    %7 = llvm.getelementptr inbounds %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %9 = llvm.srem %4, %arg4 : i32
    %10 = llvm.sext %9 : i32 to i64
    %11 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %13 = llvm.fadd %8, %12 : f32
    %14 = llvm.getelementptr inbounds %arg2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @relu(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg2: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = nvvm.read.ptx.sreg.ctaid.x : i32
    %2 = nvvm.read.ptx.sreg.ntid.x : i32
    %3 = llvm.mul %1, %2 : i32
    %4 = nvvm.read.ptx.sreg.tid.x : i32
    %5 = llvm.add %3, %4 : i32
    %6 = llvm.icmp "slt" %5, %arg2 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.sext %5 : i32 to i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %10 = llvm.intr.maxnum(%9, %0) : (f32, f32) -> f32
    %11 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %10, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @add(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg3: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = nvvm.read.ptx.sreg.ctaid.x : i32
    %1 = nvvm.read.ptx.sreg.ntid.x : i32
    %2 = llvm.mul %0, %1 : i32
    %3 = nvvm.read.ptx.sreg.tid.x : i32
    %4 = llvm.add %2, %3 : i32
    %5 = llvm.icmp "slt" %4, %arg3 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.sext %4 : i32 to i64
    %7 = llvm.getelementptr inbounds %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %9 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %11 = llvm.fadd %8, %10 : f32
    %12 = llvm.getelementptr inbounds %arg2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %11, %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
