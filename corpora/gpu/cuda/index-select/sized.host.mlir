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
