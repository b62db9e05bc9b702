"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {}, {tt.divisibility = 16 : i32, tt.tensor_kind = 0 : i32}, {tt.divisibility = 16 : i32, tt.tensor_kind = 1 : i32}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (memref<?xi8>, memref<?xi8>, memref<?xf32>, memref<?xf32>, i32, i32, i32, i32, i32, i32, i32, i32) -> (), sym_name = "transpose_program"}> ({
  ^bb0(%arg0: memref<?xi8>, %arg1: memref<?xi8>, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %2 = "arith.muli"(%arg9, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %3 = "arith.muli"(%arg10, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.index_cast"(%2) : (i32) -> index
    %5 = "arith.index_cast"(%arg5) : (i32) -> index
    %6 = "arith.muli"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %7 = "arith.index_cast"(%3) : (i32) -> index
    %8 = "arith.addi"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %9 = "memref.reinterpret_cast"(%arg2, %8, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?xf32>, index, index) -> memref<16x16xf32, strided<[?, 1], offset: ?>>
    %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf32>
    %11 = "arith.addi"(%4, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %12 = "arith.index_cast"(%arg4) : (i32) -> index
    %13 = "arith.maxsi"(%4, %12) : (index, index) -> index
    %14 = "arith.minsi"(%11, %13) : (index, index) -> index
    %15 = "arith.subi"(%14, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %16 = "arith.addi"(%7, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %17 = "arith.maxsi"(%7, %5) : (index, index) -> index
    %18 = "arith.minsi"(%16, %17) : (index, index) -> index
    %19 = "arith.subi"(%18, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %20 = "arith.minsi"(%15, %0) : (index, index) -> index
    %21 = "arith.minsi"(%19, %0) : (index, index) -> index
    %22 = "memref.subview"(%9, %20, %21) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf32, strided<[?, 1], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    %23 = "memref.subview"(%10, %20, %21) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf32>, index, index) -> memref<?x?xf32, strided<[16, 1]>>
    "memref.copy"(%22, %23) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[16, 1]>>) -> ()
    %24 = "bufferization.to_tensor"(%10) <{restrict, writable}> : (memref<16x16xf32>) -> tensor<16x16xf32>
    %25 = "arith.muli"(%7, %12) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %26 = "arith.addi"(%25, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %27 = "memref.reinterpret_cast"(%arg3, %26, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16, 16>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?xf32>, index, index) -> memref<16x16xf32, strided<[?, 1], offset: ?>>
    %28 = "tensor.empty"() : () -> tensor<16x16xf32>
    %29 = "linalg.transpose"(%24, %28) <{permutation = array<i64: 0, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %30 = "tensor.extract_slice"(%29, %21, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<16x16xf32>, index, index) -> tensor<?x?xf32>
    %31 = "memref.subview"(%27, %21, %20) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<16x16xf32, strided<[?, 1], offset: ?>>, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
    "bufferization.materialize_in_destination"(%30, %31) <{writable}> : (tensor<?x?xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64, global_kernel = "", mix_mode = "aiv", parallel_mode = "simd"} : () -> ()

  func.func @transpose(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: i32, %a3: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %none = memref.alloc(%c0) : memref<?xi8>
    %gx = arith.index_cast %grid_x : index to i32
    %gy = arith.index_cast %grid_y : index to i32
    %gz = arith.index_cast %grid_z : index to i32
    scf.for %x = %c0 to %grid_x step %c1 {
      scf.for %y = %c0 to %grid_y step %c1 {
        scf.for %z = %c0 to %grid_z step %c1 {
          %px = arith.index_cast %x : index to i32
          %py = arith.index_cast %y : index to i32
          %pz = arith.index_cast %z : index to i32
          func.call @transpose_program(%none, %none, %a0, %a1, %a2, %a3, %gx, %gy, %gz, %px, %py, %pz)
            : (memref<?xi8>, memref<?xi8>, memref<?xf32>, memref<?xf32>, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }
      }
    }
    memref.dealloc %none : memref<?xi8>
    return
  }
}) : () -> ()

