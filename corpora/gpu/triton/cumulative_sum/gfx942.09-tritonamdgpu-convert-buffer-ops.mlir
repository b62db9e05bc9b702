#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32) -> (), sym_name = "cumulative_sum", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32):
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_1 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %values_2 = "arith.muli"(%values_1, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_3 = "tt.addptr"(%x, %values_2) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %values_4 = "amdg.buffer_load"(%values_3, %index, %values_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (!tt.ptr<i32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi32, #blocked>
    %0 = "tt.addptr"(%o, %values_2) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %1 = "tt.scan"(%values_4) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %2 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "tt.scan.return"(%2) : (i32) -> ()
    }) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    "amdg.buffer_store"(%1, %0, %index, %values_0) <{contiguity = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (tensor<16xi32, #blocked>, !tt.ptr<i32>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
