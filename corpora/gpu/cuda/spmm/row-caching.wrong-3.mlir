#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @row_pointers : memref<7xi32> = dense<[0, 3, 3, 4, 9, 11, 12]>
memref.global "private" constant @columns : memref<12xi32> = dense<[1, 4, 5, 2, 0, 1, 2, 3, 5, 0, 4, 3]>
func.func @kernel(%values: memref<12xf32>, %x: memref<6x8xf32>, %y: memref<6x8xf32>) {
  %gx = arith.constant 6 : index
  %gy = arith.constant 2 : index
  %bx = arith.constant 4 : index
  %by = arith.constant 1 : index
  %c1 = arith.constant 1 : index
  %M = arith.constant 6 : i32
  %N = arith.constant 8 : i32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  gpu.launch_func @cuda::@csr_spmm_row_caching blocks in (%gx, %gy, %c1) threads in (%bx, %by, %c1)
    args(%pointers : memref<7xi32>, %columns : memref<12xi32>, %values : memref<12xf32>, %x : memref<6x8xf32>,
         %y : memref<6x8xf32>, %M : i32, %N : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ20csr_spmm_row_cachingE12column_cache() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }
  llvm.mlir.global internal unnamed_addr @_ZZ20csr_spmm_row_cachingE11value_cache() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x f32>
    llvm.return %0 : !llvm.array<4 x f32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @csr_spmm_row_caching(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: i32 {llvm.noundef}, %arg6: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %3 = llvm.mlir.addressof @_ZZ20csr_spmm_row_cachingE12column_cache : !llvm.ptr<3>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<3> to !llvm.ptr
    %5 = llvm.mlir.addressof @_ZZ20csr_spmm_row_cachingE11value_cache : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = nvvm.read.ptx.sreg.ctaid.x : i32
    %11 = nvvm.read.ptx.sreg.ctaid.y : i32
    %12 = llvm.shl %11, %0 overflow<nsw, nuw> : i32
    %13 = nvvm.read.ptx.sreg.tid.x : i32
    %14 = llvm.add %12, %13 overflow<nsw, nuw> : i32
    %15 = llvm.zext nneg %10 : i32 to i64
    %16 = llvm.getelementptr inbounds|nuw %arg0[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %18 = llvm.getelementptr %16[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %17, %19 : i32
    llvm.cond_br %20, ^bb1, ^bb2(%2 : f32)
  ^bb1:  // pred: ^bb0
    %21 = llvm.zext nneg %13 : i32 to i64
    %22 = llvm.getelementptr inbounds|nuw %4[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.getelementptr inbounds|nuw %6[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.icmp "slt" %14, %arg6 : i32
    llvm.br ^bb3(%17, %2 : i32, f32)
  ^bb2(%25: f32):  // 2 preds: ^bb0, ^bb7
    %26 = llvm.icmp "slt" %14, %arg6 : i32
    llvm.cond_br %26, ^bb8, ^bb9
  ^bb3(%27: i32, %28: f32):  // 2 preds: ^bb1, ^bb7
    %29 = llvm.add %27, %13 overflow<nsw> : i32
    %30 = llvm.icmp "slt" %29, %19 : i32
    llvm.cond_br %30, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %31 = llvm.zext %29 : i32 to i64
    %32 = llvm.getelementptr inbounds|nuw %arg1[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %34 = llvm.mul %33, %arg6 overflow<nsw> : i32
    llvm.store %34, %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds|nuw %arg2[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.load %35 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    llvm.store %36, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    llvm.cond_br %24, ^bb6(%7, %28 : i32, f32), ^bb7(%28 : f32)
  ^bb6(%37: i32, %38: f32):  // 2 preds: ^bb5, ^bb6
    %39 = llvm.zext nneg %37 : i32 to i64
    %40 = llvm.getelementptr inbounds|nuw %6[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.load %40 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %42 = llvm.getelementptr inbounds|nuw %4[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %44 = llvm.add %43, %14 overflow<nsw> : i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %arg3[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %47 = llvm.load %46 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %48 = llvm.fmul %41, %47 : f32
    %49 = llvm.fadd %38, %48 : f32
    %50 = llvm.add %37, %8 overflow<nsw, nuw> : i32
    %51 = llvm.icmp "eq" %50, %9 : i32
    llvm.cond_br %51, ^bb7(%49 : f32), ^bb6(%50, %49 : i32, f32) {loop_annotation = #loop_annotation}
  ^bb7(%52: f32):  // 2 preds: ^bb5, ^bb6
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %53 = llvm.add %27, %9 overflow<nsw> : i32
    %54 = llvm.icmp "slt" %53, %19 : i32
    llvm.cond_br %54, ^bb3(%53, %52 : i32, f32), ^bb2(%52 : f32) {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb2
    %55 = llvm.mul %arg6, %10 overflow<nsw> : i32
    %56 = llvm.add %55, %14 overflow<nsw, nuw> : i32
    %57 = llvm.zext nneg %56 : i32 to i64
    %58 = llvm.getelementptr inbounds|nuw %arg4[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %25, %58 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb2, ^bb8
    llvm.return
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
