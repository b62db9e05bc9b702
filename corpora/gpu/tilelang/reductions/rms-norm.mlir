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
  llvm.mlir.global external local_unnamed_addr @workspace() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @rms_norm_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "64"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(64 : i32) : i32
    %4 = llvm.mlir.addressof @workspace : !llvm.ptr<3>
    %5 = llvm.addrspacecast %4 : !llvm.ptr<3> to !llvm.ptr
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(16 : i32) : i32
    %10 = llvm.mlir.constant(31 : i32) : i32
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.constant(7.812500e-03 : f32) : f32
    %14 = llvm.mlir.constant(9.99999974E-5 : f32) : f32
    %15 = nvvm.read.ptx.sreg.ctaid.x : i32
    %16 = llvm.shl %15, %0 overflow<nsw> : i32
    %17 = nvvm.read.ptx.sreg.tid.x : i32
    %18 = llvm.shl %17, %1 overflow<nsw, nuw> : i32
    %19 = llvm.add %16, %18 overflow<nsw, nuw> : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.getelementptr inbounds|nuw %21[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %24 = llvm.fmul %23, %23 : f32
    %25 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %26 = llvm.fmul %25, %25 : f32
    %27 = llvm.fadd %26, %24 : f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%1, %3) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %28 = llvm.zext nneg %17 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %5[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %27, %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%6, %3) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %30 = llvm.xor %17, %7 : i32
    %31 = llvm.zext nneg %30 : i32 to i64
    %32 = llvm.getelementptr inbounds|nuw %5[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %34 = llvm.fadd %27, %33 : f32
    %35 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%8, %34, %9, %10) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %36 = llvm.fadd %34, %35 : f32
    %37 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%8, %36, %11, %10) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %38 = llvm.fadd %36, %37 : f32
    %39 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%8, %38, %12, %10) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %40 = llvm.fadd %38, %39 : f32
    %41 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%8, %40, %6, %10) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %42 = llvm.fadd %40, %41 : f32
    %43 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%8, %42, %1, %10) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %44 = llvm.fadd %42, %43 : f32
    %45 = llvm.fmul %44, %13 : f32
    %46 = llvm.fadd %45, %14 : f32
    %47 = llvm.call tail @__nv_rsqrtf(%46) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %48 = llvm.fmul %25, %47 : f32
    %49 = llvm.fmul %23, %47 : f32
    %50 = llvm.zext nneg %18 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %arg0[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %53 = llvm.getelementptr inbounds|nuw %51[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.fmul %48, %52 : f32
    %56 = llvm.fmul %49, %54 : f32
    %57 = llvm.getelementptr inbounds|nuw %arg2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %55, %57 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %58 = llvm.getelementptr inbounds|nuw %57[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %56, %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
