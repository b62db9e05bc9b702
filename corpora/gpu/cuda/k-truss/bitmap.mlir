#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
module attributes {gpu.container_module} {
memref.global "private" constant @sources : memref<10xi32> = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]>
memref.global "private" constant @offsets : memref<5xi32> = dense<[0, 3, 5, 8, 10]>
memref.global "private" constant @neighbours : memref<10xi32> = dense<[1, 2, 3, 0, 2, 0, 1, 3, 0, 2]>
func.func @kernel(%alive: memref<10xi32>, %support: memref<10xi32>, %stays: memref<10xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %edges = arith.constant 10 : i32
  %least = arith.constant 1 : i32
  %sources = memref.get_global @sources : memref<10xi32>
  %offsets = memref.get_global @offsets : memref<5xi32>
  %neighbours = memref.get_global @neighbours : memref<10xi32>
  %c4 = arith.constant 4 : index
  gpu.launch_func @cuda::@ktruss_bitmap blocks in (%c4, %c1, %c1) threads in (%c2, %c1, %c1)
    args(%sources : memref<10xi32>, %offsets : memref<5xi32>, %neighbours : memref<10xi32>, %alive : memref<10xi32>,
         %support : memref<10xi32>, %stays : memref<10xi32>, %least : i32, %edges : i32)
  return
}
gpu.module @cuda {
  llvm.mlir.global internal unnamed_addr @_ZZ13ktruss_bitmapE5place() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }
  llvm.mlir.global internal @_ZZ13ktruss_bitmapE5count() {addr_space = 3 : i32, alignment = 4 : i64, dso_local} : !llvm.array<4 x i32> {
    %0 = llvm.mlir.undef : !llvm.array<4 x i32>
    llvm.return %0 : !llvm.array<4 x i32>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @ktruss_bitmap(%arg0: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readnone}, %arg1: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg5: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg6: i32 {llvm.noundef}, %arg7: i32 {llvm.noundef}) attributes {gpu.kernel, convergent, dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, passthrough = ["mustprogress", "norecurse", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>} {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.addressof @_ZZ13ktruss_bitmapE5place : !llvm.ptr<3>
    %3 = llvm.addrspacecast %2 : !llvm.ptr<3> to !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.addressof @_ZZ13ktruss_bitmapE5count : !llvm.ptr<3>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<3> to !llvm.ptr
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = nvvm.read.ptx.sreg.ctaid.x : i32
    %10 = llvm.zext nneg %9 : i32 to i64
    %11 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.load %11 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %13 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %15 = nvvm.read.ptx.sreg.tid.x : i32
    %16 = llvm.icmp "ult" %15, %1 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb4(%15 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb4
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %18 = llvm.add %12, %15 : i32
    %19 = llvm.icmp "slt" %18, %14 : i32
    llvm.cond_br %19, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %20 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb7(%18 : i32)
  ^bb4(%21: i32):  // 2 preds: ^bb1, ^bb4
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %3[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %6[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %7, %24 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %25 = llvm.add %21, %17 overflow<nsw, nuw> : i32
    %26 = llvm.icmp "ult" %25, %1 : i32
    llvm.cond_br %26, ^bb4(%25 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb5:  // 2 preds: ^bb2, ^bb7
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %27 = llvm.icmp "slt" %12, %14 : i32
    llvm.cond_br %27, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %28 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb10(%12 : i32)
  ^bb7(%29: i32):  // 2 preds: ^bb3, ^bb7
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %arg2[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %3[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %29, %34 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %35 = llvm.add %29, %20 : i32
    %36 = llvm.icmp "slt" %35, %14 : i32
    llvm.cond_br %36, ^bb7(%35 : i32), ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // 2 preds: ^bb5, ^bb12
    llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%7) : (i32) -> ()
    %37 = llvm.icmp "slt" %18, %14 : i32
    llvm.cond_br %37, ^bb9, ^bb16
  ^bb9:  // pred: ^bb8
    %38 = nvvm.read.ptx.sreg.ntid.x : i32
    llvm.br ^bb17(%18 : i32)
  ^bb10(%39: i32):  // 2 preds: ^bb6, ^bb12
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %arg2[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %arg1[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %44 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %46 = llvm.add %45, %15 : i32
    %47 = llvm.getelementptr %44[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %49 = llvm.icmp "slt" %46, %48 : i32
    llvm.cond_br %49, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %50 = llvm.getelementptr inbounds %6[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb13(%46 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb15
    %51 = llvm.add %39, %8 overflow<nsw> : i32
    %52 = llvm.icmp "eq" %51, %14 : i32
    llvm.cond_br %52, ^bb8, ^bb10(%51 : i32) {loop_annotation = #loop_annotation}
  ^bb13(%53: i32):  // 2 preds: ^bb11, ^bb15
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %arg2[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %3[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %59 = llvm.load %58 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %60 = llvm.icmp "sgt" %59, %4 : i32
    llvm.cond_br %60, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %61 = llvm.zext nneg %59 : i32 to i64
    %62 = llvm.getelementptr inbounds|nuw %arg3[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %63 = llvm.load %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %64 = llvm.getelementptr inbounds %arg3[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %65 = llvm.load %64 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %66 = llvm.mul %65, %63 : i32
    %67 = llvm.atomicrmw add %50, %66 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %68 = llvm.add %53, %28 : i32
    %69 = llvm.icmp "slt" %68, %48 : i32
    llvm.cond_br %69, ^bb13(%68 : i32), ^bb12 {loop_annotation = #loop_annotation}
  ^bb16:  // 2 preds: ^bb8, ^bb17
    llvm.return
  ^bb17(%70: i32):  // 2 preds: ^bb9, ^bb17
    %71 = llvm.sext %70 : i32 to i64
    %72 = llvm.getelementptr inbounds %arg2[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %73 = llvm.load %72 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %74 = llvm.sext %73 : i32 to i64
    %75 = llvm.getelementptr inbounds %6[%74] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %76 = llvm.load %75 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %77 = llvm.getelementptr inbounds %arg4[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %76, %77 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %78 = llvm.getelementptr inbounds %arg3[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %79 = llvm.load %78 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %80 = llvm.icmp "slt" %76, %arg6 : i32
    %81 = llvm.select %80, %7, %79 : i1, i32
    %82 = llvm.getelementptr inbounds %arg5[%71] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %81, %82 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : i32, !llvm.ptr
    %83 = llvm.add %70, %38 : i32
    %84 = llvm.icmp "slt" %83, %14 : i32
    llvm.cond_br %84, ^bb17(%83 : i32), ^bb16 {loop_annotation = #loop_annotation}
  }
  llvm.func @llvm.nvvm.barrier.cta.sync.aligned.all(i32) attributes {convergent, no_unwind, passthrough = ["nocallback"]}
}
}
