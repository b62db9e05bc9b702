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
  %gx = arith.constant 2 : index
  %gy = arith.constant 1 : index
  %bx = arith.constant 2 : index
  %by = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 6 : i32
  %N = arith.constant 8 : i32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  gpu.launch_func @cuda::@csr_spmm_vectorized blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%pointers : memref<7xi32>, %columns : memref<12xi32>, %values : memref<12xf32>, %x : memref<6x8xf32>,
         %y : memref<6x8xf32>, %M : i32, %N : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @csr_spmm_vectorized(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(12 : i64) : i64
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.shl %6, %0 overflow<nsw, nuw> : i32
    %8 = nvvm.read.ptx.sreg.ctaid.x : i32
    %9 = nvvm.read.ptx.sreg.ntid.y : i32
    %10 = llvm.mul %8, %9 : i32
    %11 = nvvm.read.ptx.sreg.tid.y : i32
    %12 = llvm.add %10, %11 : i32
    %13 = llvm.icmp "slt" %12, %arg5 : i32
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %14 = nvvm.read.ptx.sreg.nctaid.x : i32
    %15 = llvm.mul %14, %9 : i32
    llvm.br ^bb3(%12 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb4
    llvm.return
  ^bb3(%16: i32):  // 2 preds: ^bb1, ^bb4
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.getelementptr %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %19, %21 : i32
    llvm.cond_br %22, ^bb5(%2, %2, %2, %19, %2 : f32, f32, f32, i32, f32), ^bb4(%2, %2, %2, %2 : f32, f32, f32, f32)
  ^bb4(%23: f32, %24: f32, %25: f32, %26: f32):  // 2 preds: ^bb3, ^bb5
    %27 = llvm.mul %16, %arg6 overflow<nsw> : i32
    %28 = llvm.add %27, %7 overflow<nsw> : i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg4[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %30 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %24, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %30[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %32 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %33 = llvm.getelementptr inbounds|nuw %30[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %26, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %34 = llvm.add %16, %15 : i32
    %35 = llvm.icmp "slt" %34, %arg5 : i32
    llvm.cond_br %35, ^bb3(%34 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb5(%36: f32, %37: f32, %38: f32, %39: i32, %40: f32):  // 2 preds: ^bb3, ^bb5
    %41 = llvm.sext %39 : i32 to i64
    %42 = llvm.getelementptr inbounds %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %44 = llvm.getelementptr inbounds %arg1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %46 = llvm.mul %45, %arg6 overflow<nsw> : i32
    %47 = llvm.add %46, %7 overflow<nsw> : i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %arg3[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 16 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %51 = llvm.getelementptr inbounds|nuw %49[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %53 = llvm.getelementptr inbounds|nuw %49[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %55 = llvm.fmul %43, %50 : f32
    %56 = llvm.fadd %40, %55 : f32
    %57 = llvm.fmul %43, %52 : f32
    %58 = llvm.fadd %38, %57 : f32
    %59 = llvm.fmul %43, %54 : f32
    %60 = llvm.fadd %37, %59 : f32
    %61 = llvm.fadd %36, %59 : f32
    %62 = llvm.add %39, %4 overflow<nsw> : i32
    %63 = llvm.icmp "eq" %62, %21 : i32
    llvm.cond_br %63, ^bb4(%56, %58, %60, %61 : f32, f32, f32, f32), ^bb5(%61, %60, %58, %62, %56 : f32, f32, f32, i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
