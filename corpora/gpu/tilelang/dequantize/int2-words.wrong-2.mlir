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
  llvm.func local_unnamed_addr ptx_kernelcc @int2_words_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "16"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(24 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.addressof @weights : !llvm.ptr<3>
    %5 = llvm.addrspacecast %4 : !llvm.ptr<3> to !llvm.ptr
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(12 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(4080 : i32) : i32
    %11 = llvm.mlir.constant(48 : i32) : i32
    %12 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(16 : i32) : i32
    %15 = llvm.mlir.constant(2040 : i32) : i32
    %16 = nvvm.read.ptx.sreg.ctaid.x : i32
    %17 = llvm.shl %16, %0 overflow<nsw> : i32
    %18 = nvvm.read.ptx.sreg.tid.x : i32
    %19 = llvm.lshr %18, %0 : i32
    %20 = llvm.add %17, %19 overflow<nsw, nuw> : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %24 = llvm.shl %18, %1 overflow<nsw, nuw> : i32
    %25 = llvm.and %24, %2 : i32
    %26 = llvm.or disjoint %25, %0 : i32
    %27 = llvm.or disjoint %25, %3 : i32
    %28 = llvm.ashr %23, %25 : i32
    %29 = llvm.ashr %23, %26 : i32
    %30 = llvm.ashr %23, %27 : i32
    %31 = llvm.and %28, %1 : i32
    %32 = llvm.and %29, %1 : i32
    %33 = llvm.and %30, %1 : i32
    %34 = llvm.uitofp nneg %31 : i32 to f32
    %35 = llvm.uitofp nneg %32 : i32 to f32
    %36 = llvm.uitofp nneg %33 : i32 to f32
    %37 = llvm.shl %18, %0 overflow<nsw, nuw> : i32
    %38 = llvm.zext nneg %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %5[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %34, %39 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %40 = llvm.getelementptr inbounds|nuw %39[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %35, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %41 = llvm.getelementptr inbounds|nuw %39[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %36, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %39[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %36, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%9) : (i32) -> ()
    %43 = llvm.and %37, %10 : i32
    %44 = llvm.shl %18, %3 overflow<nsw, nuw> : i32
    %45 = llvm.and %44, %11 : i32
    llvm.br ^bb2(%9, %12 : i32, f32)
  ^bb1:  // pred: ^bb2
    %46 = llvm.and %18, %1 : i32
    %47 = llvm.or disjoint %17, %46 : i32
    %48 = llvm.zext nneg %47 : i32 to i64
    %49 = llvm.getelementptr inbounds|nuw %arg1[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %51 = llvm.fmul %69, %50 : f32
    %52 = llvm.shl %18, %13 overflow<nsw, nuw> : i32
    %53 = llvm.and %52, %15 : i32
    %54 = llvm.add %53, %17 overflow<nsw, nuw> : i32
    %55 = llvm.or disjoint %54, %46 : i32
    %56 = llvm.zext nneg %55 : i32 to i64
    %57 = llvm.getelementptr inbounds|nuw %arg3[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %51, %57 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.return
  ^bb2(%58: i32, %59: f32):  // 2 preds: ^bb0, ^bb2
    %60 = llvm.or disjoint %58, %43 : i32
    %61 = llvm.zext nneg %60 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg2[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %64 = llvm.or disjoint %58, %45 : i32
    %65 = llvm.zext nneg %64 : i32 to i64
    %66 = llvm.getelementptr inbounds|nuw %5[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %67 = llvm.load %66 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %68 = llvm.fmul %63, %67 : f32
    %69 = llvm.fadd %59, %68 : f32
    %70 = llvm.add %58, %13 overflow<nsw, nuw> : i32
    %71 = llvm.icmp "eq" %70, %14 : i32
    llvm.cond_br %71, ^bb1, ^bb2(%70, %69 : i32, f32) {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
