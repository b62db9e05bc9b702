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
  %frontier = memref.alloc() : memref<8xi32>
  gpu.launch_func @cuda::@count_support blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%from : memref<8xi32>, %to : memref<8xi32>, %start : memref<6xi32>, %neighbour : memref<16xi32>,
         %edge : memref<16xi32>, %alive : memref<8xi32>, %support : memref<8xi32>, %edges : i32)
  scf.while : () -> () {
    memref.store %zero, %changed[%c0] : memref<1xi32>
    gpu.launch_func @cuda::@scan blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%support : memref<8xi32>, %alive : memref<8xi32>, %frontier : memref<8xi32>, %changed : memref<1xi32>,
           %least : i32, %edges : i32)
    gpu.launch_func @cuda::@peel blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%from : memref<8xi32>, %to : memref<8xi32>, %start : memref<6xi32>, %neighbour : memref<16xi32>,
           %edge : memref<16xi32>, %alive : memref<8xi32>, %frontier : memref<8xi32>, %support : memref<8xi32>,
           %edges : i32)
    gpu.launch_func @cuda::@drop blocks in (%c2, %c1, %c1) threads in (%c4, %c1, %c1)
      args(%frontier : memref<8xi32>, %alive : memref<8xi32>, %edges : i32)
    %any = memref.load %changed[%c0] : memref<1xi32>
    %again = arith.cmpi ne, %any, %zero : i32
    scf.condition(%again)
  } do {
    scf.yield
  }
  memref.dealloc %support : memref<8xi32>
  memref.dealloc %changed : memref<1xi32>
  memref.dealloc %frontier : memref<8xi32>
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
    llvm.cond_br %8, ^bb1, ^bb10
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
    llvm.cond_br %17, ^bb2, ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg2[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %23 = llvm.getelementptr %21[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %22, %24 : i32
    llvm.br ^bb4(%14, %1 : i32, i32)
  ^bb3(%26: i32):  // 2 preds: ^bb1, ^bb6
    %27 = llvm.getelementptr inbounds %arg6[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %26, %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb4(%28: i32, %29: i32):  // 2 preds: ^bb2, ^bb6
    llvm.cond_br %25, ^bb5, ^bb6(%29 : i32)
  ^bb5:  // pred: ^bb4
    %30 = llvm.sext %28 : i32 to i64
    %31 = llvm.getelementptr inbounds %arg3[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %arg4[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb7(%22, %29 : i32, i32)
  ^bb6(%34: i32):  // 2 preds: ^bb4, ^bb9
    %35 = llvm.add %28, %2 overflow<nsw> : i32
    %36 = llvm.icmp "eq" %35, %16 : i32
    llvm.cond_br %36, ^bb3(%34 : i32), ^bb4(%35, %34 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb7(%37: i32, %38: i32):  // 2 preds: ^bb5, ^bb9
    %39 = llvm.sext %37 : i32 to i64
    %40 = llvm.getelementptr inbounds %arg3[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %42 = llvm.icmp "eq" %32, %41 : i32
    llvm.cond_br %42, ^bb8, ^bb9(%38 : i32)
  ^bb8:  // pred: ^bb7
    %43 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.getelementptr inbounds %arg5[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.getelementptr inbounds %arg4[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg5[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %52 = llvm.mul %51, %46 overflow<nsw> : i32
    %53 = llvm.add %52, %38 overflow<nsw> : i32
    llvm.br ^bb9(%53 : i32)
  ^bb9(%54: i32):  // 2 preds: ^bb7, ^bb8
    %55 = llvm.add %37, %2 overflow<nsw> : i32
    %56 = llvm.icmp "eq" %55, %24 : i32
    llvm.cond_br %56, ^bb6(%54 : i32), ^bb7(%55, %54 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb10:  // 2 preds: ^bb0, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @scan(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = nvvm.read.ptx.sreg.ctaid.x : i32
    %3 = nvvm.read.ptx.sreg.ntid.x : i32
    %4 = llvm.mul %2, %3 : i32
    %5 = nvvm.read.ptx.sreg.tid.x : i32
    %6 = llvm.add %4, %5 : i32
    %7 = llvm.icmp "slt" %6, %arg5 : i32
    llvm.cond_br %7, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %8 = llvm.sext %6 : i32 to i64
    %9 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %0 : i32
    llvm.cond_br %11, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %12 = llvm.getelementptr inbounds %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %14 = llvm.icmp "slt" %13, %arg4 : i32
    %15 = llvm.zext %14 : i1 to i32
    %16 = llvm.getelementptr inbounds %arg2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %15, %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %17 = llvm.atomicrmw _or %arg3, %1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb5
  ^bb4:  // pred: ^bb1
    %18 = llvm.getelementptr inbounds %arg2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @peel(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg7: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg8: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = nvvm.read.ptx.sreg.ctaid.x : i32
    %6 = nvvm.read.ptx.sreg.ntid.x : i32
    %7 = llvm.mul %5, %6 : i32
    %8 = nvvm.read.ptx.sreg.tid.x : i32
    %9 = llvm.add %7, %8 : i32
    %10 = llvm.icmp "slt" %9, %arg8 : i32
    llvm.cond_br %10, ^bb1, ^bb14
  ^bb1:  // pred: ^bb0
    %11 = llvm.sext %9 : i32 to i64
    %12 = llvm.getelementptr inbounds %arg6[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.load %12 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %13, %0 : i32
    llvm.cond_br %14, ^bb14, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg2[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.getelementptr %18[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %19, %21 : i32
    llvm.cond_br %22, ^bb3, ^bb14
  ^bb3:  // pred: ^bb2
    %23 = llvm.getelementptr inbounds %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %arg2[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.getelementptr %26[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb4(%19 : i32)
  ^bb4(%28: i32):  // 2 preds: ^bb3, ^bb6
    %29 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %30 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %31 = llvm.icmp "slt" %29, %30 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.sext %28 : i32 to i64
    %33 = llvm.getelementptr inbounds %arg3[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.getelementptr inbounds %arg4[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb7(%29 : i32)
  ^bb6:  // 2 preds: ^bb4, ^bb13
    %35 = llvm.add %28, %4 overflow<nsw> : i32
    %36 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %35, %36 : i32
    llvm.cond_br %37, ^bb4(%35 : i32), ^bb14 {loop_annotation = #loop_annotation}
  ^bb7(%38: i32):  // 2 preds: ^bb5, ^bb13
    %39 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %40 = llvm.sext %38 : i32 to i64
    %41 = llvm.getelementptr inbounds %arg3[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %39, %42 : i32
    llvm.cond_br %43, ^bb8, ^bb13
  ^bb8:  // pred: ^bb7
    %44 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds %arg4[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %47 = llvm.sext %44 : i32 to i64
    %48 = llvm.getelementptr inbounds %arg5[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %50 = llvm.icmp "eq" %49, %0 : i32
    llvm.cond_br %50, ^bb13, ^bb9
  ^bb9:  // pred: ^bb8
    %51 = llvm.sext %46 : i32 to i64
    %52 = llvm.getelementptr inbounds %arg5[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %54 = llvm.icmp "eq" %53, %0 : i32
    llvm.cond_br %54, ^bb13, ^bb10
  ^bb10:  // pred: ^bb9
    %55 = llvm.getelementptr inbounds %arg6[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.icmp "eq" %56, %0 : i32
    llvm.cond_br %57, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %58 = llvm.getelementptr inbounds %arg6[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %60 = llvm.icmp "ne" %59, %0 : i32
    %61 = llvm.icmp "slt" %44, %9 : i32
    %62 = llvm.and %61, %60 : i1
    %63 = llvm.icmp "slt" %46, %9 : i32
    %64 = llvm.select %62, %63, %2 : i1, i1
    llvm.cond_br %64, ^bb13, ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %65 = llvm.getelementptr inbounds %arg7[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.atomicrmw add %65, %3 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %67 = llvm.getelementptr inbounds %arg7[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %68 = llvm.atomicrmw add %67, %3 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb13
  ^bb13:  // 5 preds: ^bb7, ^bb8, ^bb9, ^bb11, ^bb12
    %69 = llvm.add %38, %4 overflow<nsw> : i32
    %70 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %71 = llvm.icmp "slt" %69, %70 : i32
    llvm.cond_br %71, ^bb7(%69 : i32), ^bb6 {loop_annotation = #loop_annotation}
  ^bb14:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb6
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @drop(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg2: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = nvvm.read.ptx.sreg.ctaid.x : i32
    %2 = nvvm.read.ptx.sreg.ntid.x : i32
    %3 = llvm.mul %1, %2 : i32
    %4 = nvvm.read.ptx.sreg.tid.x : i32
    %5 = llvm.add %3, %4 : i32
    %6 = llvm.icmp "slt" %5, %arg2 : i32
    llvm.cond_br %6, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %7 = llvm.sext %5 : i32 to i64
    %8 = llvm.getelementptr inbounds %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %0 : i32
    llvm.cond_br %10, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %11 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
}
}
