// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of packs.mlir:
// mlir-opt packs.mlir --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>, sym_name = "pack"}> ({
  ^bb0(%arg2: tensor<4x6xf32>, %arg3: tensor<2x3x2x2xf32>):
    %1 = "tensor.pack"(%arg2, %arg3) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<4x6xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    "func.return"(%1) : (tensor<2x3x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3x2x2xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>, sym_name = "unpack"}> ({
  ^bb0(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<4x6xf32>):
    %0 = "tensor.unpack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> : (tensor<2x3x2x2xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%0) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

