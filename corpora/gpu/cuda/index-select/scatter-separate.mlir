#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @rows : memref<6xi32> = dense<[3, 0, 3, 4, 1, 0]>
func.func @kernel(%source: memref<6x4xi32>, %counts: memref<5x4xi32>) {
  %index = memref.get_global @rows : memref<6xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %size = arith.constant 24 : i32
  %rows = arith.constant 6 : i32
  %columns = arith.constant 4 : i32
  %scaled = memref.alloc() : memref<6x4xi32>
  gpu.launch_func @cuda::@scale blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%source : memref<6x4xi32>, %scaled : memref<6x4xi32>, %size : i32)
  gpu.launch_func @cuda::@scatter_add blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%scaled : memref<6x4xi32>, %index : memref<6xi32>, %counts : memref<5x4xi32>, %rows : i32, %columns : i32)
  memref.dealloc %scaled : memref<6x4xi32>
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @scale(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg2: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = nvvm.read.ptx.sreg.tid.x : i32
    %2 = nvvm.read.ptx.sreg.ntid.x : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = llvm.mul %2, %3 : i32
    %5 = llvm.add %4, %1 : i32
    %6 = llvm.icmp "slt" %5, %arg2 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.sext %5 : i32 to i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %10 = llvm.mul %9, %0 : i32
    %11 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %10, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @scatter_add(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    %1 = nvvm.read.ptx.sreg.ntid.x : i32
    %2 = nvvm.read.ptx.sreg.ctaid.x : i32
    %3 = llvm.mul %1, %2 : i32
    %4 = llvm.add %3, %0 : i32
    %5 = llvm.mul %arg4, %arg3 overflow<nsw> : i32
    %6 = llvm.icmp "slt" %4, %5 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.sdiv %4, %arg4 : i32
    %8 = llvm.sext %7 : i32 to i64
    %9 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %11 = llvm.mul %10, %arg4 overflow<nsw> : i32
    %12 = llvm.mul %7, %arg4 : i32
    %13 = llvm.sub %4, %12 : i32
    %14 = llvm.add %11, %13 overflow<nsw> : i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.sext %4 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.atomicrmw add %16, %19 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
