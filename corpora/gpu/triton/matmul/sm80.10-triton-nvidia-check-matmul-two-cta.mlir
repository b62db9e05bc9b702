#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked1>}> : () -> tensor<16x16xi32, #blocked1>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_3 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %rows_4 = "arith.addi"(%rows_3, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_5 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_6 = "tt.splat"(%columns_5) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %columns_7 = "arith.addi"(%columns_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %left = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %left_8 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked1>
    %left_9 = "arith.muli"(%left, %left_8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %left_10 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %left_11 = "tt.addptr"(%left_10, %left_9) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %left_12 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %left_13 = "tt.expand_dims"(%left_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %left_14 = "tt.broadcast"(%left_11) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %left_15 = "tt.broadcast"(%left_13) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %left_16 = "tt.addptr"(%left_14, %left_15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %right = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %right_17 = "tt.expand_dims"(%right) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %right_18 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked1>
    %right_19 = "arith.muli"(%right_17, %right_18) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %right_20 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %right_21 = "tt.addptr"(%right_20, %right_19) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %right_22 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
    %right_23 = "tt.broadcast"(%right_21) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %right_24 = "tt.broadcast"(%right_22) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %right_25 = "tt.addptr"(%right_23, %right_24) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %sums:3 = "scf.for"(%3, %K, %0, %1, %left_16, %right_25) ({
    ^bb0(%k: i32, %sums_32: tensor<16x16xf32, #blocked>, %left_33: tensor<16x16x!tt.ptr<f16>, #blocked1>, %right_34: tensor<16x16x!tt.ptr<f16>, #blocked1>):
      %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked1>
      %x_35 = "arith.cmpi"(%left, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %x_36 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32, #blocked1>
      %x_37 = "arith.addi"(%left_13, %x_36) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %x_38 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked1>
      %x_39 = "arith.cmpi"(%x_37, %x_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %x_40 = "tt.broadcast"(%x_35) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %x_41 = "tt.broadcast"(%x_39) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %x_42 = "arith.andi"(%x_40, %x_41) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %x_43 = "tt.load"(%left_33, %x_42, %2) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %y = "tt.splat"(%k) : (i32) -> tensor<16x1xi32, #blocked1>
      %y_44 = "arith.addi"(%right_17, %y) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
      %y_45 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked1>
      %y_46 = "arith.cmpi"(%y_44, %y_45) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
      %y_47 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked1>
      %y_48 = "arith.cmpi"(%right_22, %y_47) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %y_49 = "tt.broadcast"(%y_46) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %y_50 = "tt.broadcast"(%y_48) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %y_51 = "arith.andi"(%y_49, %y_50) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %y_52 = "tt.load"(%right_34, %y_51, %2) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %x_53 = "ttg.convert_layout"(%x_43) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %y_54 = "ttg.convert_layout"(%y_52) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_55 = "ttg.convert_layout"(%sums_32) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #mma>
      %x_56 = "ttg.convert_layout"(%x_53) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_57 = "ttg.convert_layout"(%y_54) : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_58 = "tt.dot"(%x_56, %y_57, %sums_55) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %sums_59 = "ttg.convert_layout"(%sums_58) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #blocked>
      %left_60 = "tt.addptr"(%left_33, %4) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %right_61 = "arith.muli"(%sb, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_62 = "tt.splat"(%right_61) : (i32) -> tensor<16x16xi32, #blocked1>
      %right_63 = "tt.addptr"(%right_34, %right_62) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      "scf.yield"(%sums_59, %left_60, %right_63) : (tensor<16x16xf32, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16x!tt.ptr<f16>, #blocked1>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16x!tt.ptr<f16>, #blocked1>) -> (tensor<16x16xf32, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16x!tt.ptr<f16>, #blocked1>)
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked1>
    %inside_26 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi1, #blocked1>
    %inside_27 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked1>
    %inside_28 = "arith.cmpi"(%right_22, %inside_27) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
    %inside_29 = "tt.broadcast"(%inside_26) : (tensor<16x1xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %inside_30 = "tt.broadcast"(%inside_28) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %inside_31 = "arith.andi"(%inside_29, %inside_30) : (tensor<16x16xi1, #blocked1>, tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %5 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked1>
    %6 = "arith.muli"(%left, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1xi32, #blocked1>
    %7 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %8 = "tt.addptr"(%7, %6) : (tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>) -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %10 = "tt.addptr"(%9, %right_24) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %11 = "arith.truncf"(%sums#0) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %12 = "ttg.convert_layout"(%11) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked1>
    "tt.store"(%10, %12, %inside_31) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
