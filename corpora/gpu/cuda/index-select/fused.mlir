#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "p1 float", members = {<#tbaa_type_desc1, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "_ZTS6TensorIiE", members = {<#tbaa_type_desc4, 0>}>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "_ZTS6TensorIfE", members = {<#tbaa_type_desc5, 0>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc7, access_type = #tbaa_type_desc5, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%table: memref<6x8xf32>, %index: memref<5xi32>, %scale: memref<8xf32>, %y: memref<5x8xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
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
  gpu.launch_func @cuda::@index_select_pointwise blocks in (%c3, %c1, %c1) threads in (%c16, %c1, %c1)
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
  llvm.func local_unnamed_addr ptx_kernelcc @index_select_pointwise(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor.0", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.Tensor", (ptr)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: i64 {llvm.noundef}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(40 : i64) : i64
    %1 = llvm.mlir.constant(7 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %4 = nvvm.read.ptx.sreg.tid.x : i32
    %5 = llvm.zext nneg %4 : i32 to i64
    %6 = nvvm.read.ptx.sreg.ntid.x : i32
    %7 = llvm.zext nneg %6 : i32 to i64
    %8 = nvvm.read.ptx.sreg.ctaid.x : i32
    %9 = llvm.zext nneg %8 : i32 to i64
    %10 = llvm.mul %7, %9 overflow<nsw, nuw> : i64
    %11 = llvm.add %10, %5 overflow<nsw, nuw> : i64
    %12 = llvm.icmp "ult" %11, %0 : i64
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.and %11, %1 : i64
    %14 = llvm.lshr %11, %2 : i64
    %15 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %15[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %17 = llvm.load %16 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.mul %arg4, %18 overflow<nsw> : i64
    %20 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr %20[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %22 = llvm.getelementptr %21[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.load %22 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %24 = llvm.load %arg2 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds|nuw %24[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %26 = llvm.load %25 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f32
    %27 = llvm.fmul %23, %26 : f32
    %28 = llvm.fcmp "ogt" %27, %3 : f32
    %29 = llvm.select %28, %27, %3 : i1, f32
    %30 = llvm.load %arg3 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %30[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %29, %31 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
