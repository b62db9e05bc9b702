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
