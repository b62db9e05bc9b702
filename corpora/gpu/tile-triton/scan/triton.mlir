"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}], function_type = (!tt.ptr<i32>, i32, i32, i32, i32, !tt.ptr<i32>, i32, i32, i32, i32, !tt.ptr<i32>, i32, i32, i32, i32) -> (), sym_name = "scan", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<i32>, %x_size0: i32, %x_size1: i32, %x_stride0: i32, %x_stride1: i32, %sums: !tt.ptr<i32>, %sums_size0: i32, %sums_size1: i32, %sums_stride0: i32, %sums_stride1: i32, %products: !tt.ptr<i32>, %products_size0: i32, %products_size1: i32, %products_stride0: i32, %products_stride1: i32):
    %row = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %index = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %values = "tt.splat"(%x_size1) : (i32) -> tensor<16xi32>
    %values_0 = "arith.cmpi"(%index, %values) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %values_1 = "arith.extsi"(%row) : (i32) -> i64
    %values_2 = "arith.extsi"(%x_stride0) : (i32) -> i64
    %values_3 = "arith.muli"(%values_1, %values_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %values_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %values_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %values_6 = "arith.cmpi"(%values_3, %values_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %values_7 = "arith.cmpi"(%values_3, %values_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %values_8 = "arith.andi"(%values_6, %values_7) : (i1, i1) -> i1
    %values_9 = "arith.muli"(%row, %x_stride0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %values_10 = "tt.addptr"(%x, %values_9) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %values_11 = "tt.splat"(%values_10) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %values_12 = "tt.addptr"(%values_11, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %values_13 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %values_14 = "arith.constant"() <{value = dense<0> : tensor<16xi32>}> : () -> tensor<16xi32>
    %values_15 = "tt.load"(%values_12, %values_0, %values_14) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<i32>>, tensor<16xi1>, tensor<16xi32>) -> tensor<16xi32>
    %26 = "tt.splat"(%sums_size1) : (i32) -> tensor<16xi32>
    %27 = "arith.cmpi"(%index, %26) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %28 = "arith.extsi"(%row) : (i32) -> i64
    %29 = "arith.extsi"(%sums_stride0) : (i32) -> i64
    %30 = "arith.muli"(%28, %29) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %31 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %32 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %33 = "arith.cmpi"(%30, %31) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %34 = "arith.cmpi"(%30, %32) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %35 = "arith.andi"(%33, %34) : (i1, i1) -> i1
    %36 = "arith.muli"(%row, %sums_stride0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %37 = "tt.addptr"(%sums, %36) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %38 = "tt.splat"(%37) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %39 = "tt.addptr"(%38, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    %40 = "tt.call"(%values_15) <{callee = @triton.language.standard.cumsum__i32S16S_c0_cTrue_cNone}> : (tensor<16xi32>) -> tensor<16xi32>
    "tt.store"(%39, %40, %27) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> ()
    %products_ = "tt.call"(%values_15) <{callee = @triton.language.standard.cumprod__i32S16S_c0_cFalse_cNone}> : (tensor<16xi32>) -> tensor<16xi32>
    %41 = "tt.splat"(%products_size1) : (i32) -> tensor<16xi32>
    %42 = "arith.cmpi"(%index, %41) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %43 = "arith.extsi"(%row) : (i32) -> i64
    %44 = "arith.extsi"(%products_stride0) : (i32) -> i64
    %45 = "arith.muli"(%43, %44) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %46 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %47 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %48 = "arith.cmpi"(%45, %46) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %49 = "arith.cmpi"(%45, %47) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %50 = "arith.andi"(%48, %49) : (i1, i1) -> i1
    %51 = "arith.muli"(%row, %products_stride0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %52 = "tt.addptr"(%products, %51) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
    %53 = "tt.splat"(%52) : (!tt.ptr<i32>) -> tensor<16x!tt.ptr<i32>>
    %54 = "tt.addptr"(%53, %index) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<i32>>
    "tt.store"(%54, %products_, %42) : (tensor<16x!tt.ptr<i32>>, tensor<16xi32>, tensor<16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xi32>) -> tensor<16xi32>, sym_name = "triton.language.standard.cumsum__i32S16S_c0_cTrue_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xi32>):
    %23 = "tt.scan"(%input) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      %25 = "tt.call"(%arg8, %arg9) <{callee = @triton.language.standard._sum_combine__i32_i32}> : (i32, i32) -> i32
      "tt.scan.return"(%25) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    "tt.return"(%23) : (tensor<16xi32>) -> ()
  ^bb1:  // no predecessors
    %24 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xi32>
    "tt.return"(%24) : (tensor<16xi32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (i32, i32) -> i32, sym_name = "triton.language.standard._sum_combine__i32_i32", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %13 = "arith.extsi"(%a) : (i32) -> i64
    %14 = "arith.extsi"(%b) : (i32) -> i64
    %15 = "arith.addi"(%13, %14) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %16 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %17 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %18 = "arith.cmpi"(%15, %16) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %19 = "arith.cmpi"(%15, %17) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %20 = "arith.andi"(%18, %19) : (i1, i1) -> i1
    %21 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tt.return"(%21) : (i32) -> ()
  ^bb1:  // no predecessors
    %22 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "tt.return"(%22) : (i32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16xi32>) -> tensor<16xi32>, sym_name = "triton.language.standard.cumprod__i32S16S_c0_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16xi32>):
    %10 = "tt.scan"(%input) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %12 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._prod_combine__i32_i32}> : (i32, i32) -> i32
      "tt.scan.return"(%12) : (i32) -> ()
    }) : (tensor<16xi32>) -> tensor<16xi32>
    "tt.return"(%10) : (tensor<16xi32>) -> ()
  ^bb1:  // no predecessors
    %11 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xi32>
    "tt.return"(%11) : (tensor<16xi32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (i32, i32) -> i32, sym_name = "triton.language.standard._prod_combine__i32_i32", sym_visibility = "private"}> ({
  ^bb0(%a: i32, %b: i32):
    %0 = "arith.extsi"(%a) : (i32) -> i64
    %1 = "arith.extsi"(%b) : (i32) -> i64
    %2 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %3 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %4 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %5 = "arith.cmpi"(%2, %3) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %6 = "arith.cmpi"(%2, %4) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %7 = "arith.andi"(%5, %6) : (i1, i1) -> i1
    %8 = "arith.muli"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tt.return"(%8) : (i32) -> ()
  ^bb1:  // no predecessors
    %9 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    "tt.return"(%9) : (i32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
