"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}], function_type = (!tt.ptr<i32>, !tt.ptr<i32>, i32) -> (), sym_name = "cumulative_sum", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %o: !tt.ptr<i32>, %n: i32):
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_1 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %values_2 = "arith.extsi"(%values_1) : (i32) -> i64
    %values_3 = "arith.extsi"(%n) : (i32) -> i64
    %values_4 = "arith.muli"(%values_2, %values_3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %values_5 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_6 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_7 = "arith.cmpi"(%values_4, %values_5) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %values_8 = "arith.cmpi"(%values_4, %values_6) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %values_9 = "arith.andi"(%values_7, %values_8) : (i1, i1) -> i1
    %values_10 = "arith.muli"(%values_1, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_11 = "tt.addptr"(%x, %values_10) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %values_12 = "tt.splat"(%values_11) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %values_13 = "tt.addptr"(%values_12, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %values_14 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %values_15 = "arith.constant"() <{value = dense<0> : tensor<16xi32>}> : () -> tensor<16xi32>
    %values_16 = "tt.load"(%values_13, %values_0, %values_15) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi1>, tensor<16xi32>) -> tensor<16xi32>
    %4 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %5 = "arith.cmpi"(%index, %4) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %6 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %7 = "arith.extsi"(%6) : (i32) -> i64
    %8 = "arith.extsi"(%n) : (i32) -> i64
    %9 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %10 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %11 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %12 = "arith.cmpi"(%9, %10) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %13 = "arith.cmpi"(%9, %11) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %14 = "arith.andi"(%12, %13) : (i1, i1) -> i1
    %15 = "arith.muli"(%6, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %16 = "tt.addptr"(%o, %15) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %17 = "tt.splat"(%16) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %18 = "tt.addptr"(%17, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %19 = "tt.call"(%values_16) <{callee = @triton.language.standard.cumsum__i32S16S_c0_cFalse_cNone}> : (tensor<16xi32>) -> tensor<16xi32>
    "tt.store"(%18, %19, %5) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xi32>) -> tensor<16xi32>, sym_name = "triton.language.standard.cumsum__i32S16S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xi32>):
    %1 = "tt.scan"(%input) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %3 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._sum_combine__i32_i32}> : (i32, i32) -> i32
      "tt.scan.return"(%3) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    "tt.return"(%1) : (tensor<16xi32>) -> ()
  ^bb1:  // no predecessors
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xi32>
    "tt.return"(%2) : (tensor<16xi32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (i32, i32) -> i32, sym_name = "triton.language.standard._sum_combine__i32_i32", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tt.return"(%0) : (i32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
