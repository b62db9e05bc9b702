#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @rows : memref<6xi32> = dense<[3, 0, 3, 4, 1, 0]>
func.func @kernel(%source: memref<6x4xi32>, %counts: memref<5x4xi32>) {
  %index = memref.get_global @rows : memref<6xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %rows = arith.constant 6 : i32
  %columns = arith.constant 4 : i32
  gpu.launch_func @cuda::@scale_scatter_add blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%source : memref<6x4xi32>, %index : memref<6xi32>, %counts : memref<5x4xi32>, %rows : i32, %columns : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @scale_scatter_add(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = nvvm.read.ptx.sreg.tid.x : i32
    %2 = nvvm.read.ptx.sreg.ntid.x : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = llvm.mul %2, %3 : i32
    %5 = llvm.add %4, %1 : i32
    %6 = llvm.mul %arg4, %arg3 overflow<nsw> : i32
    %7 = llvm.icmp "slt" %5, %6 : i32
    llvm.cond_br %7, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %8 = nvvm.read.ptx.sreg.nctaid.x : i32
    %9 = llvm.mul %2, %8 : i32
    llvm.br ^bb3(%5 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb3
    llvm.return
  ^bb3(%10: i32):  // 2 preds: ^bb1, ^bb3
    %11 = llvm.sdiv %10, %arg4 : i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %15 = llvm.sub %14, %11 : i32
    %16 = llvm.mul %15, %arg4 : i32
    %17 = llvm.add %16, %10 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg2[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.sext %10 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %23 = llvm.mul %22, %0 : i32
    %24 = llvm.atomicrmw add %19, %23 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %25 = llvm.add %10, %9 : i32
    %26 = llvm.icmp "slt" %25, %6 : i32
    llvm.cond_br %26, ^bb3(%25 : i32), ^bb2 {loop_annotation = #loop_annotation}
  }
}
}
