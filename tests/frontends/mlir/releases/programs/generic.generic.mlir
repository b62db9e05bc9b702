// Printed by mlir-opt 19.1.7 (Debian 1:19.1.7-3) of generic.mlir:
// mlir-opt generic.mlir --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> f32, sym_name = "aligned"}> ({
  ^bb0(%arg8: memref<4xf32>):
    "memref.assume_alignment"(%arg8) <{alignment = 16 : i32}> : (memref<4xf32>) -> ()
    %5 = "arith.constant"() <{value = 3 : index}> : () -> index
    %6 = "memref.load"(%arg8, %5) : (memref<4xf32>, index) -> f32
    "func.return"(%6) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, f32) -> tensor<4xf32>, sym_name = "filled"}> ({
  ^bb0(%arg6: tensor<4xf32>, %arg7: f32):
    %4 = "linalg.map"(%arg6) ({
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%4) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index, index) -> (index, index), sym_name = "digits"}> ({
  ^bb0(%arg3: index, %arg4: index, %arg5: index):
    %3:2 = "affine.delinearize_index"(%arg3, %arg4, %arg5) : (index, index, index) -> (index, index)
    "func.return"(%3#0, %3#1) : (index, index) -> ()
  }) : () -> ()
  "gpu.module"() <{sym_name = "empty"}> ({
    "gpu.module_end"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (ptr)>, linkage = #llvm.linkage<external>, sym_name = "inside", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg2: !llvm.ptr):
    %1 = "llvm.getelementptr"(%arg2) <{elem_type = i32, inbounds, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %2 = "llvm.load"(%1) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2xf32>, vector<2xf32>) -> vector<3xf32>, sym_name = "shuffled"}> ({
  ^bb0(%arg0: vector<2xf32>, %arg1: vector<2xf32>):
    %0 = "vector.shuffle"(%arg0, %arg1) <{mask = [3, 0, 1]}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
    "func.return"(%0) : (vector<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

