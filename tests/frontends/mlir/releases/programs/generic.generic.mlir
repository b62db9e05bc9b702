// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of generic.mlir:
// mlir-opt generic.mlir --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> f32, sym_name = "aligned"}> ({
  ^bb0(%arg6: memref<4xf32>):
    "memref.assume_alignment"(%arg6) <{alignment = 16 : i32}> : (memref<4xf32>) -> ()
    %4 = "arith.constant"() <{value = 3 : index}> : () -> index
    %5 = "memref.load"(%arg6, %4) : (memref<4xf32>, index) -> f32
    "func.return"(%5) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<4xf32>, sym_name = "filled"}> ({
  ^bb0(%arg4: tensor<4xf32>, %arg5: f32):
    %3 = "linalg.map"(%arg4) ({
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%3) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index), sym_name = "digits"}> ({
  ^bb0(%arg1: index, %arg2: index, %arg3: index):
    %2:2 = "affine.delinearize_index"(%arg1, %arg2, %arg3) : (index, index, index) -> (index, index)
    "func.return"(%2#0, %2#1) : (index, index) -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "empty"}> ({
    "gpu.module_end"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "inside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "llvm.getelementptr"(%arg0) <{elem_type = i32, inbounds, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %1 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

