#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @row_pointers : memref<7xi32> = dense<[0, 3, 3, 4, 9, 11, 12]>
memref.global "private" constant @columns : memref<12xi32> = dense<[1, 4, 5, 2, 0, 1, 2, 3, 5, 0, 4, 3]>
func.func @kernel(%values: memref<12xf32>, %x: memref<6x8xf32>, %y: memref<6x8xf32>) {
  %gx = arith.constant 6 : index
  %gy = arith.constant 8 : index
  %bx = arith.constant 32 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 6 : i32
  %N = arith.constant 8 : i32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  gpu.launch_func @cuda::@csr_spmm_warp blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%pointers : memref<7xi32>, %columns : memref<12xi32>, %values : memref<12xf32>, %x : memref<6x8xf32>,
         %y : memref<6x8xf32>, %M : i32, %N : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @csr_spmm_warp(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(31 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = nvvm.read.ptx.sreg.tid.x : i32
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = nvvm.read.ptx.sreg.ctaid.y : i32
    %13 = llvm.zext nneg %11 : i32 to i64
    %14 = llvm.getelementptr inbounds|nuw %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %16 = llvm.add %15, %10 overflow<nsw> : i32
    %17 = llvm.getelementptr %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %16, %18 : i32
    llvm.cond_br %19, ^bb1(%16, %1 : i32, f32), ^bb2(%1 : f32)
  ^bb1(%20: i32, %21: f32):  // 2 preds: ^bb0, ^bb1
    %22 = llvm.sext %20 : i32 to i64
    %23 = llvm.getelementptr inbounds %arg2[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %25 = llvm.getelementptr inbounds %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %27 = llvm.mul %26, %arg6 overflow<nsw> : i32
    %28 = llvm.add %27, %12 overflow<nsw> : i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %32 = llvm.fmul %24, %31 : f32
    %33 = llvm.fadd %21, %32 : f32
    %34 = llvm.add %20, %2 overflow<nsw> : i32
    %35 = llvm.icmp "slt" %34, %18 : i32
    llvm.cond_br %35, ^bb1(%34, %33 : i32, f32), ^bb2(%33 : f32) {loop_annotation = #loop_annotation}
  ^bb2(%36: f32):  // 2 preds: ^bb0, ^bb1
    %37 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %36, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %38 = llvm.fadd %36, %37 : f32
    %39 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %38, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %40 = llvm.fadd %38, %39 : f32
    %41 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %40, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %42 = llvm.fadd %40, %41 : f32
    %43 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %42, %8, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %44 = llvm.fadd %42, %43 : f32
    %45 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %44, %9, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %46 = llvm.fadd %44, %45 : f32
    %47 = llvm.mul %arg6, %11 overflow<nsw> : i32
    %48 = llvm.add %47, %12 overflow<nsw> : i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg4[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %46, %50 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.shfl.sync.down.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
