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
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = nvvm.read.ptx.sreg.tid.x : i32
    %12 = nvvm.read.ptx.sreg.ctaid.x : i32
    %13 = nvvm.read.ptx.sreg.ctaid.y : i32
    %14 = llvm.zext nneg %12 : i32 to i64
    %15 = llvm.getelementptr inbounds|nuw %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.add %16, %11 overflow<nsw> : i32
    %18 = llvm.getelementptr %15[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %17, %19 : i32
    llvm.cond_br %20, ^bb1(%17, %1 : i32, f32), ^bb2(%1 : f32)
  ^bb1(%21: i32, %22: f32):  // 2 preds: ^bb0, ^bb1
    %23 = llvm.sext %21 : i32 to i64
    %24 = llvm.getelementptr inbounds %arg2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %26 = llvm.getelementptr inbounds %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %28 = llvm.mul %27, %arg6 overflow<nsw> : i32
    %29 = llvm.add %28, %13 overflow<nsw> : i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %arg3[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %33 = llvm.fmul %25, %32 : f32
    %34 = llvm.fadd %22, %33 : f32
    %35 = llvm.add %21, %2 overflow<nsw> : i32
    %36 = llvm.icmp "slt" %35, %19 : i32
    llvm.cond_br %36, ^bb1(%35, %34 : i32, f32), ^bb2(%34 : f32) {loop_annotation = #loop_annotation}
  ^bb2(%37: f32):  // 2 preds: ^bb0, ^bb1
    %38 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %37, %4, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %39 = llvm.fadd %37, %38 : f32
    %40 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %39, %6, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %41 = llvm.fadd %39, %40 : f32
    %42 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %41, %7, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %43 = llvm.fadd %41, %42 : f32
    %44 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %43, %8, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %45 = llvm.fadd %43, %44 : f32
    %46 = llvm.call_intrinsic "llvm.nvvm.shfl.sync.down.f32"(%3, %45, %9, %5) : (i32, f32, i32 {llvm.range = #llvm.constant_range<i32, 1, -2147483648>}, i32) -> (f32 {llvm.noundef})
    %47 = llvm.icmp "eq" %11, %10 : i32
    llvm.cond_br %47, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %48 = llvm.fadd %45, %46 : f32
    %49 = llvm.mul %arg6, %12 overflow<nsw> : i32
    %50 = llvm.add %49, %13 overflow<nsw> : i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %arg4[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %48, %52 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func @llvm.nvvm.shfl.sync.down.f32(i32, f32, i32, i32) -> f32 attributes {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback"]}
}
}
