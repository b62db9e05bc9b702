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
    %13 = "tt.splat"(%n) : (i32) -> tensor<16xi32>
    %14 = "arith.cmpi"(%index, %13) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %15 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %16 = "arith.extsi"(%15) : (i32) -> i64
    %17 = "arith.extsi"(%n) : (i32) -> i64
    %18 = "arith.muli"(%16, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %19 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %20 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %21 = "arith.cmpi"(%18, %19) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %22 = "arith.cmpi"(%18, %20) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %23 = "arith.andi"(%21, %22) : (i1, i1) -> i1
    %24 = "arith.muli"(%15, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %25 = "tt.addptr"(%o, %24) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %26 = "tt.splat"(%25) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %27 = "tt.addptr"(%26, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %28 = "tt.call"(%values_16) <{callee = @triton.language.standard.cumsum__i32S16S_c0_cFalse_cNone}> : (tensor<16xi32>) -> tensor<16xi32>
    "tt.store"(%27, %28, %14) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xi32>) -> tensor<16xi32>, sym_name = "triton.language.standard.cumsum__i32S16S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xi32>):
    %10 = "tt.scan"(%input) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %12 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._sum_combine__i32_i32}> : (i32, i32) -> i32
      "tt.scan.return"(%12) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    "tt.return"(%10) : (tensor<16xi32>) -> ()
  ^bb1:  // no predecessors
    %11 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xi32>
    "tt.return"(%11) : (tensor<16xi32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (i32, i32) -> i32, sym_name = "triton.language.standard._sum_combine__i32_i32", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extsi"(%b) : (i32) -> i64
    %2 = "arith.addi"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %3 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %5 = "arith.cmpi"(%2, %3) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %6 = "arith.cmpi"(%2, %4) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %7 = "arith.andi"(%5, %6) : (i1, i1) -> i1
    %8 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tt.return"(%8) : (i32) -> ()
  ^bb1:  // no predecessors
    %9 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "tt.return"(%9) : (i32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
