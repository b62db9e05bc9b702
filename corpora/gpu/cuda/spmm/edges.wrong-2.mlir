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
  %gx = arith.constant 1 : index
  %gy = arith.constant 1 : index
  %bx = arith.constant 8 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 6 : i32
  %N = arith.constant 8 : i32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  gpu.launch_func @cuda::@csr_spmm_edges blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%pointers : memref<7xi32>, %columns : memref<12xi32>, %values : memref<12xf32>, %x : memref<6x8xf32>,
         %y : memref<6x8xf32>, %M : i32, %N : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @csr_spmm_edges(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.sext %arg5 : i32 to i64
    %4 = llvm.getelementptr inbounds %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.load %4 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.mul %arg6, %arg5 overflow<nsw> : i32
    %8 = llvm.icmp "slt" %6, %7 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %9 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb4(%6 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb4
    %10 = llvm.icmp "slt" %6, %5 : i32
    llvm.cond_br %10, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %11 = llvm.icmp "sgt" %arg5, %1 : i32
    %12 = llvm.icmp "sgt" %arg6, %1 : i32
    %13 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb5(%6 : i32)
  ^bb4(%14: i32):  // 2 preds: ^bb1, ^bb4
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %arg4[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %0, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %17 = llvm.add %14, %9 : i32
    %18 = llvm.icmp "slt" %17, %7 : i32
    llvm.cond_br %18, ^bb4(%17 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb5(%19: i32):  // 2 preds: ^bb3, ^bb11
    llvm.cond_br %11, ^bb10(%arg5, %1 : i32, i32), ^bb8(%1 : i32)
  ^bb6:  // 2 preds: ^bb2, ^bb11
    llvm.return
  ^bb7:  // pred: ^bb10
    %20 = llvm.mul %37, %arg6 overflow<nsw> : i32
    llvm.br ^bb8(%20 : i32)
  ^bb8(%21: i32):  // 2 preds: ^bb5, ^bb7
    llvm.cond_br %12, ^bb9, ^bb11
  ^bb9:  // pred: ^bb8
    %22 = llvm.sext %19 : i32 to i64
    %23 = llvm.getelementptr inbounds %arg2[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %25 = llvm.getelementptr inbounds %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %27 = llvm.mul %26, %arg6 overflow<nsw> : i32
    llvm.br ^bb12(%1 : i32)
  ^bb10(%28: i32, %29: i32):  // 2 preds: ^bb5, ^bb10
    %30 = llvm.add %28, %29 overflow<nsw, nuw> : i32
    %31 = llvm.lshr %30, %2 : i32
    %32 = llvm.add %31, %2 overflow<nsw, nuw> : i32
    %33 = llvm.zext nneg %32 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %arg0[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %36 = llvm.icmp "sgt" %35, %19 : i32
    %37 = llvm.select %36, %29, %32 : i1, i32
    %38 = llvm.select %36, %31, %28 : i1, i32
    %39 = llvm.icmp "slt" %37, %38 : i32
    llvm.cond_br %39, ^bb10(%38, %37 : i32, i32), ^bb7 {loop_annotation = #loop_annotation}
  ^bb11:  // 2 preds: ^bb8, ^bb12
    %40 = llvm.add %19, %13 : i32
    %41 = llvm.icmp "slt" %40, %5 : i32
    llvm.cond_br %41, ^bb5(%40 : i32), ^bb6 {loop_annotation = #loop_annotation}
  ^bb12(%42: i32):  // 2 preds: ^bb9, ^bb12
    %43 = llvm.add %42, %21 overflow<nsw> : i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %arg4[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.add %27, %42 overflow<nsw> : i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %arg3[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %50 = llvm.fmul %24, %49 : f32
    %51 = llvm.atomicrmw fadd %45, %50 seq_cst {alignment = 4 : i64} : !llvm.ptr, f32
    %52 = llvm.add %42, %2 overflow<nsw, nuw> : i32
    %53 = llvm.icmp "eq" %52, %arg6 : i32
    llvm.cond_br %53, ^bb11, ^bb12(%52 : i32) {loop_annotation = #loop_annotation}
  }
}
}
