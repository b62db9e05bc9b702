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
    %4 = nvvm.read.ptx.sreg.ctaid.x : i32
    %5 = nvvm.read.ptx.sreg.ntid.x : i32
    %6 = llvm.mul %4, %5 : i32
    %7 = nvvm.read.ptx.sreg.tid.x : i32
    %8 = llvm.add %6, %7 : i32
    %9 = llvm.icmp "slt" %8, %arg7 : i32
    llvm.cond_br %9, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %10 = nvvm.read.ptx.sreg.nctaid.x : i32
    %11 = llvm.mul %5, %10 : i32
    llvm.br ^bb3(%8 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb5
    llvm.return
  ^bb3(%12: i32):  // 2 preds: ^bb1, ^bb5
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %15 = llvm.load %14 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.getelementptr %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %21 = llvm.icmp "slt" %18, %20 : i32
    llvm.cond_br %21, ^bb4, ^bb5(%1 : i32)
  ^bb4:  // pred: ^bb3
    %22 = llvm.getelementptr inbounds %arg2[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %27 = llvm.getelementptr %25[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %26, %28 : i32
    llvm.br ^bb6(%18, %1 : i32, i32)
  ^bb5(%30: i32):  // 2 preds: ^bb3, ^bb12
    %31 = llvm.getelementptr inbounds %arg4[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %30, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg3[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %34 = llvm.icmp "slt" %30, %arg6 : i32
    %35 = llvm.select %34, %1, %33 : i1, i32
    %36 = llvm.getelementptr inbounds %arg5[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %35, %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %37 = llvm.add %12, %11 : i32
    %38 = llvm.icmp "slt" %37, %arg7 : i32
    llvm.cond_br %38, ^bb3(%37 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb6(%39: i32, %40: i32):  // 2 preds: ^bb4, ^bb12
    llvm.cond_br %29, ^bb7, ^bb9(%26 : i32)
  ^bb7:  // pred: ^bb6
    %41 = llvm.sext %39 : i32 to i64
    %42 = llvm.getelementptr inbounds %arg2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    llvm.br ^bb8(%28, %26 : i32, i32)
  ^bb8(%44: i32, %45: i32):  // 2 preds: ^bb7, ^bb8
    %46 = llvm.add %44, %45 overflow<nsw> : i32
    %47 = llvm.sdiv %46, %2 : i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %arg2[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %51 = llvm.icmp "slt" %50, %43 : i32
    %52 = llvm.add %47, %3 overflow<nsw> : i32
    %53 = llvm.select %51, %52, %45 : i1, i32
    %54 = llvm.select %51, %44, %47 : i1, i32
    %55 = llvm.icmp "slt" %53, %54 : i32
    llvm.cond_br %55, ^bb8(%54, %53 : i32, i32), ^bb9(%53 : i32) {loop_annotation = #loop_annotation}
  ^bb9(%56: i32):  // 2 preds: ^bb6, ^bb8
    %57 = llvm.icmp "slt" %56, %28 : i32
    llvm.cond_br %57, ^bb10, ^bb12(%40 : i32)
  ^bb10:  // pred: ^bb9
    %58 = llvm.sext %56 : i32 to i64
    %59 = llvm.getelementptr inbounds %arg2[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %60 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %61 = llvm.sext %39 : i32 to i64
    %62 = llvm.getelementptr inbounds %arg2[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %64 = llvm.icmp "eq" %60, %63 : i32
    llvm.cond_br %64, ^bb11, ^bb12(%40 : i32)
  ^bb11:  // pred: ^bb10
    %65 = llvm.getelementptr inbounds %arg3[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.load %65 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %67 = llvm.getelementptr inbounds %arg3[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %69 = llvm.mul %68, %66 : i32
    %70 = llvm.add %69, %40 : i32
    llvm.br ^bb12(%70 : i32)
  ^bb12(%71: i32):  // 3 preds: ^bb9, ^bb10, ^bb11
    %72 = llvm.add %39, %3 overflow<nsw> : i32
    %73 = llvm.icmp "eq" %72, %20 : i32
    llvm.cond_br %73, ^bb5(%71 : i32), ^bb6(%72, %71 : i32, i32) {loop_annotation = #loop_annotation}
  }
}
}
