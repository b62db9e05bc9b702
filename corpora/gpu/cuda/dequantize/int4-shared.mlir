#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<3x16xf32>, %packed: memref<4x2xi32>, %scale: memref<4xf32>, %y: memref<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  gpu.launch_func @cuda::@matmul_i4_shared blocks in (%c1, %c1, %c1) threads in (%c4, %c3, %c1)
    args(%x : memref<3x16xf32>, %packed : memref<4x2xi32>, %scale : memref<4xf32>, %y : memref<3x4xf32>)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ16matmul_i4_sharedE4tile() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x array<9 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<4 x array<9 x f32>>
    llvm.return %0 : !llvm.array<4 x array<9 x f32>>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @matmul_i4_shared(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(32 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.addressof @_ZZ16matmul_i4_sharedE4tile : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(12 : i64) : i64
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(20 : i64) : i64
    %10 = llvm.mlir.constant(24 : i64) : i64
    %11 = llvm.mlir.constant(28 : i64) : i64
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(28 : i32) : i32
    %18 = llvm.mlir.constant(12 : i32) : i32
    %19 = llvm.mlir.constant(20 : i32) : i32
    %20 = nvvm.read.ptx.sreg.tid.x : i32
    %21 = nvvm.read.ptx.sreg.tid.y : i32
    %22 = llvm.shl %21, %0 overflow<nsw, nuw> : i32
    %23 = llvm.add %22, %20 overflow<nsw, nuw> : i32
    %24 = llvm.icmp "ult" %23, %1 : i32
    %25 = llvm.shl %21, %2 overflow<nsw, nuw> : i32
    %26 = llvm.zext nneg %20 : i32 to i64
    %27 = llvm.getelementptr inbounds|nuw %4[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<9 x f32>
    %28 = llvm.getelementptr inbounds|nuw %27[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.getelementptr inbounds|nuw %27[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.getelementptr inbounds|nuw %27[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.getelementptr inbounds|nuw %27[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.getelementptr inbounds|nuw %27[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.getelementptr inbounds|nuw %27[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.getelementptr inbounds|nuw %27[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%12, %13 : i32, f32)
  ^bb1(%35: i32, %36: f32):  // 2 preds: ^bb0, ^bb3
    llvm.cond_br %24, ^bb4(%23 : i32), ^bb3
  ^bb2:  // pred: ^bb3
    %37 = llvm.zext nneg %23 : i32 to i64
    %38 = llvm.getelementptr inbounds|nuw %arg3[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %95, %38 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  ^bb3:  // 2 preds: ^bb1, ^bb4
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%12) : (i32) -> ()
    %39 = llvm.shl %35, %14 overflow<nsw, nuw> : i32
    %40 = llvm.add %39, %25 overflow<nsw, nuw> : i32
    %41 = llvm.zext nneg %40 : i32 to i64
    %42 = llvm.getelementptr inbounds|nuw %arg0[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %45 = llvm.fmul %43, %44 : f32
    %46 = llvm.fadd %36, %45 : f32
    %47 = llvm.zext nneg %40 : i32 to i64
    %48 = llvm.getelementptr inbounds|nuw %arg0[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.getelementptr inbounds|nuw %48[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %51 = llvm.load %28 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %52 = llvm.fmul %50, %51 : f32
    %53 = llvm.fadd %46, %52 : f32
    %54 = llvm.zext nneg %40 : i32 to i64
    %55 = llvm.getelementptr inbounds|nuw %arg0[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %56 = llvm.getelementptr inbounds|nuw %55[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.load %29 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %59 = llvm.fmul %57, %58 : f32
    %60 = llvm.fadd %53, %59 : f32
    %61 = llvm.zext nneg %40 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg0[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.getelementptr inbounds|nuw %62[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %64 = llvm.load %63 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %65 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %66 = llvm.fmul %64, %65 : f32
    %67 = llvm.fadd %60, %66 : f32
    %68 = llvm.zext nneg %40 : i32 to i64
    %69 = llvm.getelementptr inbounds|nuw %arg0[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %70 = llvm.getelementptr inbounds|nuw %69[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.load %70 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %72 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %73 = llvm.fmul %71, %72 : f32
    %74 = llvm.fadd %67, %73 : f32
    %75 = llvm.zext nneg %40 : i32 to i64
    %76 = llvm.getelementptr inbounds|nuw %arg0[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %77 = llvm.getelementptr inbounds|nuw %76[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.load %77 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %79 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %80 = llvm.fmul %78, %79 : f32
    %81 = llvm.fadd %74, %80 : f32
    %82 = llvm.zext nneg %40 : i32 to i64
    %83 = llvm.getelementptr inbounds|nuw %arg0[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %84 = llvm.getelementptr inbounds|nuw %83[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.load %84 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %86 = llvm.load %33 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %87 = llvm.fmul %85, %86 : f32
    %88 = llvm.fadd %81, %87 : f32
    %89 = llvm.zext nneg %40 : i32 to i64
    %90 = llvm.getelementptr inbounds|nuw %arg0[%89] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %91 = llvm.getelementptr inbounds|nuw %90[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.load %91 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %93 = llvm.load %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %94 = llvm.fmul %92, %93 : f32
    %95 = llvm.fadd %88, %94 : f32
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%12) : (i32) -> ()
    %96 = llvm.add %35, %15 overflow<nsw, nuw> : i32
    %97 = llvm.icmp "eq" %35, %12 : i32
    llvm.cond_br %97, ^bb1(%96, %95 : i32, f32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb4(%98: i32):  // 2 preds: ^bb1, ^bb4
    %99 = llvm.lshr %98, %14 : i32
    %100 = llvm.shl %99, %15 overflow<nsw, nuw> : i32
    %101 = llvm.add %100, %35 overflow<nsw, nuw> : i32
    %102 = llvm.zext nneg %101 : i32 to i64
    %103 = llvm.getelementptr inbounds|nuw %arg1[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %104 = llvm.load %103 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %105 = llvm.and %98, %16 : i32
    %106 = llvm.shl %105, %0 overflow<nsw, nuw> : i32
    %107 = llvm.sub %17, %106 overflow<nsw, nuw> : i32
    %108 = llvm.shl %104, %107 : i32
    %109 = llvm.ashr %108, %17 : i32
    %110 = llvm.sitofp %109 : i32 to f32
    %111 = llvm.zext nneg %99 : i32 to i64
    %112 = llvm.getelementptr inbounds|nuw %arg2[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %113 = llvm.load %112 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %114 = llvm.fmul %113, %110 : f32
    %115 = llvm.getelementptr inbounds|nuw %4[%111] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<9 x f32>
    %116 = llvm.zext nneg %105 : i32 to i64
    %117 = llvm.getelementptr inbounds|nuw %115[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %114, %117 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %118 = llvm.add %98, %18 overflow<nsw, nuw> : i32
    %119 = llvm.icmp "ult" %98, %19 : i32
    llvm.cond_br %119, ^bb4(%118 : i32), ^bb3 {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
