"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32, i32) -> (), sym_name = "histogram", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32, %bins: i32):
    %index = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index_0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %index_1 = "arith.extsi"(%index) : (i32) -> i64
    %index_2 = "arith.extsi"(%index_0) : (i32) -> i64
    %index_3 = "arith.muli"(%index_1, %index_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %index_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %index_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %index_6 = "arith.cmpi"(%index_3, %index_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %index_7 = "arith.cmpi"(%index_3, %index_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %index_8 = "arith.andi"(%index_6, %index_7) : (i1, i1) -> i1
    %index_9 = "arith.muli"(%index, %index_0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %index_10 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %index_11 = "tt.splat"(%index_9) : (i32) -> tensor<16xi32>
    %index_12 = "arith.extsi"(%index_11) : (tensor<16xi32>) -> tensor<16xi64>
    %index_13 = "arith.extsi"(%index_10) : (tensor<16xi32>) -> tensor<16xi64>
    %index_14 = "arith.addi"(%index_12, %index_13) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %index_15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %index_16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %index_17 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
    %index_18 = "arith.cmpi"(%index_14, %index_17) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %index_19 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
    %index_20 = "arith.cmpi"(%index_14, %index_19) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %index_21 = "arith.andi"(%index_18, %index_20) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %index_22 = "arith.addi"(%index_11, %index_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %values_23 = "arith.cmpi"(%index_22, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_24 = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %values_25 = "tt.addptr"(%values_24, %index_22) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %values_26 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %values_27 = "arith.constant"() <{value = dense<-1> : tensor<16xi32>}> : () -> tensor<16xi32>
    %values_28 = "tt.load"(%values_25, %values_23, %values_27) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi1>, tensor<16xi32>) -> tensor<16xi32>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0> : tensor<16xi32>}> : () -> tensor<16xi32>
    %2 = "arith.cmpi"(%values_28, %1) <{predicate = 5 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %3 = "tt.splat"(%bins) : (i32) -> tensor<16xi32>
    %4 = "arith.cmpi"(%values_28, %3) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %5 = "arith.andi"(%2, %4) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %6 = "tt.splat"(%o) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %7 = "tt.addptr"(%6, %values_28) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = dense<1> : tensor<16xi32>}> : () -> tensor<16xi32>
    %10 = "tt.atomic_rmw"(%7, %9, %5) <{atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> tensor<16xi32>
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
