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
    %6 = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %7 = llvm.addrspacecast %6 : !llvm.ptr<3> to !llvm.ptr
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(2032 : i32) : i32
    %10 = llvm.mlir.constant(56 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(256 : i64) : i64
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32
    %14 = llvm.shl %13, %0 overflow<nsw> : i32
    %15 = nvvm.read.ptx.sreg.tid.x : i32
    %16 = llvm.shl %15, %1 overflow<nsw, nuw> : i32
    %17 = llvm.and %16, %2 : i32
    %18 = nvvm.read.ptx.sreg.ctaid.y : i32
    %19 = llvm.shl %18, %3 overflow<nsw, nuw> : i32
    %20 = llvm.add %19, %14 overflow<nsw, nuw> : i32
    %21 = llvm.add %20, %17 overflow<nsw, nuw> : i32
    %22 = llvm.shl %15, %4 overflow<nsw, nuw> : i32
    %23 = llvm.and %22, %5 : i32
    %24 = llvm.or disjoint %21, %23 : i32
    %25 = llvm.zext nneg %24 : i32 to i64
    %26 = llvm.getelementptr inbounds|nuw %arg0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %27 = llvm.zext nneg %22 : i32 to i64
    %28 = llvm.getelementptr inbounds|nuw %7[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %29, %28 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%8) : (i32) -> ()
    %30 = llvm.shl %13, %3 overflow<nsw> : i32
    %31 = llvm.shl %18, %0 overflow<nsw, nuw> : i32
    %32 = llvm.add %30, %31 overflow<nsw, nuw> : i32
    %33 = llvm.and %15, %0 : i32
    %34 = llvm.or disjoint %32, %33 : i32
    %35 = llvm.and %22, %9 : i32
    %36 = llvm.add %34, %35 overflow<nsw, nuw> : i32
    %37 = llvm.shl %15, %3 overflow<nsw, nuw> : i32
    %38 = llvm.and %37, %10 : i32
    %39 = llvm.lshr %15, %3 : i32
    %40 = llvm.add %38, %39 overflow<nsw, nuw> : i32
    %41 = llvm.and %15, %11 : i32
    %42 = llvm.add %40, %41 overflow<nsw, nuw> : i32
    %43 = llvm.zext nneg %42 : i32 to i64
    %44 = llvm.getelementptr inbounds|nuw %7[%43] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %46 = llvm.zext nneg %36 : i32 to i64
    %47 = llvm.getelementptr inbounds|nuw %arg1[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %45, %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %48 = llvm.and %15, %11 : i32
    %49 = llvm.xor %48, %11 : i32
    %50 = llvm.add %40, %49 overflow<nsw, nuw> : i32
    %51 = llvm.zext nneg %50 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %7[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.zext nneg %36 : i32 to i64
    %55 = llvm.getelementptr inbounds|nuw %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.getelementptr inbounds|nuw %55[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
