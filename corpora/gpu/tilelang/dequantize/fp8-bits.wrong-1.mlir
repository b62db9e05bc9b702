#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x16xf32>, %packed: memref<8x16xi8>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c64 = arith.constant 64 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@fp8_bits_kernel blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%packed : memref<8x16xi8>, %x : memref<4x16xf32>, %y : memref<4x8xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @weights() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @fp8_bits_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "64"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(6 : i32) : i32
    %1 = llvm.mlir.constant(23 : i32) : i32
    %2 = llvm.mlir.constant(1073741824 : i32) : i32
    %3 = llvm.mlir.constant(20 : i32) : i32
    %4 = llvm.mlir.constant(133169152 : i32) : i32
    %5 = llvm.mlir.constant(1.329228E+36 : f32) : f32
    %6 = llvm.mlir.addressof @weights : !llvm.ptr<3>
    %7 = llvm.addrspacecast %6 : !llvm.ptr<3> to !llvm.ptr
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(48 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(16 : i32) : i32
    %15 = llvm.mlir.constant(24 : i32) : i32
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = nvvm.read.ptx.sreg.ctaid.x : i32
    %18 = llvm.shl %17, %0 overflow<nsw> : i32
    %19 = nvvm.read.ptx.sreg.tid.x : i32
    %20 = llvm.add %18, %19 overflow<nsw, nuw> : i32
    %21 = llvm.zext nneg %20 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %arg0[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %24 = llvm.zext %23 : i8 to i32
    %25 = llvm.shl %24, %1 overflow<nsw, nuw> : i32
    %26 = llvm.and %25, %2 : i32
    %27 = llvm.shl %24, %3 overflow<nsw, nuw> : i32
    %28 = llvm.and %27, %4 : i32
    %29 = llvm.or disjoint %26, %28 : i32
    %30 = llvm.bitcast %29 : i32 to f32
    %31 = llvm.fmul %30, %5 : f32
    %32 = llvm.zext nneg %19 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %7[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%8) : (i32) -> ()
    %34 = llvm.shl %19, %9 overflow<nsw, nuw> : i32
    %35 = llvm.and %34, %10 : i32
    %36 = llvm.shl %19, %11 overflow<nsw, nuw> : i32
    %37 = llvm.and %36, %10 : i32
    llvm.br ^bb2(%8, %12 : i32, f32)
  ^bb1:  // pred: ^bb2
    %38 = llvm.icmp "ult" %19, %14 : i32
    llvm.cond_br %38, ^bb3, ^bb4
  ^bb2(%39: i32, %40: f32):  // 2 preds: ^bb0, ^bb2
    %41 = llvm.or disjoint %39, %35 : i32
    %42 = llvm.zext nneg %41 : i32 to i64
    %43 = llvm.getelementptr inbounds|nuw %arg1[%42] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %44 = llvm.load %43 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %45 = llvm.or disjoint %39, %37 : i32
    %46 = llvm.zext nneg %45 : i32 to i64
    %47 = llvm.getelementptr inbounds|nuw %7[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %49 = llvm.fmul %44, %48 : f32
    %50 = llvm.fadd %40, %49 : f32
    %51 = llvm.add %39, %13 overflow<nsw, nuw> : i32
    %52 = llvm.icmp "eq" %51, %14 : i32
    llvm.cond_br %52, ^bb1, ^bb2(%51, %50 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %53 = llvm.shl %19, %13 overflow<nsw, nuw> : i32
    %54 = llvm.and %53, %15 : i32
    %55 = llvm.shl %17, %9 overflow<nsw> : i32
    %56 = llvm.add %54, %55 overflow<nsw, nuw> : i32
    %57 = llvm.and %19, %16 : i32
    %58 = llvm.or disjoint %56, %57 : i32
    %59 = llvm.zext nneg %58 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %arg2[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %50, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
