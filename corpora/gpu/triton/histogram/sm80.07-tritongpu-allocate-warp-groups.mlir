#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32, i32) -> (), sym_name = "histogram", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32, %bins: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<-1> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %2 = "arith.constant"() <{value = dense<0> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %3 = "arith.constant"() <{value = dense<1> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %index = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index_0 = "arith.muli"(%index, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %index_2 = "tt.splat"(%index_0) : (i32) -> tensor<16xi32, #blocked>
    %index_3 = "arith.addi"(%index_2, %index_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_4 = "arith.cmpi"(%index_3, %values) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_5 = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_6 = "tt.addptr"(%values_5, %index_3) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_7 = "tt.load"(%values_6, %values_4, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %4 = "arith.cmpi"(%values_7, %2) <{predicate = 5 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %5 = "tt.splat"(%bins) : (i32) -> tensor<16xi32, #blocked>
    %6 = "arith.cmpi"(%values_7, %5) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %7 = "arith.andi"(%4, %6) : (tensor<16xi1, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    %8 = "tt.splat"(%o) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %9 = "tt.addptr"(%8, %values_7) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %10 = "tt.atomic_rmw"(%9, %3, %7) <{atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32}> : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi32, #blocked>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
