#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32) -> (), sym_name = "cumulative_sum", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32):
    %0 = "arith.constant"() <{value = dense<0> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %index = "tt.make_range"() <{end = 17 : i32, start = 1 : i32}> : () -> tensor<16xi32, #blocked>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_1 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %values_2 = "arith.muli"(%values_1, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_3 = "tt.addptr"(%x, %values_2) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %values_4 = "tt.splat"(%values_3) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_5 = "tt.addptr"(%values_4, %index) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_6 = "tt.load"(%values_5, %values_0, %0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %1 = "tt.addptr"(%o, %values_2) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %2 = "tt.splat"(%1) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %3 = "tt.addptr"(%2, %index) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %4 = "tt.scan"(%values_6) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %5 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "tt.scan.return"(%5) : (i32) -> ()
    }) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    "tt.store"(%3, %4, %values_0) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
