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
  llvm.func local_unnamed_addr ptx_kernelcc @fp8_bits_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["nvvm.maxntid", "64"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(6 : i32) : i32
    %1 = llvm.mlir.constant(-2147483648 : i32) : i32
    %2 = llvm.mlir.constant(127 : i8) : i8
    %3 = llvm.mlir.constant(20 : i32) : i32
    %4 = llvm.mlir.constant(1.329228E+36 : f32) : f32
    %5 = llvm.mlir.addressof @weights : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(48 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(16 : i32) : i32
    %14 = llvm.mlir.constant(24 : i32) : i32
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = nvvm.read.ptx.sreg.ctaid.x : i32
    %17 = llvm.shl %16, %0 overflow<nsw> : i32
    %18 = nvvm.read.ptx.sreg.tid.x : i32
    %19 = llvm.add %17, %18 overflow<nsw, nuw> : i32
    %20 = llvm.zext nneg %19 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %arg0[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 1 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i8
    %23 = llvm.sext %22 : i8 to i32
    %24 = llvm.and %23, %1 : i32
    %25 = llvm.and %22, %2 : i8
    %26 = llvm.zext nneg %25 : i8 to i32
    %27 = llvm.shl %26, %3 overflow<nsw, nuw> : i32
    %28 = llvm.or disjoint %27, %24 : i32
    %29 = llvm.bitcast %28 : i32 to f32
    %30 = llvm.fmul %29, %4 : f32
    %31 = llvm.zext nneg %18 : i32 to i64
    %32 = llvm.getelementptr inbounds|nuw %6[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %30, %32 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    %33 = llvm.shl %18, %7 overflow<nsw, nuw> : i32
    %34 = llvm.and %33, %8 : i32
    %35 = llvm.shl %18, %9 overflow<nsw, nuw> : i32
    %36 = llvm.and %35, %8 : i32
    llvm.br ^bb2(%10, %11 : i32, f32)
  ^bb1:  // pred: ^bb2
    %37 = llvm.icmp "ult" %18, %13 : i32
    llvm.cond_br %37, ^bb3, ^bb4
  ^bb2(%38: i32, %39: f32):  // 2 preds: ^bb0, ^bb2
    %40 = llvm.or disjoint %38, %34 : i32
    %41 = llvm.zext nneg %40 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %arg1[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %44 = llvm.or disjoint %38, %36 : i32
    %45 = llvm.zext nneg %44 : i32 to i64
    %46 = llvm.getelementptr inbounds|nuw %6[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %48 = llvm.fmul %43, %47 : f32
    %49 = llvm.fadd %39, %48 : f32
    %50 = llvm.add %38, %12 overflow<nsw, nuw> : i32
    %51 = llvm.icmp "eq" %50, %13 : i32
    llvm.cond_br %51, ^bb1, ^bb2(%50, %49 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %52 = llvm.shl %18, %12 overflow<nsw, nuw> : i32
    %53 = llvm.and %52, %14 : i32
    %54 = llvm.shl %16, %7 overflow<nsw> : i32
    %55 = llvm.add %53, %54 overflow<nsw, nuw> : i32
    %56 = llvm.and %18, %15 : i32
    %57 = llvm.or disjoint %55, %56 : i32
    %58 = llvm.zext nneg %57 : i32 to i64
    %59 = llvm.getelementptr inbounds|nuw %arg2[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %49, %59 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
}
}
