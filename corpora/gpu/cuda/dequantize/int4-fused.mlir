#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i4 blocks in (%c3, %c1, %c1) threads in (%c4, %c1, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x2xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i4(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(28 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(12 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(20 : i32) : i32
    %10 = llvm.mlir.constant(24 : i32) : i32
    %11 = llvm.mlir.constant(4 : i64) : i64
    %12 = llvm.mlir.constant(8 : i64) : i64
    %13 = llvm.mlir.constant(12 : i64) : i64
    %14 = llvm.mlir.constant(16 : i64) : i64
    %15 = llvm.mlir.constant(20 : i64) : i64
    %16 = llvm.mlir.constant(24 : i64) : i64
    %17 = llvm.mlir.constant(28 : i64) : i64
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = nvvm.read.ptx.sreg.ctaid.x : i32
    %20 = nvvm.read.ptx.sreg.tid.x : i32
    %21 = llvm.shl %20, %0 overflow<nsw, nuw> : i32
    %22 = llvm.zext nneg %20 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %arg2[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %25 = llvm.shl %19, %1 overflow<nsw> : i32
    llvm.br ^bb2(%2, %3 : f32, i32)
  ^bb1:  // pred: ^bb2
    %26 = llvm.shl %19, %18 overflow<nsw> : i32
    %27 = llvm.add %26, %20 overflow<nsw, nuw> : i32
    %28 = llvm.zext nneg %27 : i32 to i64
    %29 = llvm.getelementptr inbounds|nuw %arg3[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %103, %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%30: f32, %31: i32):  // 2 preds: ^bb0, ^bb2
    %32 = llvm.shl %31, %4 overflow<nsw, nuw> : i32
    %33 = llvm.add %32, %25 overflow<nsw, nuw> : i32
    %34 = llvm.add %31, %21 overflow<nsw, nuw> : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %38 = llvm.ashr %37, %5 : i32
    %39 = llvm.sitofp %38 : i32 to f32
    %40 = llvm.fmul %24, %39 : f32
    %41 = llvm.shl %37, %1 : i32
    %42 = llvm.ashr %41, %5 : i32
    %43 = llvm.sitofp %42 : i32 to f32
    %44 = llvm.fmul %24, %43 : f32
    %45 = llvm.shl %37, %6 : i32
    %46 = llvm.ashr %45, %5 : i32
    %47 = llvm.sitofp %46 : i32 to f32
    %48 = llvm.fmul %24, %47 : f32
    %49 = llvm.shl %37, %7 : i32
    %50 = llvm.ashr %49, %5 : i32
    %51 = llvm.sitofp %50 : i32 to f32
    %52 = llvm.fmul %24, %51 : f32
    %53 = llvm.shl %37, %8 : i32
    %54 = llvm.ashr %53, %5 : i32
    %55 = llvm.sitofp %54 : i32 to f32
    %56 = llvm.fmul %24, %55 : f32
    %57 = llvm.shl %37, %9 : i32
    %58 = llvm.ashr %57, %5 : i32
    %59 = llvm.sitofp %58 : i32 to f32
    %60 = llvm.fmul %24, %59 : f32
    %61 = llvm.shl %37, %10 : i32
    %62 = llvm.ashr %61, %5 : i32
    %63 = llvm.sitofp %62 : i32 to f32
    %64 = llvm.fmul %24, %63 : f32
    %65 = llvm.shl %37, %5 : i32
    %66 = llvm.ashr exact %65, %5 : i32
    %67 = llvm.sitofp %66 : i32 to f32
    %68 = llvm.fmul %24, %67 : f32
    %69 = llvm.zext nneg %33 : i32 to i64
    %70 = llvm.getelementptr inbounds|nuw %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %71 = llvm.load %70 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %72 = llvm.getelementptr inbounds|nuw %70[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.load %72 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %74 = llvm.getelementptr inbounds|nuw %70[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.load %74 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %76 = llvm.getelementptr inbounds|nuw %70[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.load %76 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %78 = llvm.fmul %71, %68 : f32
    %79 = llvm.fadd %30, %78 : f32
    %80 = llvm.fmul %73, %64 : f32
    %81 = llvm.fadd %79, %80 : f32
    %82 = llvm.fmul %75, %60 : f32
    %83 = llvm.fadd %81, %82 : f32
    %84 = llvm.fmul %77, %56 : f32
    %85 = llvm.fadd %83, %84 : f32
    %86 = llvm.zext nneg %33 : i32 to i64
    %87 = llvm.getelementptr inbounds|nuw %arg0[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %88 = llvm.getelementptr inbounds|nuw %87[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %90 = llvm.getelementptr inbounds|nuw %87[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.load %90 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %92 = llvm.getelementptr inbounds|nuw %87[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.load %92 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.getelementptr inbounds|nuw %87[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.load %94 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %96 = llvm.fmul %89, %52 : f32
    %97 = llvm.fadd %85, %96 : f32
    %98 = llvm.fmul %91, %48 : f32
    %99 = llvm.fadd %97, %98 : f32
    %100 = llvm.fmul %93, %44 : f32
    %101 = llvm.fadd %99, %100 : f32
    %102 = llvm.fmul %95, %40 : f32
    %103 = llvm.fadd %101, %102 : f32
    %104 = llvm.add %31, %0 overflow<nsw, nuw> : i32
    %105 = llvm.icmp "eq" %31, %3 : i32
    llvm.cond_br %105, ^bb2(%103, %104 : f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  }
}
}
