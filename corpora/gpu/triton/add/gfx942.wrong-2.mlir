#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "add", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
    %index = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %index_0 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index_1 = "arith.muli"(%index_0, %index) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_2 = "tt.make_range"() <{end = 33 : i32, start = 1 : i32}> : () -> tensor<32xi32, #blocked>
    %index_3 = "tt.splat"(%index_1) : (i32) -> tensor<32xi32, #blocked>
    %index_4 = "arith.addi"(%index_3, %index_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<32xi32, #blocked>, tensor<32xi32, #blocked>) -> tensor<32xi32, #blocked>
    %inside = "tt.splat"(%n) : (i32) -> tensor<32xi32, #blocked>
    %inside_5 = "arith.cmpi"(%index_4, %inside) <{predicate = 2 : i64}> : (tensor<32xi32, #blocked>, tensor<32xi32, #blocked>) -> tensor<32xi1, #blocked>
    %0 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %1 = "tt.addptr"(%0, %index_4) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %2 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %3 = "tt.addptr"(%2, %index_4) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %4 = "tt.load"(%3, %inside_5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi1, #blocked>) -> tensor<32xf32, #blocked>
    %5 = "tt.splat"(%y) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %6 = "tt.addptr"(%5, %index_4) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi32, #blocked>) -> tensor<32x!tt.ptr<f32>, #blocked>
    %7 = "tt.load"(%6, %inside_5) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xi1, #blocked>) -> tensor<32xf32, #blocked>
    %8 = "arith.addf"(%4, %7) <{fastmath = #arith.fastmath<none>}> : (tensor<32xf32, #blocked>, tensor<32xf32, #blocked>) -> tensor<32xf32, #blocked>
    "tt.store"(%1, %8, %inside_5) : (tensor<32x!tt.ptr<f32>, #blocked>, tensor<32xf32, #blocked>, tensor<32xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
