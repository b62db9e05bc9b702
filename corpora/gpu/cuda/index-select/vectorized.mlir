#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 float", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS6TensorIfE", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS6TensorIiE", members = {<#tbaa_type_desc5, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%table: memref<6x8xf32>, %index: memref<5xi32>, %scale: memref<8xf32>, %y: memref<5x8xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %one = llvm.mlir.constant(1 : i32) : i32
  %stride = arith.constant 8 : i64
  %T_table = llvm.alloca %one x !llvm.struct<(ptr)> : (i32) -> !llvm.ptr
  %any_table = memref.cast %table : memref<6x8xf32> to memref<?x?xf32>
  call @matrix(%any_table, %T_table) : (memref<?x?xf32>, !llvm.ptr) -> ()
  %T_index = llvm.alloca %one x !llvm.struct<(ptr)> : (i32) -> !llvm.ptr
  %any_index = memref.cast %index : memref<5xi32> to memref<?xi32>
  call @integers(%any_index, %T_index) : (memref<?xi32>, !llvm.ptr) -> ()
  %T_scale = llvm.alloca %one x !llvm.struct<(ptr)> : (i32) -> !llvm.ptr
  %any_scale = memref.cast %scale : memref<8xf32> to memref<?xf32>
  call @vector(%any_scale, %T_scale) : (memref<?xf32>, !llvm.ptr) -> ()
  %T_y = llvm.alloca %one x !llvm.struct<(ptr)> : (i32) -> !llvm.ptr
  %any_y = memref.cast %y : memref<5x8xf32> to memref<?x?xf32>
  call @matrix(%any_y, %T_y) : (memref<?x?xf32>, !llvm.ptr) -> ()
  gpu.launch_func @cuda::@index_select_vectorized blocks in (%c2, %c1, %c1) threads in (%c8, %c1, %c1)
    args(%T_table : !llvm.ptr, %T_index : !llvm.ptr, %T_scale : !llvm.ptr, %T_y : !llvm.ptr, %stride : i64)
  return
}
func.func private @matrix(%data: memref<?x?xf32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?x?xf32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
func.func private @vector(%data: memref<?xf32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?xf32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
func.func private @integers(%data: memref<?xi32>, %tensor: !llvm.ptr) {
  %address = memref.extract_aligned_pointer_as_index %data : memref<?xi32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %pointer, %tensor : !llvm.ptr, !llvm.ptr
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @index_select_vectorized(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor.0", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: i64 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(10 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(12 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %7 = llvm.mlir.constant(5 : i64) : i64
    %8 = nvvm.read.ptx.sreg.tid.x : i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = nvvm.read.ptx.sreg.ntid.x : i32
    %11 = llvm.zext nneg %10 : i32 to i64
    %12 = nvvm.read.ptx.sreg.ctaid.x : i32
    %13 = llvm.zext nneg %12 : i32 to i64
    %14 = llvm.mul %11, %13 overflow<nsw, nuw> : i64
    %15 = llvm.add %14, %9 overflow<nsw, nuw> : i64
    %16 = llvm.icmp "ult" %15, %0 : i64
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.shl %15, %1 overflow<nsw, nuw> : i64
    %18 = llvm.and %17, %2 : i64
    %19 = llvm.lshr %15, %3 : i64
    %20 = llvm.load %arg2 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds|nuw %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.getelementptr inbounds|nuw %21[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %24 = llvm.getelementptr inbounds|nuw %21[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.load %24 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %26 = llvm.getelementptr inbounds|nuw %21[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %28 = llvm.load %21 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %29 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.mul %arg4, %33 overflow<nsw> : i64
    %35 = llvm.getelementptr %29[%34] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.getelementptr %35[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.getelementptr %36[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.load %37 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %39 = llvm.getelementptr %36[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.load %39 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %41 = llvm.getelementptr %36[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %43 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %44 = llvm.fmul %43, %28 : f32
    %45 = llvm.fcmp "ogt" %44, %6 : f32
    %46 = llvm.select %45, %44, %6 : i1, f32
    %47 = llvm.fmul %42, %27 : f32
    %48 = llvm.fcmp "ogt" %47, %6 : f32
    %49 = llvm.select %48, %47, %6 : i1, f32
    %50 = llvm.fmul %40, %25 : f32
    %51 = llvm.fcmp "ogt" %50, %6 : f32
    %52 = llvm.select %51, %50, %6 : i1, f32
    %53 = llvm.fmul %38, %23 : f32
    %54 = llvm.fcmp "ogt" %53, %6 : f32
    %55 = llvm.select %54, %53, %6 : i1, f32
    %56 = llvm.load %arg3 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.shl %19, %7 overflow<nsw, nuw> : i64
    %58 = llvm.getelementptr inbounds|nuw %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.getelementptr inbounds|nuw %58[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %46, %59 {alignment = 16 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %60 = llvm.getelementptr inbounds|nuw %59[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %60 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %61 = llvm.getelementptr inbounds|nuw %59[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %61 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    %62 = llvm.getelementptr inbounds|nuw %59[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %62 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
