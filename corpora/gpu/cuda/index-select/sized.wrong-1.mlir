#tbaa_root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "long long", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "_ZTS5ArrayIxLi1EE", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "_ZTS5ArrayIxLi2EE", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc6 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc4, access_type = #tbaa_type_desc4, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc6, access_type = #tbaa_type_desc6, offset = 0>
#tbaa_type_desc7 = #llvm.tbaa_type_desc<id = "p1 int", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc8 = #llvm.tbaa_type_desc<id = "p1 float", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc9 = #llvm.tbaa_type_desc<id = "_ZTS11SizedTensorIiLi1EE", members = {<#tbaa_type_desc7, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc3, 16>}>
#tbaa_type_desc10 = #llvm.tbaa_type_desc<id = "_ZTS11SizedTensorIfLi2EE", members = {<#tbaa_type_desc8, 0>, <#tbaa_type_desc5, 8>, <#tbaa_type_desc5, 24>}>
#tbaa_type_desc11 = #llvm.tbaa_type_desc<id = "_ZTS11SizedTensorIfLi1EE", members = {<#tbaa_type_desc8, 0>, <#tbaa_type_desc3, 8>, <#tbaa_type_desc3, 16>}>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc9, access_type = #tbaa_type_desc7, offset = 0>
#tbaa_tag4 = #llvm.tbaa_tag<base_type = #tbaa_type_desc10, access_type = #tbaa_type_desc8, offset = 0>
#tbaa_tag5 = #llvm.tbaa_tag<base_type = #tbaa_type_desc11, access_type = #tbaa_type_desc8, offset = 0>
module attributes {gpu.container_module} {
func.func @kernel(%table: memref<6x8xf32>, %index: memref<5xi32>, %scale: memref<8xf32>, %y: memref<5x8xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c16 = arith.constant 16 : index
  %one = llvm.mlir.constant(1 : i32) : i32
  %n1 = arith.constant 1 : i64
  %n5 = arith.constant 5 : i64
  %n6 = arith.constant 6 : i64
  %n8 = arith.constant 8 : i64
  %S_table = llvm.alloca %one x !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)> : (i32) -> !llvm.ptr
  %at_table = memref.extract_aligned_pointer_as_index %table : memref<6x8xf32> -> index
  %number_table = arith.index_cast %at_table : index to i64
  %pointer_table = llvm.inttoptr %number_table : i64 to !llvm.ptr
  llvm.store %pointer_table, %S_table : !llvm.ptr, !llvm.ptr
  %size0_table = llvm.getelementptr %S_table[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n6, %size0_table : i64, !llvm.ptr
  %size1_table = llvm.getelementptr %S_table[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n8, %size1_table : i64, !llvm.ptr
  %stride0_table = llvm.getelementptr %S_table[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n8, %stride0_table : i64, !llvm.ptr
  %stride1_table = llvm.getelementptr %S_table[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n1, %stride1_table : i64, !llvm.ptr
  %S_index = llvm.alloca %one x !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)> : (i32) -> !llvm.ptr
  %at_index = memref.extract_aligned_pointer_as_index %index : memref<5xi32> -> index
  %number_index = arith.index_cast %at_index : index to i64
  %pointer_index = llvm.inttoptr %number_index : i64 to !llvm.ptr
  llvm.store %pointer_index, %S_index : !llvm.ptr, !llvm.ptr
  %size0_index = llvm.getelementptr %S_index[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)>
  llvm.store %n5, %size0_index : i64, !llvm.ptr
  %stride0_index = llvm.getelementptr %S_index[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)>
  llvm.store %n1, %stride0_index : i64, !llvm.ptr
  %S_scale = llvm.alloca %one x !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)> : (i32) -> !llvm.ptr
  %at_scale = memref.extract_aligned_pointer_as_index %scale : memref<8xf32> -> index
  %number_scale = arith.index_cast %at_scale : index to i64
  %pointer_scale = llvm.inttoptr %number_scale : i64 to !llvm.ptr
  llvm.store %pointer_scale, %S_scale : !llvm.ptr, !llvm.ptr
  %size0_scale = llvm.getelementptr %S_scale[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)>
  llvm.store %n8, %size0_scale : i64, !llvm.ptr
  %stride0_scale = llvm.getelementptr %S_scale[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<1 x i64>, array<1 x i64>)>
  llvm.store %n1, %stride0_scale : i64, !llvm.ptr
  %S_y = llvm.alloca %one x !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)> : (i32) -> !llvm.ptr
  %at_y = memref.extract_aligned_pointer_as_index %y : memref<5x8xf32> -> index
  %number_y = arith.index_cast %at_y : index to i64
  %pointer_y = llvm.inttoptr %number_y : i64 to !llvm.ptr
  llvm.store %pointer_y, %S_y : !llvm.ptr, !llvm.ptr
  %size0_y = llvm.getelementptr %S_y[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n5, %size0_y : i64, !llvm.ptr
  %size1_y = llvm.getelementptr %S_y[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n8, %size1_y : i64, !llvm.ptr
  %stride0_y = llvm.getelementptr %S_y[0, 2, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n8, %stride0_y : i64, !llvm.ptr
  %stride1_y = llvm.getelementptr %S_y[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, array<2 x i64>, array<2 x i64>)>
  llvm.store %n1, %stride1_y : i64, !llvm.ptr
  gpu.launch_func @cuda::@index_select_sized blocks in (%c3, %c1, %c1) threads in (%c16, %c1, %c1)
    args(%S_table : !llvm.ptr, %S_index : !llvm.ptr, %S_scale : !llvm.ptr, %S_y : !llvm.ptr)
  return
}
gpu.module @cuda {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "nvvm-reflect-ftz", 0 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func local_unnamed_addr ptx_kernelcc @index_select_sized(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.SizedTensor", (ptr, struct<"struct.Array", (array<2 x i64>)>, struct<"struct.Array", (array<2 x i64>)>)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.SizedTensor.0", (ptr, struct<"struct.Array.1", (array<1 x i64>)>, struct<"struct.Array.1", (array<1 x i64>)>)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.SizedTensor.2", (ptr, struct<"struct.Array.1", (array<1 x i64>)>, struct<"struct.Array.1", (array<1 x i64>)>)>, llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.SizedTensor", (ptr, struct<"struct.Array", (array<2 x i64>)>, struct<"struct.Array", (array<2 x i64>)>)>, llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {gpu.kernel, dso_local, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "sm_80"], ["uniform-work-group-size", "true"]], target_cpu = "sm_80", target_features = #llvm.target_features<["+ptx88", "+sm_80"]>, will_return} {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.constant(24 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %5 = nvvm.read.ptx.sreg.tid.x : i32
    %6 = llvm.zext nneg %5 : i32 to i64
    %7 = nvvm.read.ptx.sreg.ntid.x : i32
    %8 = llvm.zext nneg %7 : i32 to i64
    %9 = nvvm.read.ptx.sreg.ctaid.x : i32
    %10 = llvm.zext nneg %9 : i32 to i64
    %11 = llvm.mul %8, %10 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %6 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %arg3[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.getelementptr inbounds|nuw %arg3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %16 = llvm.load %13 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %17 = llvm.mul %16, %15 overflow<nsw> : i64
    %18 = llvm.icmp "slt" %12, %17 : i64
    llvm.cond_br %18, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %19 = llvm.srem %12, %16 : i64
    %20 = llvm.sdiv %12, %15 : i64
    %21 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds|nuw %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %25 = llvm.mul %24, %20 overflow<nsw> : i64
    %26 = llvm.load %arg1 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %26[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.load %27 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.mul %22, %29 overflow<nsw> : i64
    %31 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %33 = llvm.mul %32, %19 overflow<nsw> : i64
    %34 = llvm.load %arg0 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr %34[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %36 = llvm.getelementptr %35[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.load %36 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %38 = llvm.getelementptr inbounds|nuw %arg2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %40 = llvm.mul %39, %19 overflow<nsw> : i64
    %41 = llvm.load %arg2 {alignment = 8 : i64, tbaa = [#tbaa_tag5]} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds %41[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %43 = llvm.load %42 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> f32
    %44 = llvm.fmul %37, %43 : f32
    %45 = llvm.fcmp "ogt" %44, %4 : f32
    %46 = llvm.select %45, %44, %4 : i1, f32
    %47 = llvm.getelementptr inbounds|nuw %arg3[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %49 = llvm.mul %48, %20 overflow<nsw> : i64
    %50 = llvm.getelementptr inbounds|nuw %arg3[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.load %50 {alignment = 8 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i64
    %52 = llvm.mul %51, %19 overflow<nsw> : i64
    %53 = llvm.load %arg3 {alignment = 8 : i64, tbaa = [#tbaa_tag4]} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr %53[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %55 = llvm.getelementptr %54[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %46, %55 {alignment = 4 : i64, tbaa = [#tbaa_tag2]} : f32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}
}
