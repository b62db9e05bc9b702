"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, !tt.ptr<f32>, i32) -> (), sym_name = "add", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %y: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
    %index = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index_0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %index_1 = "arith.extsi"(%index) : (i32) -> i64
    %index_2 = "arith.extsi"(%index_0) : (i32) -> i64
    %index_3 = "arith.muli"(%index_1, %index_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %index_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %index_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %index_6 = "arith.cmpi"(%index_3, %index_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %index_7 = "arith.cmpi"(%index_3, %index_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %index_8 = "arith.andi"(%index_6, %index_7) : (i1, i1) -> i1
    %index_9 = "arith.muli"(%index, %index_0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_10 = "tt.make_range"() <{end = 32 : i32, start = 0 : i32}> : () -> tensor<32xi32>
    %index_11 = "tt.splat"(%index_9) : (i32) -> tensor<32xi32>
    %index_12 = "arith.extsi"(%index_11) : (tensor<32xi32>) -> tensor<32xi64>
    %index_13 = "arith.extsi"(%index_10) : (tensor<32xi32>) -> tensor<32xi64>
    %index_14 = "arith.addi"(%index_12, %index_13) <{overflowFlags = #arith.overflow<none>}> : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi64>
    %index_15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %index_16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %index_17 = "arith.constant"() <{value = dense<2147483647> : tensor<32xi64>}> : () -> tensor<32xi64>
    %index_18 = "arith.cmpi"(%index_14, %index_17) <{predicate = 3 : i64}> : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi1>
    %index_19 = "arith.constant"() <{value = dense<-2147483648> : tensor<32xi64>}> : () -> tensor<32xi64>
    %index_20 = "arith.cmpi"(%index_14, %index_19) <{predicate = 5 : i64}> : (tensor<32xi64>, tensor<32xi64>) -> tensor<32xi1>
    %index_21 = "arith.andi"(%index_18, %index_20) : (tensor<32xi1>, tensor<32xi1>) -> tensor<32xi1>
    %index_22 = "arith.addi"(%index_11, %index_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi32>
    %inside = "tt.splat"(%n) : (i32) -> tensor<32xi32>
    %inside_23 = "arith.cmpi"(%index_22, %inside) <{predicate = 2 : i64}> : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %0 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %1 = "tt.addptr"(%0, %index_22) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %2 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %3 = "tt.addptr"(%2, %index_22) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %4 = "tt.load"(%3, %inside_23) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>>, tensor<32xi1>) -> tensor<32xf32>
    %5 = "tt.splat"(%y) : (!tt.ptr<f32>) -> tensor<32x!tt.ptr<f32>>
    %6 = "tt.addptr"(%5, %index_22) : (tensor<32x!tt.ptr<f32>>, tensor<32xi32>) -> tensor<32x!tt.ptr<f32>>
    %7 = "tt.load"(%6, %inside_23) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<32x!tt.ptr<f32>>, tensor<32xi1>) -> tensor<32xf32>
    %8 = "arith.addf"(%4, %7) <{fastmath = #arith.fastmath<none>}> : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    "tt.store"(%1, %8, %inside_23) : (tensor<32x!tt.ptr<f32>>, tensor<32xf32>, tensor<32xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
