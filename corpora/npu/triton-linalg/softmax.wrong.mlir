#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {}, {tt.divisibility = 16 : i32, tt.tensor_kind = 0 : i32}, {tt.divisibility = 16 : i32, tt.tensor_kind = 1 : i32}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}, {}, {}], function_type = (memref<?xi8>, memref<?xi8>, memref<?xf32>, memref<?xf32>, i32, i32, i32, i32, i32, i32, i32, i32) -> (), sym_name = "softmax_program"}> ({
  ^bb0(%arg0: memref<?xi8>, %arg1: memref<?xi8>, %arg2: memref<?xf32>, %arg3: memref<?xf32>, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 16 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.muli"(%arg9, %arg5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.index_cast"(%4) : (i32) -> index
    %6 = "memref.reinterpret_cast"(%arg2, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<16xf32, strided<[1], offset: ?>>
    %7 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xf32>
    %8 = "arith.index_cast"(%arg4) : (i32) -> index
    %9 = "arith.maxsi"(%8, %3) : (index, index) -> index
    %10 = "arith.minsi"(%9, %2) : (index, index) -> index
    %11 = "arith.cmpi"(%10, %2) <{predicate = 2 : i64}> : (index, index) -> i1
    "scf.if"(%11) ({
      "linalg.fill"(%1, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg32: f32, %arg33: f32):
        "linalg.yield"(%arg32) : (f32) -> ()
      }) : (f32, memref<16xf32>) -> ()
      "scf.yield"() : () -> ()
    }, {
    }) {hivm.unlikely_condition} : (i1) -> ()
    %12 = "memref.subview"(%6, %10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32, strided<[1], offset: ?>>, index) -> memref<?xf32, strided<[1], offset: ?>>
    %13 = "memref.subview"(%7, %10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index) -> memref<?xf32, strided<[1]>>
    "memref.copy"(%12, %13) : (memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1]>>) -> ()
    %14 = "bufferization.to_tensor"(%7) <{restrict, writable}> : (memref<16xf32>) -> tensor<16xf32>
    %15 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<f32>
    %16 = "linalg.fill"(%1, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (f32, tensor<f32>) -> tensor<f32>
    %17 = "linalg.reduce"(%14, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %36 = "arith.maxnumf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %18 = "tensor.extract"(%17) : (tensor<f32>) -> f32
    %19 = "tensor.empty"() : () -> tensor<16xf32>
    %20 = "linalg.fill"(%18, %19) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<16xf32>) -> tensor<16xf32>
    %21 = "linalg.generic"(%14, %20, %14) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %35 = "arith.subf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "linalg.generic"(%21, %21) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %34 = "math.exp"(%arg21) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "memref.reinterpret_cast"(%arg3, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 16>, static_strides = array<i64: 1>}> : (memref<?xf32>, index) -> memref<16xf32, strided<[1], offset: ?>>
    %24 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<f32>
    %25 = "linalg.fill"(%0, %24) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (f32, tensor<f32>) -> tensor<f32>
    %26 = "linalg.reduce"(%22, %25) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %33 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %27 = "tensor.extract"(%26) : (tensor<f32>) -> f32
    %28 = "linalg.fill"(%27, %19) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (f32, tensor<16xf32>) -> tensor<16xf32>
    %29 = "linalg.generic"(%22, %28, %22) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %32 = "arith.divf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %30 = "tensor.extract_slice"(%29, %10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<16xf32>, index) -> tensor<?xf32>
    %31 = "memref.subview"(%23, %10) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32, strided<[1], offset: ?>>, index) -> memref<?xf32, strided<[1], offset: ?>>
    "bufferization.materialize_in_destination"(%30, %31) <{writable}> : (tensor<?xf32>, memref<?xf32, strided<[1], offset: ?>>) -> ()
    "func.return"() : () -> ()
  }) {SyncBlockLockArgIdx = 0 : i64, WorkspaceArgIdx = 1 : i64, global_kernel = "", mix_mode = "aiv", parallel_mode = "simd"} : () -> ()

  func.func @softmax(%a0: memref<?xf32>, %a1: memref<?xf32>, %a2: i32, %a3: i32, %grid_x: index, %grid_y: index, %grid_z: index) {
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
          func.call @softmax_program(%none, %none, %a0, %a1, %a2, %a3, %gx, %gy, %gz, %px, %py, %pz)
            : (memref<?xi8>, memref<?xi8>, memref<?xf32>, memref<?xf32>, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }
      }
    }
    memref.dealloc %none : memref<?xi8>
    return
  }
}) : () -> ()

