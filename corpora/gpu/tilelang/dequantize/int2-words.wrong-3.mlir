#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x1xi32>, %scale: memref<8xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@int2_words_kernel blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x1xi32>, %scale : memref<8xf32>, %x : memref<4x16xf32>, %y : memref<4x8xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @weights() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @int2_words_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["nvvm.maxntid", "16"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.addressof @weights : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(12 : i64) : i64
    %10 = llvm.mlir.constant(4080 : i32) : i32
    %11 = llvm.mlir.constant(48 : i32) : i32
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %14 = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.mlir.constant(16 : i32) : i32
    %16 = llvm.mlir.constant(2040 : i32) : i32
    %17 = nvvm.read.ptx.sreg.ctaid.x : i32
    %18 = llvm.shl %17, %0 overflow<nsw> : i32
    %19 = nvvm.read.ptx.sreg.tid.x : i32
    %20 = llvm.lshr %19, %0 : i32
    %21 = llvm.add %18, %20 overflow<nsw, nuw> : i32
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.shl %19, %1 overflow<nsw, nuw> : i32
    %26 = llvm.and %25, %2 : i32
    %27 = llvm.or disjoint %26, %0 : i32
    %28 = llvm.or disjoint %26, %3 : i32
    %29 = llvm.or disjoint %26, %4 : i32
    %30 = llvm.ashr %24, %26 : i32
    %31 = llvm.ashr %24, %27 : i32
    %32 = llvm.ashr %24, %28 : i32
    %33 = llvm.ashr %24, %29 : i32
    %34 = llvm.and %30, %1 : i32
    %35 = llvm.and %31, %1 : i32
    %36 = llvm.and %32, %1 : i32
    %37 = llvm.and %33, %1 : i32
    %38 = llvm.uitofp nneg %34 : i32 to f32
    %39 = llvm.uitofp nneg %35 : i32 to f32
    %40 = llvm.uitofp nneg %36 : i32 to f32
    %41 = llvm.uitofp nneg %37 : i32 to f32
    %42 = llvm.shl %19, %0 overflow<nsw, nuw> : i32
    %43 = llvm.zext nneg %42 : i32 to i64
    %44 = llvm.getelementptr inbounds|nuw %6[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %38, %44 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %45 = llvm.getelementptr inbounds|nuw %44[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %39, %45 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %46 = llvm.getelementptr inbounds|nuw %44[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %40, %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %47 = llvm.getelementptr inbounds|nuw %44[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %41, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %48 = llvm.and %42, %10 : i32
    %49 = llvm.shl %19, %3 overflow<nsw, nuw> : i32
    %50 = llvm.and %49, %11 : i32
    llvm.br ^bb2(%12, %13 : i32, f32)
  ^bb1:  // pred: ^bb2
    %51 = llvm.and %19, %1 : i32
    %52 = llvm.or disjoint %18, %51 : i32
    %53 = llvm.zext nneg %52 : i32 to i64
    %54 = llvm.getelementptr inbounds|nuw %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.load %54 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %56 = llvm.fmul %74, %55 : f32
    %57 = llvm.shl %19, %14 overflow<nsw, nuw> : i32
    %58 = llvm.and %57, %16 : i32
    %59 = llvm.add %58, %18 overflow<nsw, nuw> : i32
    %60 = llvm.or disjoint %59, %51 : i32
    %61 = llvm.zext nneg %60 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg3[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %56, %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%63: i32, %64: f32):  // 2 preds: ^bb0, ^bb2
    %65 = llvm.or disjoint %63, %48 : i32
    %66 = llvm.zext nneg %65 : i32 to i64
    %67 = llvm.getelementptr inbounds|nuw %arg2[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %69 = llvm.or disjoint %63, %50 : i32
    %70 = llvm.zext nneg %69 : i32 to i64
    %71 = llvm.getelementptr inbounds|nuw %6[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %73 = llvm.fmul %68, %72 : f32
    %74 = llvm.fadd %64, %73 : f32
    %75 = llvm.add %63, %14 overflow<nsw, nuw> : i32
    %76 = llvm.icmp "eq" %75, %15 : i32
    llvm.cond_br %76, ^bb1, ^bb2(%75, %74 : i32, f32) {loop_annotation = #loop_annotation}
  }
}
}
