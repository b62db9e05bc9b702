gpu.module @m {
  gpu.func @f(%m: memref<4xi32>) kernel {
    %0 = gpu.subgroup_id : index
    %1 = gpu.lane_id
    %2 = gpu.num_subgroups : index
    %3 = gpu.subgroup_size : index
    %a = arith.index_cast %0 : index to i32
    %b = arith.index_cast %1 : index to i32
    %c = arith.index_cast %2 : index to i32
    %d = arith.index_cast %3 : index to i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    memref.store %a, %m[%c0] : memref<4xi32>
    memref.store %b, %m[%c1] : memref<4xi32>
    memref.store %c, %m[%c2] : memref<4xi32>
    memref.store %d, %m[%c3] : memref<4xi32>
    gpu.return
  }
}
// -----
gpu.module @m {
  llvm.func spir_funccc @_Z18get_sub_group_size() -> i32
  llvm.func spir_funccc @_Z18get_num_sub_groups() -> i32
  llvm.func spir_funccc @_Z22get_sub_group_local_id() -> i32
  llvm.func spir_funccc @_Z16get_sub_group_id() -> i32
  gpu.func @f(%m: memref<4xi32>) kernel {
    %a = llvm.call spir_funccc @_Z16get_sub_group_id() : () -> i32
    %b = llvm.call spir_funccc @_Z22get_sub_group_local_id() : () -> i32
    %c = llvm.call spir_funccc @_Z18get_num_sub_groups() : () -> i32
    %d = llvm.call spir_funccc @_Z18get_sub_group_size() : () -> i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    memref.store %a, %m[%c0] : memref<4xi32>
    memref.store %b, %m[%c1] : memref<4xi32>
    memref.store %c, %m[%c2] : memref<4xi32>
    memref.store %d, %m[%c3] : memref<4xi32>
    gpu.return
  }
}
// expect: equivalent
