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
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @workspace : !llvm.ptr<3>
    %5 = llvm.addrspacecast %4 : !llvm.ptr<3> to !llvm.ptr
    %6 = llvm.mlir.constant(64 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(32 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(16 : i32) : i32
    %11 = llvm.mlir.constant(31 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(7.812500e-03 : f32) : f32
    %15 = llvm.mlir.constant(9.99999974E-5 : f32) : f32
    %16 = nvvm.read.ptx.sreg.ctaid.x : i32
    %17 = llvm.shl %16, %0 overflow<nsw> : i32
    %18 = nvvm.read.ptx.sreg.tid.x : i32
    %19 = llvm.shl %18, %1 overflow<nsw, nuw> : i32
    %20 = llvm.add %17, %19 overflow<nsw, nuw> : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.getelementptr inbounds|nuw %22[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %25 = llvm.fmul %24, %24 : f32
    %26 = llvm.load %22 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %27 = llvm.fmul %26, %26 : f32
    %28 = llvm.fadd %27, %25 : f32
    %29 = llvm.and %18, %1 : i32
    %30 = llvm.zext nneg %29 : i32 to i64
    %31 = llvm.sub %3, %30 overflow<nsw> : i64
    %32 = llvm.getelementptr inbounds %5[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%1, %6) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %33 = llvm.zext nneg %18 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %32[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %28, %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.count"(%7, %6) : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %35 = llvm.xor %18, %8 : i32
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %32[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.fadd %28, %38 : f32
    %40 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%9, %39, %10, %11) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %41 = llvm.fadd %39, %40 : f32
    %42 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%9, %41, %12, %11) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %43 = llvm.fadd %41, %42 : f32
    %44 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%9, %43, %13, %11) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %45 = llvm.fadd %43, %44 : f32
    %46 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%9, %45, %7, %11) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %47 = llvm.fadd %45, %46 : f32
    %48 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%9, %47, %1, %11) : (i32, f32, i32, i32) -> (f32 {llvm.noundef})
    %49 = llvm.fadd %47, %48 : f32
    %50 = llvm.fmul %49, %14 : f32
    %51 = llvm.fadd %50, %15 : f32
    %52 = llvm.call tail @__nv_rsqrtf(%51) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %53 = llvm.fmul %26, %52 : f32
    %54 = llvm.fmul %24, %52 : f32
    %55 = llvm.zext nneg %19 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.getelementptr inbounds|nuw %56[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %60 = llvm.fmul %53, %57 : f32
    %61 = llvm.fmul %54, %59 : f32
    %62 = llvm.getelementptr inbounds|nuw %arg2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %60, %62 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %63 = llvm.getelementptr inbounds|nuw %62[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %61, %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
