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
  gpu.launch_func @cuda::@ktruss_search blocks in (%c2, %c1, %c1) threads in (%c3, %c1, %c1)
    args(%sources : memref<10xi32>, %offsets : memref<5xi32>, %neighbours : memref<10xi32>, %alive : memref<10xi32>,
         %support : memref<10xi32>, %stays : memref<10xi32>, %least : i32, %edges : i32)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @ktruss_search(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = nvvm.read.ptx.sreg.ctaid.x : i32
    %6 = nvvm.read.ptx.sreg.ntid.x : i32
    %7 = llvm.mul %5, %6 : i32
    %8 = nvvm.read.ptx.sreg.tid.x : i32
    %9 = llvm.add %7, %8 : i32
    %10 = llvm.icmp "slt" %9, %arg7 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = nvvm.read.ptx.sreg.nctaid.x : i32
    %12 = llvm.mul %6, %11 : i32
    llvm.br ^bb3(%9 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb5
    llvm.return
  ^bb3(%13: i32):  // 2 preds: ^bb1, ^bb5
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.load %15 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg1[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.getelementptr %18[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %20 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %22 = llvm.icmp "slt" %19, %21 : i32
    llvm.cond_br %22, ^bb4, ^bb5(%1 : i32)
  ^bb4:  // pred: ^bb3
    %23 = llvm.getelementptr inbounds %arg2[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %28 = llvm.getelementptr %26[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %27, %29 : i32
    llvm.br ^bb6(%19, %1 : i32, i32)
  ^bb5(%31: i32):  // 2 preds: ^bb3, ^bb12
    %32 = llvm.getelementptr inbounds %arg4[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %31, %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg3[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %35 = llvm.icmp "slt" %31, %arg6 : i32
    %36 = llvm.select %35, %1, %34 : i1, i32
    %37 = llvm.getelementptr inbounds %arg5[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %36, %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %38 = llvm.add %13, %12 : i32
    %39 = llvm.icmp "slt" %38, %arg7 : i32
    llvm.cond_br %39, ^bb3(%38 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb6(%40: i32, %41: i32):  // 2 preds: ^bb4, ^bb12
    llvm.cond_br %30, ^bb7, ^bb9(%27 : i32)
  ^bb7:  // pred: ^bb6
    %42 = llvm.sext %40 : i32 to i64
    %43 = llvm.getelementptr inbounds %arg2[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb8(%29, %27 : i32, i32)
  ^bb8(%45: i32, %46: i32):  // 2 preds: ^bb7, ^bb8
    %47 = llvm.add %45, %46 overflow<nsw> : i32
    %48 = llvm.sdiv %47, %2 : i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg2[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %52 = llvm.icmp "slt" %51, %44 : i32
    %53 = llvm.add %48, %3 overflow<nsw> : i32
    %54 = llvm.add %48, %4 overflow<nsw> : i32
    %55 = llvm.select %52, %53, %46 : i1, i32
    %56 = llvm.select %52, %45, %54 : i1, i32
    %57 = llvm.icmp "slt" %55, %56 : i32
    llvm.cond_br %57, ^bb8(%56, %55 : i32, i32), ^bb9(%55 : i32) {loop_annotation = #loop_annotation}
  ^bb9(%58: i32):  // 2 preds: ^bb6, ^bb8
    %59 = llvm.icmp "slt" %58, %29 : i32
    llvm.cond_br %59, ^bb10, ^bb12(%41 : i32)
  ^bb10:  // pred: ^bb9
    %60 = llvm.sext %58 : i32 to i64
    %61 = llvm.getelementptr inbounds %arg2[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %63 = llvm.sext %40 : i32 to i64
    %64 = llvm.getelementptr inbounds %arg2[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %66 = llvm.icmp "eq" %62, %65 : i32
    llvm.cond_br %66, ^bb11, ^bb12(%41 : i32)
  ^bb11:  // pred: ^bb10
    %67 = llvm.getelementptr inbounds %arg3[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %69 = llvm.getelementptr inbounds %arg3[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %70 = llvm.load %69 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %71 = llvm.mul %70, %68 : i32
    %72 = llvm.add %71, %41 : i32
    llvm.br ^bb12(%72 : i32)
  ^bb12(%73: i32):  // 3 preds: ^bb9, ^bb10, ^bb11
    %74 = llvm.add %40, %3 overflow<nsw> : i32
    %75 = llvm.icmp "eq" %74, %21 : i32
    llvm.cond_br %75, ^bb5(%73 : i32), ^bb6(%74, %73 : i32, i32) {loop_annotation = #loop_annotation}
  }
}
}
