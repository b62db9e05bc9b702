#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 284 : i32
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
    %12 = llvm.mlir.constant(56 : i32) : i32
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(256 : i64) : i64
    %15 = nvvm.read.ptx.sreg.tid.x : i32
    %16 = llvm.lshr %15, %0 : i32
    %17 = llvm.mul %16, %1 overflow<nsw, nuw> : i32
    %18 = llvm.shl %15, %2 overflow<nsw, nuw> : i32
    %19 = llvm.and %18, %3 : i32
    %20 = llvm.add %17, %19 overflow<nsw, nuw> : i32
    %21 = nvvm.read.ptx.sreg.ctaid.y : i32
    %22 = llvm.shl %21, %4 overflow<nsw, nuw> : i32
    %23 = nvvm.read.ptx.sreg.ctaid.x : i32
    %24 = llvm.shl %23, %5 overflow<nsw> : i32
    %25 = llvm.add %22, %24 overflow<nsw, nuw> : i32
    %26 = llvm.shl %15, %0 overflow<nsw, nuw> : i32
    %27 = llvm.and %26, %6 : i32
    %28 = llvm.add %25, %27 overflow<nsw, nuw> : i32
    %29 = llvm.or disjoint %28, %19 : i32
    %30 = llvm.zext nneg %29 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %arg0[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %33 = llvm.zext nneg %20 : i32 to i64
    %34 = llvm.getelementptr inbounds|nuw %8[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %32, %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %35 = llvm.zext nneg %29 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg0[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.getelementptr inbounds|nuw %36[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.zext nneg %20 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %8[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.getelementptr inbounds|nuw %40[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %38, %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%10) : (i32) -> ()
    %42 = nvvm.read.ptx.sreg.ctaid.x : i32
    %43 = llvm.shl %42, %4 overflow<nsw> : i32
    %44 = nvvm.read.ptx.sreg.ctaid.y : i32
    %45 = llvm.shl %44, %5 overflow<nsw, nuw> : i32
    %46 = llvm.add %43, %45 overflow<nsw, nuw> : i32
    %47 = nvvm.read.ptx.sreg.tid.x : i32
    %48 = llvm.and %47, %5 : i32
    %49 = llvm.or disjoint %46, %48 : i32
    %50 = llvm.shl %47, %2 overflow<nsw, nuw> : i32
    %51 = llvm.and %50, %11 : i32
    %52 = llvm.add %49, %51 overflow<nsw, nuw> : i32
    %53 = llvm.shl %47, %4 overflow<nsw, nuw> : i32
    %54 = llvm.and %53, %12 : i32
    %55 = llvm.lshr %47, %4 : i32
    %56 = llvm.add %54, %55 overflow<nsw, nuw> : i32
    %57 = llvm.zext nneg %56 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %8[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %60 = llvm.zext nneg %52 : i32 to i64
    %61 = llvm.getelementptr inbounds|nuw %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %59, %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %62 = llvm.zext nneg %56 : i32 to i64
    %63 = llvm.getelementptr inbounds|nuw %8[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %64 = llvm.getelementptr inbounds|nuw %63[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %66 = llvm.zext nneg %52 : i32 to i64
    %67 = llvm.getelementptr inbounds|nuw %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %68 = llvm.getelementptr inbounds|nuw %67[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %65, %68 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
