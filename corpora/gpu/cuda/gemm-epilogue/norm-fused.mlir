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
  gpu.launch_func @cuda::@gemm_rrr_bias_layernorm blocks in (%c3, %c1, %c1) threads in (%c32, %c1, %c1)
    args(%a : memref<3x6xf32>, %b : memref<6x32xf32>, %bias : memref<32xf32>, %gamma : memref<32xf32>,
         %beta : memref<32xf32>, %y : memref<3x32xf32>, %N : i32, %K : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @gemm_rrr_bias_layernorm(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(31 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(3.125000e-02 : f32) : f32
    %10 = llvm.mlir.constant(9.765625E-4 : f32) : f32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = nvvm.read.ptx.sreg.tid.x : i32
    %13 = llvm.icmp "sgt" %arg7, %0 : i32
    llvm.cond_br %13, ^bb1, ^bb2(%1 : f32)
  ^bb1:  // pred: ^bb0
    %14 = llvm.mul %arg7, %11 overflow<nsw, nuw> : i32
    llvm.br ^bb3(%1, %0 : f32, i32)
  ^bb2(%15: f32):  // 2 preds: ^bb0, ^bb3
    %16 = llvm.zext nneg %12 : i32 to i64
    %17 = llvm.getelementptr inbounds|nuw %arg2[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %19 = llvm.fadd %15, %18 : f32
    %20 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %19, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %21 = llvm.fadd %19, %20 : f32
    %22 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %21, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %23 = llvm.fadd %21, %22 : f32
    %24 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %23, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %25 = llvm.fadd %23, %24 : f32
    %26 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %25, %8, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %27 = llvm.fadd %25, %26 : f32
    %28 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %27, %2, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %29 = llvm.fadd %27, %28 : f32
    %30 = llvm.fmul %29, %9 : f32
    %31 = llvm.fsub %19, %30 : f32
    %32 = llvm.fmul %31, %31 : f32
    %33 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %32, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %34 = llvm.fadd %32, %33 : f32
    %35 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %34, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %36 = llvm.fadd %34, %35 : f32
    %37 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %36, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %38 = llvm.fadd %36, %37 : f32
    %39 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %38, %8, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %40 = llvm.fadd %38, %39 : f32
    %41 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %40, %2, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %42 = llvm.fadd %40, %41 : f32
    %43 = llvm.fmul %42, %9 : f32
    %44 = llvm.fadd %43, %10 : f32
    %45 = llvm.call tail @__nv_rsqrtf(%44) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %46 = llvm.fmul %31, %45 : f32
    %47 = llvm.getelementptr inbounds|nuw %arg3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %49 = llvm.fmul %46, %48 : f32
    %50 = llvm.getelementptr inbounds|nuw %arg4[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %52 = llvm.fadd %49, %51 : f32
    %53 = llvm.mul %arg6, %11 overflow<nsw> : i32
    %54 = llvm.add %53, %12 overflow<nsw> : i32
    %55 = llvm.sext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %arg5[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3(%57: f32, %58: i32):  // 2 preds: ^bb1, ^bb3
    %59 = llvm.add %58, %14 overflow<nsw, nuw> : i32
    %60 = llvm.zext nneg %59 : i32 to i64
    %61 = llvm.getelementptr inbounds|nuw %arg0[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %63 = llvm.mul %58, %arg6 overflow<nsw> : i32
    %64 = llvm.add %63, %12 overflow<nsw> : i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %arg1[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %67 = llvm.load %66 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %68 = llvm.fmul %62, %67 : f32
    %69 = llvm.fadd %57, %68 : f32
    %70 = llvm.add %58, %2 overflow<nsw, nuw> : i32
    %71 = llvm.icmp "eq" %70, %arg7 : i32
    llvm.cond_br %71, ^bb2(%69 : f32), ^bb3(%69, %70 : f32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
