#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x6xf32>, %w0: memref<6x8xf32>, %b0: memref<8xf32>, %w1: memref<6x8xf32>,
                  %b1: memref<8xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %t0 = memref.alloc() : memref<4x8xf32>
  %t1 = memref.alloc() : memref<4x8xf32>
  %t2 = memref.alloc() : memref<4x8xf32>
  gpu.launch_func @cuda::@Dot_float_float_float_cuda_Dot_0 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%x : memref<4x6xf32>, %w0 : memref<6x8xf32>, %t0 : memref<4x8xf32>)
  gpu.launch_func @cuda::@Dot_float_float_float_cuda_Dot_0 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%x : memref<4x6xf32>, %w1 : memref<6x8xf32>, %t1 : memref<4x8xf32>)
  gpu.launch_func @cuda::@FusedKernel_float_float_float_float_float_cuda_Add_Relu_Tanh_Multiply_6 blocks in (%c4, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%t0 : memref<4x8xf32>, %b0 : memref<8xf32>, %t1 : memref<4x8xf32>, %b1 : memref<8xf32>, %y : memref<4x8xf32>)
  memref.dealloc %t2 : memref<4x8xf32>
  memref.dealloc %t1 : memref<4x8xf32>
  memref.dealloc %t0 : memref<4x8xf32>
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @Dot_float_float_float_cuda_Dot_0(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(6 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = nvvm.read.ptx.sreg.ctaid.x : i32
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.mul %5, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb2(%1, %2 : i32, f32)
  ^bb1:  // pred: ^bb2
    %8 = llvm.shl %5, %3 overflow<nsw> : i32
    %9 = llvm.add %8, %6 overflow<nsw, nuw> : i32
    %10 = llvm.zext nneg %9 : i32 to i64
    %11 = llvm.getelementptr inbounds|nuw %arg2[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %24, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%12: i32, %13: f32):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.add %12, %7 overflow<nsw, nuw> : i32
    %15 = llvm.zext nneg %14 : i32 to i64
    %16 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %18 = llvm.shl %12, %3 overflow<nsw, nuw> : i32
    %19 = llvm.add %18, %6 overflow<nsw, nuw> : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %23 = llvm.fmul %17, %22 : f32
    %24 = llvm.fadd %13, %23 : f32
    %25 = llvm.add %12, %4 overflow<nsw, nuw> : i32
    %26 = llvm.icmp "eq" %25, %0 : i32
    llvm.cond_br %26, ^bb1, ^bb2(%25, %24 : i32, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func local_unnamed_addr ptx_kernelcc @FusedKernel_float_float_float_float_float_cuda_Add_Relu_Tanh_Multiply_6(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "8"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = llvm.shl %3, %0 : i32
    %5 = nvvm.read.ptx.sreg.tid.x : i32
    %6 = llvm.add %4, %5 : i32
    %7 = llvm.sext %6 : i32 to i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %10 = llvm.srem %6, %1 : i32
    %11 = llvm.sext %10 : i32 to i64
    %12 = llvm.getelementptr inbounds %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %14 = llvm.fadd %9, %13 : f32
    %15 = llvm.intr.maxnum(%14, %2) : (f32, f32) -> f32
    %16 = llvm.getelementptr inbounds %arg2[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %18 = llvm.getelementptr inbounds %arg3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %20 = llvm.fadd %17, %19 : f32
    %21 = llvm.call tail @__nv_tanhf(%20) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %22 = llvm.fmul %15, %21 : f32
    %23 = llvm.getelementptr inbounds %arg4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %22, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__nv_tanhf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
