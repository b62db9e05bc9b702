module attributes {gpu.container_module} {
func.func @kernel(%x: memref<16x64xf16>, %y: memref<16x64xf16>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c32 = arith.constant 32 : index
  %bytes = arith.constant 1024 : i32
  gpu.launch_func @cuda::@reversed_swizzled_kernel blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
    dynamic_shared_memory_size %bytes
    args(%x : memref<16x64xf16>, %y : memref<16x64xf16>)
  return
}
gpu.module @cuda {
  llvm.mlir.global external local_unnamed_addr @tile() {addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : !llvm.array<0 x f16>
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @reversed_swizzled_kernel(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["nvvm.maxntid", "32"], ["nvvm.minctasm", "1"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8128 : i32) : i32
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %9 = llvm.addrspacecast %8 : !llvm.ptr<3> to !llvm.ptr
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.constant(512 : i64) : i64
    %12 = llvm.mlir.constant(256 : i32) : i32
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(448 : i32) : i32
    %16 = llvm.mlir.constant(1 : i32) : i32
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(-256 : i32) : i32
    %19 = nvvm.read.ptx.sreg.tid.x : i32
    %20 = llvm.shl %19, %0 overflow<nsw, nuw> : i32
    %21 = llvm.and %20, %1 : i32
    %22 = llvm.add %21, %19 overflow<nsw, nuw> : i32
    %23 = llvm.and %22, %1 : i32
    %24 = llvm.mul %19, %2 overflow<nsw, nuw> : i32
    %25 = llvm.and %24, %3 : i32
    %26 = llvm.or disjoint %23, %25 : i32
    %27 = llvm.lshr %19, %4 : i32
    %28 = llvm.and %20, %5 : i32
    %29 = nvvm.read.ptx.sreg.ctaid.x : i32
    %30 = llvm.shl %29, %2 overflow<nsw> : i32
    %31 = llvm.add %20, %30 overflow<nsw, nuw> : i32
    %32 = llvm.zext nneg %31 : i32 to i64
    %33 = llvm.getelementptr inbounds|nuw %arg0[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %34 = llvm.shl %27, %6 overflow<nsw, nuw> : i32
    %35 = llvm.and %34, %7 : i32
    %36 = llvm.or disjoint %35, %28 : i32
    %37 = llvm.or disjoint %36, %26 : i32
    %38 = llvm.zext nneg %37 : i32 to i64
    %39 = llvm.getelementptr inbounds|nuw %9[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    "llvm.intr.memcpy"(%39, %33, %10) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %40 = llvm.zext nneg %31 : i32 to i64
    %41 = llvm.getelementptr inbounds|nuw %arg0[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %42 = llvm.getelementptr inbounds|nuw %41[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.add %28, %12 overflow<nsw, nuw> : i32
    %44 = llvm.shl %27, %6 overflow<nsw, nuw> : i32
    %45 = llvm.and %44, %7 : i32
    %46 = llvm.or disjoint %45, %43 : i32
    %47 = llvm.or disjoint %46, %26 : i32
    %48 = llvm.xor %47, %7 : i32
    %49 = llvm.zext nneg %48 : i32 to i64
    %50 = llvm.getelementptr inbounds|nuw %9[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    "llvm.intr.memcpy"(%50, %42, %10) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%13) : (i32) -> ()
    %51 = nvvm.read.ptx.sreg.tid.x : i32
    %52 = llvm.shl %51, %0 overflow<nsw, nuw> : i32
    %53 = nvvm.read.ptx.sreg.ctaid.x : i32
    %54 = llvm.shl %53, %2 overflow<nsw> : i32
    %55 = llvm.add %52, %54 overflow<nsw, nuw> : i32
    %56 = llvm.lshr %51, %0 : i32
    %57 = llvm.xor %56, %14 : i32
    %58 = llvm.add %51, %57 overflow<nsw> : i32
    %59 = llvm.shl %58, %0 overflow<nsw> : i32
    %60 = llvm.and %59, %3 : i32
    %61 = llvm.and %52, %5 : i32
    %62 = llvm.sub %60, %61 overflow<nsw> : i32
    %63 = llvm.add %62, %15 overflow<nsw> : i32
    %64 = llvm.lshr %51, %16 : i32
    %65 = llvm.lshr %51, %17 : i32
    %66 = llvm.xor %65, %14 : i32
    %67 = llvm.add %64, %66 overflow<nsw> : i32
    %68 = llvm.shl %67, %17 overflow<nsw> : i32
    %69 = llvm.and %68, %1 : i32
    %70 = llvm.or disjoint %63, %69 : i32
    %71 = llvm.lshr %51, %4 : i32
    %72 = llvm.xor %71, %14 : i32
    %73 = llvm.shl %72, %6 overflow<nsw> : i32
    %74 = llvm.and %73, %7 : i32
    %75 = llvm.or disjoint %70, %74 : i32
    %76 = llvm.sext %75 : i32 to i64
    %77 = llvm.getelementptr inbounds %9[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %78 = llvm.zext nneg %55 : i32 to i64
    %79 = llvm.getelementptr inbounds|nuw %arg1[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    "llvm.intr.memcpy"(%79, %77, %10) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %80 = llvm.shl %71, %6 overflow<nsw, nuw> : i32
    %81 = llvm.and %80, %7 : i32
    %82 = llvm.add %70, %18 overflow<nsw> : i32
    %83 = llvm.or disjoint %82, %81 : i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %9[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %86 = llvm.zext nneg %55 : i32 to i64
    %87 = llvm.getelementptr inbounds|nuw %arg1[%86] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %88 = llvm.getelementptr inbounds|nuw %87[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%88, %85, %10) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 2 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
