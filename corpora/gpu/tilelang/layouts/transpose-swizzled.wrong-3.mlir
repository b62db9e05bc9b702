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
  llvm.func local_unnamed_addr ptx_kernelcc @transpose_swizzled_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
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
    %10 = llvm.mlir.constant(2032 : i32) : i32
    %11 = llvm.mlir.constant(56 : i32) : i32
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
    %27 = llvm.lshr %15, %6 : i32
    %28 = llvm.lshr %15, %4 : i32
    %29 = llvm.add %27, %28 overflow<nsw, nuw> : i32
    %30 = llvm.shl %29, %1 overflow<nsw, nuw> : i32
    %31 = llvm.and %30, %6 : i32
    %32 = llvm.and %22, %7 : i32
    %33 = llvm.or disjoint %31, %32 : i32
    %34 = llvm.zext nneg %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %9[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %36, %35 {alignment = 4 : i64} : i64, !llvm.ptr
    %37 = llvm.shl %13, %3 overflow<nsw> : i32
    %38 = llvm.shl %18, %0 overflow<nsw, nuw> : i32
    %39 = llvm.add %37, %38 overflow<nsw, nuw> : i32
    %40 = llvm.and %15, %0 : i32
    %41 = llvm.or disjoint %39, %40 : i32
    %42 = llvm.and %22, %10 : i32
    %43 = llvm.add %41, %42 overflow<nsw, nuw> : i32
    %44 = llvm.shl %15, %3 overflow<nsw, nuw> : i32
    %45 = llvm.and %44, %11 : i32
    %46 = llvm.lshr %15, %3 : i32
    %47 = llvm.add %45, %46 overflow<nsw, nuw> : i32
    %48 = llvm.and %15, %6 : i32
    %49 = llvm.add %47, %48 overflow<nsw, nuw> : i32
    %50 = llvm.zext nneg %49 : i32 to i64
    %51 = llvm.getelementptr inbounds|nuw %9[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %52 = llvm.load %51 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %53 = llvm.zext nneg %43 : i32 to i64
    %54 = llvm.getelementptr inbounds|nuw %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %52, %54 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %55 = llvm.and %15, %6 : i32
    %56 = llvm.xor %55, %6 : i32
    %57 = llvm.add %47, %56 overflow<nsw, nuw> : i32
    %58 = llvm.zext nneg %57 : i32 to i64
    %59 = llvm.getelementptr inbounds|nuw %9[%58] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %60 = llvm.load %59 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %61 = llvm.zext nneg %43 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg1[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.getelementptr inbounds|nuw %62[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %60, %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
}
}
