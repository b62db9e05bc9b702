// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of core.mlir:
// mlir-opt core.mlir --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, i32) -> f32, sym_name = "extract"}> ({
  ^bb0(%arg38: memref<4xf32>, %arg39: i32):
    %38 = "arith.constant"() <{value = 0 : index}> : () -> index
    %39 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %40 = "vector.transfer_read"(%arg38, %38, %39) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<4xf32>, index, f32) -> vector<4xf32>
    %41 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %42 = "arith.andi"(%arg39, %41) : (i32, i32) -> i32
    %43 = "vector.extractelement"(%40, %42) : (vector<4xf32>, i32) -> f32
    "func.return"(%43) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>, f32) -> (), sym_name = "insert"}> ({
  ^bb0(%arg36: memref<4xf32>, %arg37: f32):
    %33 = "arith.constant"() <{value = 0 : index}> : () -> index
    %34 = "arith.constant"() <{value = 2 : index}> : () -> index
    %35 = "vector.splat"(%arg37) : (f32) -> vector<4xf32>
    %36 = "arith.addf"(%arg37, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %37 = "vector.insertelement"(%36, %35, %34) : (f32, vector<4xf32>, index) -> vector<4xf32>
    "vector.transfer_write"(%37, %arg36, %33) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<4xf32>, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<f32>, f32) -> f32, sym_name = "zero_rank"}> ({
  ^bb0(%arg34: memref<f32>, %arg35: f32):
    %27 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %28 = "vector.transfer_read"(%arg34, %27) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map1}> : (memref<f32>, f32) -> vector<f32>
    %29 = "vector.extractelement"(%28) : (vector<f32>) -> f32
    %30 = "vector.splat"(%arg35) : (f32) -> vector<f32>
    %31 = "vector.insertelement"(%29, %30) : (f32, vector<f32>) -> vector<f32>
    %32 = "vector.extractelement"(%31) : (vector<f32>) -> f32
    "func.return"(%32) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, f32) -> tensor<3xf32>, sym_name = "buffers"}> ({
  ^bb0(%arg32: tensor<3xf32>, %arg33: f32):
    %23 = "arith.constant"() <{value = 1 : index}> : () -> index
    %24 = "bufferization.to_memref"(%arg32) : (tensor<3xf32>) -> memref<3xf32>
    %25 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xf32>
    "memref.copy"(%24, %25) : (memref<3xf32>, memref<3xf32>) -> ()
    "memref.store"(%arg33, %25, %23) : (f32, memref<3xf32>, index) -> ()
    %26 = "bufferization.to_tensor"(%25) <{restrict, writable}> : (memref<3xf32>) -> tensor<3xf32>
    "func.return"(%26) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, sym_name = "map"}> ({
  ^bb0(%arg25: tensor<4xf32>, %arg26: tensor<4xf32>, %arg27: tensor<4xf32>):
    %19 = "linalg.map"(%arg25, %arg26, %arg27) ({
    ^bb0(%arg30: f32, %arg31: f32):
      %22 = "arith.subf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %20 = "linalg.map"(%19, %arg26, %arg27) ({
    ^bb0(%arg28: f32, %arg29: f32):
      %21 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%20) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>, sym_name = "matmul_a"}> ({
  ^bb0(%arg19: tensor<3x2xf32>, %arg20: tensor<3x4xf32>, %arg21: tensor<2x4xf32>):
    %16 = "linalg.matmul_transpose_a"(%arg19, %arg20, %arg21) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %17 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %18 = "arith.addf"(%arg24, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map2, #map3, #map4]} : (tensor<3x2xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%16) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<4x3xi8>, tensor<2x4xi32>) -> tensor<2x4xi32>, sym_name = "matmul_b"}> ({
  ^bb0(%arg13: tensor<2x3xi8>, %arg14: tensor<4x3xi8>, %arg15: tensor<2x4xi32>):
    %11 = "linalg.matmul_transpose_b"(%arg13, %arg14, %arg15) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: i8, %arg17: i8, %arg18: i32):
      %12 = "arith.extui"(%arg16) : (i8) -> i32
      %13 = "arith.extui"(%arg17) : (i8) -> i32
      %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %15 = "arith.addi"(%arg18, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map6, #map4]} : (tensor<2x3xi8>, tensor<4x3xi8>, tensor<2x4xi32>) -> tensor<2x4xi32>
    "func.return"(%11) : (tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2xf32>, tensor<2x3x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>, sym_name = "batch_a"}> ({
  ^bb0(%arg7: tensor<2x3x2xf32>, %arg8: tensor<2x3x4xf32>, %arg9: tensor<2x2x4xf32>):
    %8 = "linalg.batch_matmul_transpose_a"(%arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %9 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg12, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (tensor<2x3x2xf32>, tensor<2x3x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%8) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x2x3xf32>, tensor<2x4x3xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>, sym_name = "batch_b"}> ({
  ^bb0(%arg1: tensor<2x2x3xf32>, %arg2: tensor<2x4x3xf32>, %arg3: tensor<2x2x4xf32>):
    %5 = "linalg.batch_matmul_transpose_b"(%arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %6 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg6, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map11, #map9]} : (tensor<2x2x3xf32>, tensor<2x4x3xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%5) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<4xf32>) -> f32, sym_name = "masked"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "vector.constant_mask"() <{mask_dim_sizes = [3]}> : () -> vector<4xi1>
    %3 = "vector.transfer_read"(%arg0, %0, %1, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (memref<4xf32>, index, f32, vector<4xi1>) -> vector<4xf32>
    %4 = "vector.multi_reduction"(%3, %1) <{kind = #vector.kind<add>, reduction_dims = [0]}> : (vector<4xf32>, f32) -> f32
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

