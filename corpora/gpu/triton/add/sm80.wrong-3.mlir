#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "add", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %index = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %index_0 = "arith.muli"(%index, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_1 = "tt.make_range"() <{end = 32 : i32, start = 0 : i32}> : () -> tensor<32xi32, #blocked>
    %index_2 = "tt.splat"(%index_0) : (i32) -> tensor<32xi32, #blocked>
    %index_3 = "arith.addi"(%index_2, %index_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<32xi32, #blocked>, tensor<32xi32, #blocked>) -> tensor<32xi32, #blocked>
    %inside = "tt.splat"(%n) : (i32) -> tensor<32xi32, #blocked>
    %inside_4 = "arith.cmpi"(%index_3, %inside) <{predicate = 2 : i64}> : (tensor<32xi32, #blocked>, tensor<32xi32, #blocked>) -> tensor<32xi1, #blocked>
    %1 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %2 = "tt.addptr"(%1, %index_3) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %3 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %4 = "tt.addptr"(%3, %index_3) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %5 = "tt.load"(%4, %inside_4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi1, #blocked>) -> tensor<32xf32, #blocked>
    %6 = "tt.splat"(%y) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %7 = "tt.addptr"(%6, %index_3) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %8 = "tt.load"(%7, %inside_4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi1, #blocked>) -> tensor<32xf32, #blocked>
    %9 = "arith.addf"(%5, %8) <{fastmath = #arith.fastmath<none>}> : (tensor<32xf32, #blocked>, tensor<32xf32, #blocked>) -> tensor<32xf32, #blocked>
    "tt.store"(%2, %9, %inside_4) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xf32, #blocked>, tensor<32xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32, "ttng.two-ctas" = false} : () -> ()
