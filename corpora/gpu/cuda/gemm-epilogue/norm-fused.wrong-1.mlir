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
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(31 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3.125000e-02 : f32) : f32
    %9 = llvm.mlir.constant(9.765625E-4 : f32) : f32
    %10 = nvvm.read.ptx.sreg.ctaid.x : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = llvm.icmp "sgt" %arg7, %0 : i32
    llvm.cond_br %12, ^bb1, ^bb2(%1 : f32)
  ^bb1:  // pred: ^bb0
    %13 = llvm.mul %arg7, %10 overflow<nsw, nuw> : i32
    llvm.br ^bb3(%1, %0 : f32, i32)
  ^bb2(%14: f32):  // 2 preds: ^bb0, ^bb3
    %15 = llvm.zext nneg %11 : i32 to i64
    %16 = llvm.getelementptr inbounds|nuw %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %18 = llvm.fadd %14, %17 : f32
    %19 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %18, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %20 = llvm.fadd %18, %19 : f32
    %21 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %20, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %22 = llvm.fadd %20, %21 : f32
    %23 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %22, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %24 = llvm.fadd %22, %23 : f32
    %25 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %24, %2, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %26 = llvm.fadd %24, %25 : f32
    %27 = llvm.fmul %26, %8 : f32
    %28 = llvm.fsub %18, %27 : f32
    %29 = llvm.fmul %28, %28 : f32
    %30 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %29, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %31 = llvm.fadd %29, %30 : f32
    %32 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %31, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %33 = llvm.fadd %31, %32 : f32
    %34 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %33, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %35 = llvm.fadd %33, %34 : f32
    %36 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.bfly.f32"(%3, %35, %2, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %37 = llvm.fadd %35, %36 : f32
    %38 = llvm.fmul %37, %8 : f32
    %39 = llvm.fadd %38, %9 : f32
    %40 = llvm.call tail @__nv_rsqrtf(%39) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    %41 = llvm.fmul %28, %40 : f32
    %42 = llvm.getelementptr inbounds|nuw %arg3[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.fmul %41, %43 : f32
    %45 = llvm.getelementptr inbounds|nuw %arg4[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %47 = llvm.fadd %44, %46 : f32
    %48 = llvm.mul %arg6, %10 overflow<nsw> : i32
    %49 = llvm.add %48, %11 overflow<nsw> : i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %arg5[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %47, %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3(%52: f32, %53: i32):  // 2 preds: ^bb1, ^bb3
    %54 = llvm.add %53, %13 overflow<nsw, nuw> : i32
    %55 = llvm.zext nneg %54 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.mul %53, %arg6 overflow<nsw> : i32
    %59 = llvm.add %58, %11 overflow<nsw> : i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %63 = llvm.fmul %57, %62 : f32
    %64 = llvm.fadd %52, %63 : f32
    %65 = llvm.add %53, %2 overflow<nsw, nuw> : i32
    %66 = llvm.icmp "eq" %65, %arg7 : i32
    llvm.cond_br %66, ^bb2(%64 : f32), ^bb3(%64, %65 : f32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.shfl.sync.bfly.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_rsqrtf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
