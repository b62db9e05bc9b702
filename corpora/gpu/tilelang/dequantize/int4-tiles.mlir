#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x32xf32>, %packed: memref<8x16xi8>, %scale: memref<8x2xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 512 : i32
  gpu.launch_func @cuda::@int4_tiles_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x16xi8>, %scale : memref<8x2xf32>, %x : memref<4x32xf32>, %y : memref<4x8xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @buf_dyn_shmem() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @int4_tiles_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4064 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(14 : i32) : i32
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.addressof @buf_dyn_shmem : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.getelementptr inbounds|nuw %6[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(2032 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(254 : i32) : i32
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.mlir.constant(48 : i32) : i32
    %15 = llvm.mlir.constant(4 : i32) : i32
    %16 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.constant(4 : i8) : i8
    %19 = llvm.mlir.constant(15 : i8) : i8
    %20 = llvm.mlir.constant(-8 : i8) : i8
    %21 = llvm.mlir.constant(16 : i32) : i32
    %22 = llvm.mlir.constant(24 : i32) : i32
    %23 = nvvm.read.ptx.sreg.tid.x : i32
    %24 = llvm.shl %23, %0 overflow<nsw, nuw> : i32
    %25 = llvm.and %24, %1 : i32
    %26 = llvm.shl %23, %2 overflow<nsw, nuw> : i32
    %27 = llvm.and %26, %3 : i32
    %28 = llvm.or disjoint %25, %27 : i32
    %29 = llvm.zext nneg %26 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %7[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = nvvm.read.ptx.sreg.ctaid.x : i32
    %32 = llvm.shl %31, %8 overflow<nsw> : i32
    %33 = llvm.and %26, %9 : i32
    %34 = llvm.add %33, %32 overflow<nsw, nuw> : i32
    %35 = llvm.and %23, %10 : i32
    %36 = llvm.or disjoint %34, %35 : i32
    %37 = llvm.shl %31, %11 overflow<nsw> : i32
    %38 = llvm.lshr %23, %0 : i32
    %39 = llvm.and %38, %12 : i32
    %40 = llvm.add %39, %37 overflow<nsw, nuw> : i32
    %41 = llvm.getelementptr inbounds|nuw %6[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %42 = llvm.getelementptr inbounds|nuw %41[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.and %24, %14 : i32
    %44 = llvm.shl %23, %15 overflow<nsw, nuw> : i32
    %45 = llvm.and %44, %14 : i32
    llvm.br ^bb2(%16, %17 : f32, i32)
  ^bb1:  // pred: ^bb3
    %46 = nvvm.read.ptx.sreg.tid.x : i32
    %47 = llvm.icmp "ult" %46, %21 : i32
    llvm.cond_br %47, ^bb5, ^bb6
  ^bb2(%48: f32, %49: i32):  // 2 preds: ^bb0, ^bb3
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%17) : (i32) -> ()
    %50 = llvm.shl %49, %15 overflow<nsw, nuw> : i32
    %51 = llvm.add %50, %28 overflow<nsw, nuw> : i32
    %52 = llvm.zext nneg %51 : i32 to i64
    %53 = llvm.getelementptr inbounds|nuw %arg2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %54, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.shl %49, %11 overflow<nsw, nuw> : i32
    %56 = llvm.add %55, %36 overflow<nsw, nuw> : i32
    %57 = llvm.zext nneg %56 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %arg0[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.load %58 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %60 = llvm.lshr %59, %18 : i8
    %61 = llvm.and %59, %19 : i8
    %62 = llvm.add %61, %20 overflow<nsw> : i8
    %63 = llvm.add %60, %20 overflow<nsw> : i8
    %64 = llvm.sitofp %62 : i8 to f32
    %65 = llvm.sitofp %63 : i8 to f32
    %66 = llvm.add %49, %40 overflow<nsw, nuw> : i32
    %67 = llvm.zext nneg %66 : i32 to i64
    %68 = llvm.getelementptr inbounds|nuw %arg1[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %69 = llvm.load %68 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %70 = llvm.fmul %69, %64 : f32
    %71 = llvm.fmul %69, %65 : f32
    llvm.store %70, %41 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.store %71, %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%17) : (i32) -> ()
    llvm.br ^bb4(%17, %48 : i32, f32)
  ^bb3:  // pred: ^bb4
    %72 = llvm.add %49, %2 overflow<nsw, nuw> : i32
    %73 = llvm.icmp "eq" %49, %17 : i32
    llvm.cond_br %73, ^bb2(%85, %72 : f32, i32), ^bb1 {loop_annotation = #loop_annotation}
  ^bb4(%74: i32, %75: f32):  // 2 preds: ^bb2, ^bb4
    %76 = llvm.or disjoint %74, %43 : i32
    %77 = llvm.zext nneg %76 : i32 to i64
    %78 = llvm.getelementptr inbounds|nuw %7[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %80 = llvm.or disjoint %74, %45 : i32
    %81 = llvm.zext nneg %80 : i32 to i64
    %82 = llvm.getelementptr inbounds|nuw %6[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %83 = llvm.load %82 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %84 = llvm.fmul %79, %83 : f32
    %85 = llvm.fadd %75, %84 : f32
    %86 = llvm.add %74, %2 overflow<nsw, nuw> : i32
    %87 = llvm.icmp "eq" %86, %21 : i32
    llvm.cond_br %87, ^bb3, ^bb4(%86, %85 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb1
    %88 = llvm.shl %46, %2 overflow<nsw, nuw> : i32
    %89 = llvm.and %88, %22 : i32
    %90 = nvvm.read.ptx.sreg.ctaid.x : i32
    %91 = llvm.shl %90, %0 overflow<nsw> : i32
    %92 = llvm.add %89, %91 overflow<nsw, nuw> : i32
    %93 = llvm.and %46, %11 : i32
    %94 = llvm.or disjoint %92, %93 : i32
    %95 = llvm.zext nneg %94 : i32 to i64
    %96 = llvm.getelementptr inbounds|nuw %arg3[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %85, %96 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb1, ^bb5
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
