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
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(-4 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.addressof @_ZZ42BlockFusionKernel_float_cuda_BlockFusion_7E13shared_buffer : !llvm.ptr<3>
    %9 = llvm.addrspacecast %8 : !llvm.ptr<3> to !llvm.ptr
    %10 = nvvm.read.ptx.sreg.ctaid.x : i32
    %11 = llvm.icmp "ult" %10, %0 : i32
    llvm.cond_br %11, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %12 = nvvm.read.ptx.sreg.tid.x : i32
    %13 = llvm.icmp "ugt" %12, %3 : i32
    llvm.cond_br %13, ^bb13, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.icmp "ult" %12, %4 : i32
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %15 = llvm.mul %10, %4 overflow<nsw, nuw> : i32
    %16 = llvm.add %15, %12 overflow<nsw, nuw> : i32
    %17 = llvm.zext nneg %16 : i32 to i64
    %18 = llvm.getelementptr inbounds|nuw %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %20 = llvm.zext nneg %12 : i32 to i64
    %21 = llvm.getelementptr inbounds|nuw %9[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %21 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%5) : (i32) -> ()
    llvm.br ^bb6(%5, %6 : i32, f32)
  ^bb5:  // pred: ^bb6
    %22 = llvm.zext nneg %12 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %arg2[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %25 = llvm.fadd %38, %24 : f32
    %26 = llvm.intr.maxnum(%25, %6) : (f32, f32) -> f32
    llvm.br ^bb12(%10, %12, %arg5, %26 : i32, i32, !llvm.ptr, f32)
  ^bb6(%27: i32, %28: f32):  // 2 preds: ^bb4, ^bb6
    %29 = llvm.zext nneg %27 : i32 to i64
    %30 = llvm.getelementptr inbounds|nuw %9[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %31 = llvm.load %30 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %32 = llvm.shl %27, %0 overflow<nsw, nuw> : i32
    %33 = llvm.or disjoint %32, %12 : i32
    %34 = llvm.zext nneg %33 : i32 to i64
    %35 = llvm.getelementptr inbounds|nuw %arg1[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %37 = llvm.fmul %31, %36 : f32
    %38 = llvm.fadd %28, %37 : f32
    %39 = llvm.add %27, %7 overflow<nsw, nuw> : i32
    %40 = llvm.icmp "eq" %39, %4 : i32
    llvm.cond_br %40, ^bb5, ^bb6(%39, %38 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb0
    %41 = llvm.icmp "ne" %10, %0 : i32
    %42 = llvm.icmp "ult" %10, %1 : i32
    %43 = llvm.and %41, %42 : i1
    llvm.cond_br %43, ^bb8, ^bb13
  ^bb8:  // pred: ^bb7
    %44 = nvvm.read.ptx.sreg.tid.x : i32
    %45 = llvm.add %10, %2 overflow<nsw> : i32
    %46 = llvm.icmp "ugt" %44, %3 : i32
    llvm.cond_br %46, ^bb13, ^bb9
  ^bb9:  // pred: ^bb8
    %47 = llvm.mul %45, %4 overflow<nsw, nuw> : i32
    llvm.br ^bb11(%5, %6 : i32, f32)
  ^bb10:  // pred: ^bb11
    %48 = llvm.zext nneg %44 : i32 to i64
    %49 = llvm.getelementptr inbounds|nuw %arg4[%48] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %50 = llvm.load %49 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %51 = llvm.fadd %65, %50 : f32
    %52 = llvm.call tail @__nv_tanhf(%51) {convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : (f32 {llvm.noundef}) -> (f32 {llvm.noundef})
    llvm.br ^bb12(%45, %44, %arg6, %52 : i32, i32, !llvm.ptr, f32)
  ^bb11(%53: i32, %54: f32):  // 2 preds: ^bb9, ^bb11
    %55 = llvm.add %53, %47 overflow<nsw, nuw> : i32
    %56 = llvm.zext nneg %55 : i32 to i64
    %57 = llvm.getelementptr inbounds|nuw %arg0[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %58 = llvm.load %57 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %59 = llvm.shl %53, %0 overflow<nsw, nuw> : i32
    %60 = llvm.or disjoint %59, %44 : i32
    %61 = llvm.zext nneg %60 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg3[%61] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %64 = llvm.fmul %58, %63 : f32
    %65 = llvm.fadd %54, %64 : f32
    %66 = llvm.add %53, %7 overflow<nsw, nuw> : i32
    %67 = llvm.icmp "eq" %66, %4 : i32
    llvm.cond_br %67, ^bb10, ^bb11(%66, %65 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb12(%68: i32, %69: i32, %70: !llvm.ptr, %71: f32):  // 2 preds: ^bb5, ^bb10
    %72 = llvm.shl %68, %0 overflow<nsw, nuw> : i32
    %73 = llvm.or disjoint %72, %69 : i32
    %74 = llvm.zext nneg %73 : i32 to i64
    %75 = llvm.getelementptr inbounds|nuw %70[%74] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %71, %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
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
