#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x2xi32>, %table: memref<16xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 576 : i32
  gpu.launch_func @cuda::@nf4_table_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x2xi32>, %table : memref<16xf32>, %x : memref<4x16xf32>, %y : memref<4x8xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @buf_dyn_shmem() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x i8>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @nf4_table_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.addressof @buf_dyn_shmem : !llvm.ptr<3>
    %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.getelementptr inbounds|nuw %2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(28 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.constant(320 : i64) : i64
    %12 = llvm.getelementptr inbounds|nuw %2[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(128 : i64) : i64
    %15 = llvm.mlir.constant(48 : i32) : i32
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %18 = llvm.mlir.constant(24 : i32) : i32
    %19 = nvvm.read.ptx.sreg.tid.x : i32
    %20 = llvm.icmp "ult" %19, %0 : i32
    llvm.cond_br %20, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %21 = llvm.zext nneg %19 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %arg1[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %24 = llvm.getelementptr inbounds|nuw %2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %23, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %25 = llvm.shl %19, %3 overflow<nsw, nuw> : i32
    %26 = llvm.zext nneg %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %arg2[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.getelementptr inbounds|nuw %5[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %29, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%6) : (i32) -> ()
    %30 = llvm.shl %19, %7 overflow<nsw, nuw> : i32
    %31 = llvm.and %30, %8 : i32
    %32 = llvm.lshr %19, %9 : i32
    %33 = nvvm.read.ptx.sreg.ctaid.x : i32
    %34 = llvm.shl %33, %9 overflow<nsw> : i32
    %35 = llvm.add %32, %34 overflow<nsw, nuw> : i32
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %arg0[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %39 = llvm.ashr %38, %31 : i32
    %40 = llvm.and %39, %10 : i32
    %41 = llvm.zext nneg %40 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %2[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.zext nneg %19 : i32 to i64
    %45 = llvm.getelementptr inbounds|nuw %12[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %43, %45 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %46 = llvm.zext nneg %35 : i32 to i64
    %47 = llvm.getelementptr inbounds|nuw %arg0[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %48 = llvm.getelementptr inbounds|nuw %47[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %50 = llvm.ashr %49, %31 : i32
    %51 = llvm.and %50, %10 : i32
    %52 = llvm.zext nneg %51 : i32 to i64
    %53 = llvm.getelementptr inbounds|nuw %2[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %54 = llvm.load %53 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %55 = llvm.zext nneg %19 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %12[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.getelementptr inbounds|nuw %56[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%6) : (i32) -> ()
    %58 = llvm.shl %19, %7 overflow<nsw, nuw> : i32
    %59 = llvm.and %58, %15 : i32
    %60 = llvm.shl %19, %16 overflow<nsw, nuw> : i32
    %61 = llvm.and %60, %15 : i32
    llvm.br ^bb4(%6, %17 : i32, f32)
  ^bb3:  // pred: ^bb4
    %62 = llvm.icmp "ult" %19, %0 : i32
    llvm.cond_br %62, ^bb5, ^bb6
  ^bb4(%63: i32, %64: f32):  // 2 preds: ^bb2, ^bb4
    %65 = llvm.or disjoint %63, %59 : i32
    %66 = llvm.zext nneg %65 : i32 to i64
    %67 = llvm.getelementptr inbounds|nuw %5[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.load %67 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %69 = llvm.or disjoint %63, %61 : i32
    %70 = llvm.zext nneg %69 : i32 to i64
    %71 = llvm.getelementptr inbounds|nuw %12[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %72 = llvm.load %71 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %73 = llvm.fmul %68, %72 : f32
    %74 = llvm.fadd %64, %73 : f32
    %75 = llvm.add %63, %3 overflow<nsw, nuw> : i32
    %76 = llvm.icmp "eq" %75, %0 : i32
    llvm.cond_br %76, ^bb3, ^bb4(%75, %74 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %77 = llvm.and %25, %18 : i32
    %78 = nvvm.read.ptx.sreg.ctaid.x : i32
    %79 = llvm.shl %78, %7 overflow<nsw> : i32
    %80 = llvm.add %77, %79 overflow<nsw, nuw> : i32
    %81 = llvm.and %19, %9 : i32
    %82 = llvm.or disjoint %80, %81 : i32
    %83 = llvm.zext nneg %82 : i32 to i64
    %84 = llvm.getelementptr inbounds|nuw %arg3[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %74, %84 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb3, ^bb5
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
