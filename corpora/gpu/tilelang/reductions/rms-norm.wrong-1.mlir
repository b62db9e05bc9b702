#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<2x128xf32>, %w: memref<128xf32>, %y: memref<2x128xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@rms_norm_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%w : memref<128xf32>, %x : memref<2x128xf32>, %y : memref<2x128xf32>)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @rms_norm_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "64"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(31 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(7.812500e-03 : f32) : f32
    %10 = llvm.mlir.constant(9.99999974E-5 : f32) : f32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = llvm.shl %11, %0 overflow<nsw> : i32
    %13 = nvvm.read.ptx.sreg.tid.x : i32
    %14 = llvm.shl %13, %1 overflow<nsw, nuw> : i32
    %15 = llvm.add %12, %14 overflow<nsw, nuw> : i32
    %16 = llvm.zext nneg %15 : i32 to i64
    %17 = llvm.getelementptr inbounds|nuw %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.getelementptr inbounds|nuw %17[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %20 = llvm.fmul %19, %19 : f32
    %21 = llvm.load %17 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %22 = llvm.fmul %21, %21 : f32
    %23 = llvm.fadd %22, %20 : f32
    %24 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %23, %4, %5) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %25 = llvm.fadd %23, %24 : f32
    %26 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %25, %6, %5) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %27 = llvm.fadd %25, %26 : f32
    %28 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %27, %7, %5) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %29 = llvm.fadd %27, %28 : f32
    %30 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %29, %8, %5) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %31 = llvm.fadd %29, %30 : f32
    %32 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %31, %1, %5) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %33 = llvm.fadd %31, %32 : f32
    %34 = llvm.fmul %33, %9 : f32
    %35 = llvm.fadd %34, %10 : f32
    %36 = llvm.call tail @__nv_rsqrtf(%35) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %37 = llvm.fmul %21, %36 : f32
    %38 = llvm.fmul %19, %36 : f32
    %39 = llvm.zext nneg %14 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %arg0[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %42 = llvm.getelementptr inbounds|nuw %40[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.fmul %37, %41 : f32
    %45 = llvm.fmul %38, %43 : f32
    %46 = llvm.getelementptr inbounds|nuw %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %44, %46 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %46[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
