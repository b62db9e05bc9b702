"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<i32>, i32, i32, !tt.ptr<i32>, i32, i32) -> (), sym_name = "maximum", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %x_size0: i32, %x_stride0: i32, %o: !tt.ptr<i32>, %o_size0: i32, %o_stride0: i32):
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
    %values = "tt.splat"(%x_size0) : (i32) -> tensor<16xi32>
    %values_23 = "arith.cmpi"(%index_22, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_24 = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %values_25 = "tt.addptr"(%values_24, %index_22) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %values_26 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %values_27 = "arith.constant"() <{value = dense<0> : tensor<16xi32>}> : () -> tensor<16xi32>
    %values_28 = "tt.load"(%values_25, %values_23, %values_27) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi1>, tensor<16xi32>) -> tensor<16xi32>
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.cmpi"(%o_size0, %5) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %7 = "tt.call"(%values_28) <{callee = @triton.language.standard.max__i32S16S_c0_cFalse_cTrue_cFalse}> : (tensor<16xi32>) -> i32
    %8 = "tt.atomic_rmw"(%o, %7, %6) <{atomic_rmw_op = 6 : i32, scope = 1 : i32, sem = 1 : i32}> : (!tt.ptr<i32>, i32, i1) -> i32
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xi32>) -> i32, sym_name = "triton.language.standard.max__i32S16S_c0_cFalse_cTrue_cFalse", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xi32>):
    %2 = "tt.reduce"(%input) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %4 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._elementwise_max__i32_i32}> : (i32, i32) -> i32
      "tt.reduce.return"(%4) : (i32) -> ()
    }) : (tensor<16xi32>) -> i32
    "tt.return"(%2) : (i32) -> ()
  ^bb1:  // no predecessors
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "tt.return"(%3) : (i32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (i32, i32) -> i32, sym_name = "triton.language.standard._elementwise_max__i32_i32", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32
    "tt.return"(%0) : (i32) -> ()
  ^bb1:  // no predecessors
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "tt.return"(%1) : (i32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
