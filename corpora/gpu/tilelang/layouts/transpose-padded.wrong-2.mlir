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
  gpu.launch_func @cuda::@transpose_padded_kernel blocks in (%c2, %c2, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%x : memref<16x16xf32>, %y : memref<16x16xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @tile() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f32>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @transpose_padded_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(9 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(4080 : i32) : i32
    %7 = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %8 = llvm.addrspacecast %7 : !llvm.ptr<3> to !llvm.ptr
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(2032 : i32) : i32
    %12 = llvm.mlir.constant(16 : i64) : i64
    %13 = llvm.mlir.constant(256 : i64) : i64
    %14 = nvvm.read.ptx.sreg.tid.x : i32
    %15 = llvm.lshr %14, %0 : i32
    %16 = llvm.mul %15, %1 overflow<nsw, nuw> : i32
    %17 = llvm.shl %14, %2 overflow<nsw, nuw> : i32
    %18 = llvm.and %17, %3 : i32
    %19 = llvm.add %16, %18 overflow<nsw, nuw> : i32
    %20 = nvvm.read.ptx.sreg.ctaid.y : i32
    %21 = llvm.shl %20, %4 overflow<nsw, nuw> : i32
    %22 = nvvm.read.ptx.sreg.ctaid.x : i32
    %23 = llvm.shl %22, %5 overflow<nsw> : i32
    %24 = llvm.add %21, %23 overflow<nsw, nuw> : i32
    %25 = llvm.shl %14, %0 overflow<nsw, nuw> : i32
    %26 = llvm.and %25, %6 : i32
    %27 = llvm.add %24, %26 overflow<nsw, nuw> : i32
    %28 = llvm.or disjoint %27, %18 : i32
    %29 = llvm.zext nneg %28 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %arg0[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %32 = llvm.zext nneg %19 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %8[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %31, %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %34 = llvm.zext nneg %28 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %arg0[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.getelementptr inbounds|nuw %35[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.zext nneg %19 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %8[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.getelementptr inbounds|nuw %39[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %37, %40 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%10) : (i32) -> ()
    %41 = nvvm.read.ptx.sreg.ctaid.x : i32
    %42 = llvm.shl %41, %4 overflow<nsw> : i32
    %43 = nvvm.read.ptx.sreg.ctaid.y : i32
    %44 = llvm.shl %43, %5 overflow<nsw, nuw> : i32
    %45 = llvm.add %42, %44 overflow<nsw, nuw> : i32
    %46 = nvvm.read.ptx.sreg.tid.x : i32
    %47 = llvm.and %46, %5 : i32
    %48 = llvm.or disjoint %45, %47 : i32
    %49 = llvm.shl %46, %2 overflow<nsw, nuw> : i32
    %50 = llvm.and %49, %11 : i32
    %51 = llvm.add %48, %50 overflow<nsw, nuw> : i32
    %52 = llvm.mul %47, %1 overflow<nsw, nuw> : i32
    %53 = llvm.lshr %46, %4 : i32
    %54 = llvm.add %52, %53 overflow<nsw, nuw> : i32
    %55 = llvm.zext nneg %54 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %8[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.zext nneg %51 : i32 to i64
    %59 = llvm.getelementptr inbounds|nuw %arg1[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %57, %59 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %60 = llvm.zext nneg %54 : i32 to i64
    %61 = llvm.getelementptr inbounds|nuw %8[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.getelementptr inbounds|nuw %61[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %64 = llvm.zext nneg %51 : i32 to i64
    %65 = llvm.getelementptr inbounds|nuw %arg1[%64] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %66 = llvm.getelementptr inbounds|nuw %65[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %63, %66 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
