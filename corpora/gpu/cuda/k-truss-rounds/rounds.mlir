#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @from : memref<8xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 3]>
memref.global "private" constant @to : memref<8xi32> = dense<[1, 2, 3, 2, 3, 3, 4, 4]>
memref.global "private" constant @start : memref<6xi32> = dense<[0, 3, 6, 10, 14, 16]>
memref.global "private" constant @neighbour : memref<16xi32> = dense<[1, 2, 3, 0, 2, 3, 0, 1, 3, 4, 0, 1, 2, 4, 2, 3]>
memref.global "private" constant @edge : memref<16xi32> = dense<[0, 1, 2, 0, 3, 4, 1, 3, 5, 6, 2, 4, 5, 7, 6, 7]>
func.func @kernel(%alive: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %edges = arith.constant 8 : i32
  %least = arith.constant 2 : i32
  %from = memref.get_global @from : memref<8xi32>
  %to = memref.get_global @to : memref<8xi32>
  %start = memref.get_global @start : memref<6xi32>
  %neighbour = memref.get_global @neighbour : memref<16xi32>
  %edge = memref.get_global @edge : memref<16xi32>
  %support = memref.alloc() : memref<8xi32>
  %changed = memref.alloc() : memref<1xi32>
  scf.while : () -> () {
    memref.store %zero, %changed[%c0] : memref<1xi32>
    gpu.launch_func @cuda::@count_support blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%from : memref<8xi32>, %to : memref<8xi32>, %start : memref<6xi32>, %neighbour : memref<16xi32>,
           %edge : memref<16xi32>, %alive : memref<8xi32>, %support : memref<8xi32>, %edges : i32)
    gpu.launch_func @cuda::@remove_edges blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%support : memref<8xi32>, %alive : memref<8xi32>, %changed : memref<1xi32>, %least : i32, %edges : i32)
    %any = memref.load %changed[%c0] : memref<1xi32>
    %again = arith.cmpi ne, %any, %zero : i32
    scf.condition(%again)
  } do {
    scf.yield
  }
  memref.dealloc %support : memref<8xi32>
  memref.dealloc %changed : memref<1xi32>
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @count_support(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = nvvm.read.ptx.sreg.ctaid.x : i32
    %4 = nvvm.read.ptx.sreg.ntid.x : i32
    %5 = llvm.mul %3, %4 : i32
    %6 = nvvm.read.ptx.sreg.tid.x : i32
    %7 = llvm.add %5, %6 : i32
    %8 = llvm.icmp "slt" %7, %arg7 : i32
    llvm.cond_br %8, ^bb1, ^bb11
  ^bb1:  // pred: ^bb0
    %9 = llvm.sext %7 : i32 to i64
    %10 = llvm.getelementptr inbounds %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %15 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %14, %16 : i32
    llvm.cond_br %17, ^bb2, ^bb10(%1 : i32)
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.getelementptr %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %24 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb3(%1, %23, %14 : i32, i32, i32)
  ^bb3(%25: i32, %26: i32, %27: i32):  // 2 preds: ^bb2, ^bb9
    %28 = llvm.icmp "slt" %26, %24 : i32
    llvm.cond_br %28, ^bb4, ^bb10(%25 : i32)
  ^bb4:  // pred: ^bb3
    %29 = llvm.sext %27 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %32 = llvm.sext %26 : i32 to i64
    %33 = llvm.getelementptr inbounds %arg3[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %31, %34 : i32
    llvm.cond_br %35, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %36 = llvm.add %27, %2 overflow<nsw> : i32
    %37 = llvm.getelementptr inbounds %arg4[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %arg5[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.add %26, %2 overflow<nsw> : i32
    %43 = llvm.getelementptr inbounds %arg4[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %arg5[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %48 = llvm.mul %47, %41 overflow<nsw> : i32
    %49 = llvm.add %48, %25 overflow<nsw> : i32
    llvm.br ^bb9(%36, %42, %49 : i32, i32, i32)
  ^bb6:  // pred: ^bb4
    %50 = llvm.icmp "slt" %31, %34 : i32
    llvm.cond_br %50, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %51 = llvm.add %27, %2 overflow<nsw> : i32
    llvm.br ^bb9(%51, %26, %25 : i32, i32, i32)
  ^bb8:  // pred: ^bb6
    %52 = llvm.add %26, %2 overflow<nsw> : i32
    llvm.br ^bb9(%27, %52, %25 : i32, i32, i32)
  ^bb9(%53: i32, %54: i32, %55: i32):  // 3 preds: ^bb5, ^bb7, ^bb8
    %56 = llvm.icmp "slt" %53, %16 : i32
    llvm.cond_br %56, ^bb3(%55, %54, %53 : i32, i32, i32), ^bb10(%55 : i32) {loop_annotation = #loop_annotation}
  ^bb10(%57: i32):  // 3 preds: ^bb1, ^bb3, ^bb9
    %58 = llvm.getelementptr inbounds %arg6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %57, %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb0, ^bb10
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @remove_edges(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = nvvm.read.ptx.sreg.ctaid.x : i32
    %3 = nvvm.read.ptx.sreg.ntid.x : i32
    %4 = llvm.mul %2, %3 : i32
    %5 = nvvm.read.ptx.sreg.tid.x : i32
    %6 = llvm.add %4, %5 : i32
    %7 = llvm.icmp "slt" %6, %arg4 : i32
    llvm.cond_br %7, ^bb1, ^bb4
  ^bb1:  // pred: ^bb0
    %8 = llvm.sext %6 : i32 to i64
    %9 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %0 : i32
    llvm.cond_br %11, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.getelementptr inbounds %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %arg3 : i32
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %0, %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %15 = llvm.atomicrmw _or %arg2, %1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb4
  ^bb4:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    llvm.return
  }
}
}
