#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @sources : memref<10xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]>
memref.global "private" constant @offsets : memref<5xi32> = dense<[0, 3, 5, 8, 10]>
memref.global "private" constant @neighbours : memref<10xi32> = dense<[1, 2, 3, 0, 2, 0, 1, 3, 0, 2]>
func.func @kernel(%alive: memref<10xi32>, %support: memref<10xi32>, %stays: memref<10xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %edges = arith.constant 10 : i32
  %least = arith.constant 1 : i32
  %sources = memref.get_global @sources : memref<10xi32>
  %offsets = memref.get_global @offsets : memref<5xi32>
  %neighbours = memref.get_global @neighbours : memref<10xi32>
  gpu.launch_func @cuda::@count_support blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%sources : memref<10xi32>, %offsets : memref<5xi32>, %neighbours : memref<10xi32>, %alive : memref<10xi32>,
         %support : memref<10xi32>, %edges : i32)
  gpu.launch_func @cuda::@filter blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%support : memref<10xi32>, %alive : memref<10xi32>, %stays : memref<10xi32>, %least : i32, %edges : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @count_support(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = nvvm.read.ptx.sreg.ntid.x : i32
    %5 = llvm.mul %3, %4 : i32
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.add %5, %6 : i32
    %8 = llvm.icmp "slt" %7, %arg5 : i32
    llvm.cond_br %8, ^bb1, ^bb11
  ^bb1:  // pred: ^bb0
    %9 = llvm.sext %7 : i32 to i64
    %10 = llvm.getelementptr inbounds %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %15 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %14, %16 : i32
    llvm.cond_br %17, ^bb2, ^bb10(%1 : i32)
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %arg2[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.getelementptr %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %24 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb3(%1, %23, %14 : i32, i32, i32)
  ^bb3(%25: i32, %26: i32, %27: i32):  // 2 preds: ^bb2, ^bb9
    %28 = llvm.icmp "slt" %26, %24 : i32
    llvm.cond_br %28, ^bb4, ^bb10(%25 : i32)
  ^bb4:  // pred: ^bb3
    %29 = llvm.sext %27 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg2[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %32 = llvm.sext %26 : i32 to i64
    %33 = llvm.getelementptr inbounds %arg2[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %31, %34 : i32
    llvm.cond_br %35, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %36 = llvm.add %27, %2 overflow<nsw> : i32
    %37 = llvm.getelementptr inbounds %arg3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %39 = llvm.add %26, %2 overflow<nsw> : i32
    %40 = llvm.getelementptr inbounds %arg3[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.mul %41, %38 : i32
    %43 = llvm.add %42, %25 : i32
    llvm.br ^bb9(%36, %39, %43 : i32, i32, i32)
  ^bb6:  // pred: ^bb4
    %44 = llvm.icmp "slt" %31, %34 : i32
    llvm.cond_br %44, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %45 = llvm.add %27, %2 overflow<nsw> : i32
    llvm.br ^bb9(%45, %26, %25 : i32, i32, i32)
  ^bb8:  // pred: ^bb6
    %46 = llvm.add %26, %2 overflow<nsw> : i32
    llvm.br ^bb9(%27, %46, %25 : i32, i32, i32)
  ^bb9(%47: i32, %48: i32, %49: i32):  // 3 preds: ^bb5, ^bb7, ^bb8
    %50 = llvm.icmp "slt" %47, %16 : i32
    llvm.cond_br %50, ^bb3(%49, %48, %47 : i32, i32, i32), ^bb10(%49 : i32) {loop_annotation = #loop_annotation}
  ^bb10(%51: i32):  // 3 preds: ^bb1, ^bb3, ^bb9
    %52 = llvm.getelementptr inbounds %arg4[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %51, %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @filter(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = nvvm.read.ptx.sreg.ctaid.x : i32
    %2 = nvvm.read.ptx.sreg.ntid.x : i32
    %3 = llvm.mul %1, %2 : i32
    %4 = nvvm.read.ptx.sreg.tid.x : i32
    %5 = llvm.add %3, %4 : i32
    %6 = llvm.icmp "slt" %5, %arg4 : i32
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.sext %5 : i32 to i64
    %8 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %10 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %12 = llvm.icmp "sgt" %11, %arg3 : i32
    %13 = llvm.select %12, %9, %0 : i1, i32
    %14 = llvm.getelementptr inbounds %arg2[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %13, %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
