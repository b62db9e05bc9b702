#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 256 : i32
  gpu.launch_func @cuda::@transpose_swizzled_kernel blocks in (%c2, %c2, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%x : memref<16x16xf32>, %y : memref<16x16xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @tile() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @transpose_swizzled_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4080 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(2042 : i32) : i32
    %8 = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %9 = llvm.addrspacecast %8 : !llvm.ptr<3> to !llvm.ptr
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(2032 : i32) : i32
    %12 = llvm.mlir.constant(56 : i32) : i32
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(256 : i64) : i64
    %15 = nvvm.read.ptx.sreg.ctaid.x : i32
    %16 = llvm.shl %15, %0 overflow<nsw> : i32
    %17 = nvvm.read.ptx.sreg.tid.x : i32
    %18 = llvm.shl %17, %1 overflow<nsw, nuw> : i32
    %19 = llvm.and %18, %2 : i32
    %20 = nvvm.read.ptx.sreg.ctaid.y : i32
    %21 = llvm.shl %20, %3 overflow<nsw, nuw> : i32
    %22 = llvm.add %21, %16 overflow<nsw, nuw> : i32
    %23 = llvm.add %22, %19 overflow<nsw, nuw> : i32
    %24 = llvm.shl %17, %4 overflow<nsw, nuw> : i32
    %25 = llvm.and %24, %5 : i32
    %26 = llvm.or disjoint %23, %25 : i32
    %27 = llvm.zext nneg %26 : i32 to i64
    %28 = llvm.getelementptr inbounds|nuw %arg0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.lshr %17, %6 : i32
    %30 = llvm.lshr %17, %4 : i32
    %31 = llvm.add %29, %30 overflow<nsw, nuw> : i32
    %32 = llvm.shl %31, %1 overflow<nsw, nuw> : i32
    %33 = llvm.and %32, %6 : i32
    %34 = llvm.and %24, %7 : i32
    %35 = llvm.or disjoint %33, %34 : i32
    %36 = llvm.zext nneg %35 : i32 to i64
    %37 = llvm.getelementptr inbounds|nuw %9[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %38 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %38, %37 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%10) : (i32) -> ()
    %39 = llvm.shl %15, %3 overflow<nsw> : i32
    %40 = llvm.shl %20, %0 overflow<nsw, nuw> : i32
    %41 = llvm.add %39, %40 overflow<nsw, nuw> : i32
    %42 = llvm.and %17, %0 : i32
    %43 = llvm.or disjoint %41, %42 : i32
    %44 = llvm.and %24, %11 : i32
    %45 = llvm.add %43, %44 overflow<nsw, nuw> : i32
    %46 = llvm.shl %17, %3 overflow<nsw, nuw> : i32
    %47 = llvm.and %46, %12 : i32
    %48 = llvm.lshr %17, %3 : i32
    %49 = llvm.add %47, %48 overflow<nsw, nuw> : i32
    %50 = llvm.zext nneg %49 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %9[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %53 = llvm.zext nneg %45 : i32 to i64
    %54 = llvm.getelementptr inbounds|nuw %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %55 = llvm.zext nneg %49 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %9[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.getelementptr inbounds|nuw %56[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %59 = llvm.zext nneg %45 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %arg1[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.getelementptr inbounds|nuw %60[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %58, %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
