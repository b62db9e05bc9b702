"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32) -> (), sym_name = "cumulative_sum", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32):
    %values = "arith.constant"() <{value = dense<0> : tensor<16xi32>}> : () -> tensor<16xi32>
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values_0 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %values_1 = "arith.cmpi"(%index, %values_0) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_2 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %values_3 = "arith.muli"(%values_2, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_4 = "tt.addptr"(%x, %values_3) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %values_5 = "tt.splat"(%values_4) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %values_6 = "tt.addptr"(%values_5, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %values_7 = "tt.load"(%values_6, %values_1, %values) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi1>, tensor<16xi32>) -> tensor<16xi32>
    %0 = "tt.addptr"(%o, %values_3) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %1 = "tt.splat"(%0) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %2 = "tt.addptr"(%1, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %3 = "tt.scan"(%values_7) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %4 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "tt.scan.return"(%4) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    "tt.store"(%2, %3, %values_1) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
