#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  gpu.launch_func @cuda::@softmax_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%x : memref<4x16xf32>, %y : memref<4x16xf32>)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @softmax_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.mlir.constant(0xFF800000 : f32) : f32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.constant(31 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = nvvm.read.ptx.sreg.ctaid.x : i32
    %10 = llvm.shl %9, %0 overflow<nsw> : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = llvm.add %10, %11 overflow<nsw, nuw> : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %16 = llvm.intr.maxnum(%15, %1) : (f32, f32) -> f32
    %17 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %16, %3, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %18 = llvm.intr.maxnum(%16, %17) : (f32, f32) -> f32
    %19 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %18, %5, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %20 = llvm.intr.maxnum(%18, %19) : (f32, f32) -> f32
    %21 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %20, %6, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %22 = llvm.intr.maxnum(%20, %21) : (f32, f32) -> f32
    %23 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %22, %7, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %24 = llvm.intr.maxnum(%22, %23) : (f32, f32) -> f32
    %25 = llvm.fsub %15, %24 : f32
    %26 = llvm.call tail @__nv_expf(%25) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %27 = llvm.fadd %26, %8 : f32
    %28 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %27, %5, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %29 = llvm.fadd %27, %28 : f32
    %30 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %29, %6, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %31 = llvm.fadd %29, %30 : f32
    %32 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%2, %31, %7, %4) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %33 = llvm.fadd %31, %32 : f32
    %34 = llvm.fdiv %26, %33 : f32
    %35 = llvm.getelementptr inbounds|nuw %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__nv_expf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
