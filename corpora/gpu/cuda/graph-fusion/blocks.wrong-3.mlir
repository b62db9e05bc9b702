#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%x: memref<4x6xf32>, %w0: memref<6x8xf32>, %b0: memref<8xf32>, %w1: memref<6x8xf32>,
                  %b1: memref<8xf32>, %y: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %t0 = memref.alloc() : memref<4x8xf32>
  %t1 = memref.alloc() : memref<4x8xf32>
  %t2 = memref.alloc() : memref<4x8xf32>
  gpu.launch_func @cuda::@BlockFusionKernel_float_cuda_BlockFusion_7 blocks in (%c8, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%x : memref<4x6xf32>, %w0 : memref<6x8xf32>, %b0 : memref<8xf32>,
         %w1 : memref<6x8xf32>, %b1 : memref<8xf32>, %t0 : memref<4x8xf32>, %t1 : memref<4x8xf32>)
  gpu.launch_func @cuda::@Multiply_float_float_float_cuda_Multiply_5 blocks in (%c2, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%t0 : memref<4x8xf32>, %t1 : memref<4x8xf32>, %y : memref<4x8xf32>)
  memref.dealloc %t2 : memref<4x8xf32>
  memref.dealloc %t1 : memref<4x8xf32>
  memref.dealloc %t0 : memref<4x8xf32>
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ42BlockFusionKernel_float_cuda_BlockFusion_7E13shared_buffer() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<8 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<8 x f32>
    llvm.return %0 : !llvm.array<8 x f32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @BlockFusionKernel_float_cuda_BlockFusion_7(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(-3 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.addressof @_ZZ42BlockFusionKernel_float_cuda_BlockFusion_7E13shared_buffer : !llvm.ptr<3>
    %10 = llvm.addrspacecast %9 : !llvm.ptr<3> to !llvm.ptr
    %11 = nvvm.read.ptx.sreg.ctaid.x : i32
    %12 = llvm.icmp "ult" %11, %0 : i32
    llvm.cond_br %12, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %13 = nvvm.read.ptx.sreg.tid.x : i32
    %14 = llvm.icmp "ugt" %13, %3 : i32
    llvm.cond_br %14, ^bb13, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.icmp "ult" %13, %4 : i32
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = llvm.mul %11, %4 overflow<nsw, nuw> : i32
    %17 = llvm.add %16, %13 overflow<nsw, nuw> : i32
    %18 = llvm.zext nneg %17 : i32 to i64
    %19 = llvm.getelementptr inbounds|nuw %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %21 = llvm.zext nneg %13 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %10[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %20, %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%5) : (i32) -> ()
    llvm.br ^bb6(%5, %6 : i32, f32)
  ^bb5:  // pred: ^bb6
    %23 = llvm.zext nneg %13 : i32 to i64
    %24 = llvm.getelementptr inbounds|nuw %arg2[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.load %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %26 = llvm.fadd %39, %25 : f32
    %27 = llvm.intr.maxnum(%26, %6) : (f32, f32) -> f32
    llvm.br ^bb12(%11, %13, %arg5, %27 : i32, i32, !llvm.ptr, f32)
  ^bb6(%28: i32, %29: f32):  // 2 preds: ^bb4, ^bb6
    %30 = llvm.zext nneg %28 : i32 to i64
    %31 = llvm.getelementptr inbounds|nuw %10[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %33 = llvm.shl %28, %7 overflow<nsw, nuw> : i32
    %34 = llvm.or disjoint %33, %13 : i32
    %35 = llvm.zext nneg %34 : i32 to i64
    %36 = llvm.getelementptr inbounds|nuw %arg1[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %38 = llvm.fmul %32, %37 : f32
    %39 = llvm.fadd %29, %38 : f32
    %40 = llvm.add %28, %8 overflow<nsw, nuw> : i32
    %41 = llvm.icmp "eq" %40, %4 : i32
    llvm.cond_br %41, ^bb5, ^bb6(%40, %39 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb0
    %42 = llvm.icmp "ult" %11, %1 : i32
    llvm.cond_br %42, ^bb8, ^bb13
  ^bb8:  // pred: ^bb7
    %43 = nvvm.read.ptx.sreg.tid.x : i32
    %44 = llvm.add %11, %2 overflow<nsw> : i32
    %45 = llvm.icmp "ugt" %43, %3 : i32
    llvm.cond_br %45, ^bb13, ^bb9
  ^bb9:  // pred: ^bb8
    %46 = llvm.mul %44, %4 overflow<nsw, nuw> : i32
    llvm.br ^bb11(%5, %6 : i32, f32)
  ^bb10:  // pred: ^bb11
    %47 = llvm.zext nneg %43 : i32 to i64
    %48 = llvm.getelementptr inbounds|nuw %arg4[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %49 = llvm.load %48 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %50 = llvm.fadd %64, %49 : f32
    %51 = llvm.call tail @__nv_tanhf(%50) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    llvm.br ^bb12(%44, %43, %arg6, %51 : i32, i32, !llvm.ptr, f32)
  ^bb11(%52: i32, %53: f32):  // 2 preds: ^bb9, ^bb11
    %54 = llvm.add %52, %46 overflow<nsw, nuw> : i32
    %55 = llvm.zext nneg %54 : i32 to i64
    %56 = llvm.getelementptr inbounds|nuw %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %57 = llvm.load %56 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %58 = llvm.shl %52, %7 overflow<nsw, nuw> : i32
    %59 = llvm.or disjoint %58, %43 : i32
    %60 = llvm.zext nneg %59 : i32 to i64
    %61 = llvm.getelementptr inbounds|nuw %arg3[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %62 = llvm.load %61 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %63 = llvm.fmul %57, %62 : f32
    %64 = llvm.fadd %53, %63 : f32
    %65 = llvm.add %52, %8 overflow<nsw, nuw> : i32
    %66 = llvm.icmp "eq" %65, %4 : i32
    llvm.cond_br %66, ^bb10, ^bb11(%65, %64 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb12(%67: i32, %68: i32, %69: !llvm.ptr, %70: f32):  // 2 preds: ^bb5, ^bb10
    %71 = llvm.shl %67, %7 overflow<nsw, nuw> : i32
    %72 = llvm.or disjoint %71, %68 : i32
    %73 = llvm.zext nneg %72 : i32 to i64
    %74 = llvm.getelementptr inbounds|nuw %69[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %70, %74 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 4 preds: ^bb1, ^bb7, ^bb8, ^bb12
    llvm.return
  }
  llvm.func local_unnamed_addr ptx_kernelcc @Multiply_float_float_float_cuda_Multiply_5(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["nvvm.maxntid", "16"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = nvvm.read.ptx.sreg.ctaid.x : i32
    %2 = llvm.shl %1, %0 : i32
    %3 = nvvm.read.ptx.sreg.tid.x : i32
    %4 = llvm.add %2, %3 : i32
    %5 = llvm.sext %4 : i32 to i64
    %6 = llvm.getelementptr inbounds %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %8 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %10 = llvm.fmul %7, %9 : f32
    %11 = llvm.getelementptr inbounds %arg2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %10, %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
  llvm.func local_unnamed_addr @__nv_tanhf(f32 {llvm.noundef}) -> f32 attributes {convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return}
}
}
