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
    %13 = llvm.mlir.constant(256 : i64) : i64
    %14 = nvvm.read.ptx.sreg.ctaid.x : i32
    %15 = llvm.shl %14, %0 overflow<nsw> : i32
    %16 = nvvm.read.ptx.sreg.tid.x : i32
    %17 = llvm.shl %16, %1 overflow<nsw, nuw> : i32
    %18 = llvm.and %17, %2 : i32
    %19 = nvvm.read.ptx.sreg.ctaid.y : i32
    %20 = llvm.shl %19, %3 overflow<nsw, nuw> : i32
    %21 = llvm.add %20, %15 overflow<nsw, nuw> : i32
    %22 = llvm.add %21, %18 overflow<nsw, nuw> : i32
    %23 = llvm.shl %16, %4 overflow<nsw, nuw> : i32
    %24 = llvm.and %23, %5 : i32
    %25 = llvm.or disjoint %22, %24 : i32
    %26 = llvm.zext nneg %25 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %arg0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.lshr %16, %6 : i32
    %29 = llvm.lshr %16, %4 : i32
    %30 = llvm.add %28, %29 overflow<nsw, nuw> : i32
    %31 = llvm.shl %30, %1 overflow<nsw, nuw> : i32
    %32 = llvm.and %31, %6 : i32
    %33 = llvm.and %23, %7 : i32
    %34 = llvm.or disjoint %32, %33 : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %9[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %37, %36 {alignment = 4 : i64} : i64, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%10) : (i32) -> ()
    %38 = llvm.shl %14, %3 overflow<nsw> : i32
    %39 = llvm.shl %19, %0 overflow<nsw, nuw> : i32
    %40 = llvm.add %38, %39 overflow<nsw, nuw> : i32
    %41 = llvm.and %16, %0 : i32
    %42 = llvm.or disjoint %40, %41 : i32
    %43 = llvm.and %23, %11 : i32
    %44 = llvm.add %42, %43 overflow<nsw, nuw> : i32
    %45 = llvm.shl %16, %3 overflow<nsw, nuw> : i32
    %46 = llvm.and %45, %12 : i32
    %47 = llvm.lshr %16, %3 : i32
    %48 = llvm.add %46, %47 overflow<nsw, nuw> : i32
    %49 = llvm.and %16, %6 : i32
    %50 = llvm.add %48, %49 overflow<nsw, nuw> : i32
    %51 = llvm.zext nneg %50 : i32 to i64
    %52 = llvm.getelementptr inbounds|nuw %9[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %53 = llvm.load %52 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %54 = llvm.zext nneg %44 : i32 to i64
    %55 = llvm.getelementptr inbounds|nuw %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %53, %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %56 = llvm.and %16, %6 : i32
    %57 = llvm.xor %56, %6 : i32
    %58 = llvm.add %48, %57 overflow<nsw, nuw> : i32
    %59 = llvm.zext nneg %58 : i32 to i64
    %60 = llvm.getelementptr inbounds|nuw %9[%59] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %61 = llvm.load %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %62 = llvm.zext nneg %44 : i32 to i64
    %63 = llvm.getelementptr inbounds|nuw %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.getelementptr inbounds|nuw %63[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %61, %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
