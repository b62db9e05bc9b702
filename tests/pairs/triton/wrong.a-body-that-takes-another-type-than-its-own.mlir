// options: --size n=8,6 --size grid_x=2,2 --size grid_y=1,1 --size grid_z=1,1 --accept bitwise
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#m = #ttg.shared_memory
"builtin.module"() ({
"tt.func"() <{function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "f", sym_visibility = "public"}> ({
^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
  %four = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %zeros = "arith.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %program = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
  %start = "arith.muli"(%program, %four) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %starts = "tt.splat"(%start) : (i32) -> tensor<4xi32>
  %index = "arith.addi"(%starts, %range) <{overflowFlags = #arith.overflow<none>}>
    : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %limit = "tt.splat"(%n) : (i32) -> tensor<4xi32>
  %inside = "arith.cmpi"(%index, %limit) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %px = "tt.addptr"(%xs, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  %os = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %po = "tt.addptr"(%os, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
%v = "tt.load"(%px, %inside) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>) -> tensor<4xf32>
"tt.store"(%po, %v, %inside) : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<4xi1>) -> ()
  "tt.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#m = #ttg.shared_memory
"builtin.module"() ({
"tt.func"() <{function_type = (!tt.ptr<f16>, !tt.ptr<f32>, i32) -> (), sym_name = "f", sym_visibility = "public"}> ({
^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
  %four = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %one = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %zeros = "arith.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %program = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
  %start = "arith.muli"(%program, %four) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %starts = "tt.splat"(%start) : (i32) -> tensor<4xi32>
  %index = "arith.addi"(%starts, %range) <{overflowFlags = #arith.overflow<none>}>
    : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %limit = "tt.splat"(%n) : (i32) -> tensor<4xi32>
  %inside = "arith.cmpi"(%index, %limit) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %px = "tt.addptr"(%xs, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  %os = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %po = "tt.addptr"(%os, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
%v = "tt.load"(%px, %inside, %zeros) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
"tt.store"(%po, %v, %inside) : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<4xi1>) -> ()
  "tt.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// expect: unknown
