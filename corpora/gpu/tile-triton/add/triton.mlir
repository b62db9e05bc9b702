"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, i32, i32, !tt.ptr<f32>, i32, i32, !tt.ptr<f32>, i32, i32) -> (), sym_name = "add", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %x_size0: i32, %x_stride0: i32, %y: !tt.ptr<f32>, %y_size0: i32, %y_stride0: i32, %o: !tt.ptr<f32>, %o_size0: i32, %o_stride0: i32):
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
    %left = "tt.splat"(%x_size0) : (i32) -> tensor<16xi32>
    %left_23 = "arith.cmpi"(%index_22, %left) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %left_24 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %left_25 = "tt.addptr"(%left_24, %index_22) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %left_26 = "tt.load"(%left_25, %left_23) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %right = "tt.splat"(%y_size0) : (i32) -> tensor<16xi32>
    %right_27 = "arith.cmpi"(%index_22, %right) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %right_28 = "tt.splat"(%y) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %right_29 = "tt.addptr"(%right_28, %index_22) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %right_30 = "tt.load"(%right_29, %right_27) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>) -> tensor<16xf32>
    %0 = "tt.splat"(%o_size0) : (i32) -> tensor<16xi32>
    %1 = "arith.cmpi"(%index_22, %0) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %2 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %3 = "tt.addptr"(%2, %index_22) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %4 = "arith.addf"(%left_26, %right_30) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "tt.store"(%3, %4, %1) : (tensor<16x!tt.ptr<f32>>, tensor<16xf32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
