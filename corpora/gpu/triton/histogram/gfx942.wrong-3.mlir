#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32, i32) -> (), sym_name = "histogram", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32, %bins: i32):
    %0 = "arith.constant"() <{value = dense<1> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %1 = "arith.constant"() <{value = dense<0> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %values = "arith.constant"() <{value = dense<-1> : tensor<16xi32, #blocked>}> : () -> tensor<16xi32, #blocked>
    %index = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %index_0 = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %index_1 = "arith.muli"(%index_0, %index) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %index_3 = "tt.splat"(%index_1) : (i32) -> tensor<16xi32, #blocked>
    %index_4 = "arith.addi"(%index_3, %index_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %values_5 = "tt.splat"(%n) : (i32) -> tensor<16xi32, #blocked>
    %values_6 = "arith.cmpi"(%index_4, %values_5) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %values_7 = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_8 = "tt.addptr"(%values_7, %index_4) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %values_9 = "tt.load"(%values_8, %values_6, %values) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi1, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %2 = "arith.cmpi"(%values_9, %1) <{predicate = 5 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %3 = "tt.splat"(%bins) : (i32) -> tensor<16xi32, #blocked>
    %4 = "arith.cmpi"(%values_9, %3) <{predicate = 2 : i64}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi1, #blocked>
    %5 = "arith.andi"(%2, %4) : (tensor<16xi1, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi1, #blocked>
    %6 = "tt.splat"(%o) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %7 = "tt.addptr"(%6, %values_9) : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>) -> tensor<16x!tt.ptr<i32>, #blocked>
    %8 = "tt.atomic_rmw"(%7, %0, %5) <{atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32}> : (tensor<16x!tt.ptr<i32>, #blocked>, tensor<16xi32, #blocked>, tensor<16xi1, #blocked>) -> tensor<16xi32, #blocked>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
