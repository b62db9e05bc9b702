#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %3 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_3 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "arith.addi"(%rows_3, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_5 = "arith.muli"(%columns, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_6 = "tt.splat"(%columns_5) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_7 = "arith.addi"(%columns_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %left = "tt.expand_dims"(%rows_4) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %left_8 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %left_9 = "arith.muli"(%left, %left_8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %left_10 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_11 = "tt.addptr"(%left_10, %left_9) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_12 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %left_13 = "tt.expand_dims"(%left_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %left_14 = "tt.broadcast"(%left_11) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %left_15 = "tt.broadcast"(%left_13) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %left_16 = "tt.addptr"(%left_14, %left_15) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %right_17 = "tt.expand_dims"(%right) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %right_18 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %right_19 = "arith.muli"(%right_17, %right_18) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %right_20 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_21 = "tt.addptr"(%right_20, %right_19) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_22 = "tt.expand_dims"(%columns_7) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %right_23 = "tt.broadcast"(%right_21) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_24 = "tt.broadcast"(%right_22) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %right_25 = "tt.addptr"(%right_23, %right_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %sums:3 = "scf.for"(%1, %K, %3, %4, %left_16, %right_25) ({
    ^bb0(%k: i32, %sums_32: tensor<16x16xf32, #mma>, %left_33: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_34: tensor<16x16x!tt.ptr<f16>, #blocked>):
      %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
      %x_35 = "arith.cmpi"(%left, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %x_36 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32, #blocked>
      %x_37 = "arith.addi"(%left_13, %x_36) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_38 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked>
      %x_39 = "arith.cmpi"(%x_37, %x_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_40 = "tt.broadcast"(%x_35) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_41 = "tt.broadcast"(%x_39) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_42 = "arith.andi"(%x_40, %x_41) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_43 = "tt.load"(%left_33, %x_42, %2) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %y = "tt.splat"(%k) : (i32) -> tensor<16x1xi32, #blocked>
      %y_44 = "arith.addi"(%right_17, %y) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %y_45 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked>
      %y_46 = "arith.cmpi"(%y_44, %y_45) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %y_47 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
      %y_48 = "arith.cmpi"(%right_22, %y_47) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %y_49 = "tt.broadcast"(%y_46) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_50 = "tt.broadcast"(%y_48) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_51 = "arith.andi"(%y_49, %y_50) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_52 = "tt.load"(%right_34, %y_51, %2) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_53 = "ttg.convert_layout"(%x_43) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %y_54 = "ttg.convert_layout"(%y_52) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %sums_55 = "tt.dot"(%x_53, %y_54, %sums_32) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %left_56 = "tt.addptr"(%left_33, %0) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_57 = "arith.muli"(%sb, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_58 = "tt.splat"(%right_57) : (i32) -> tensor<16x16xi32, #blocked>
      %right_59 = "tt.addptr"(%right_34, %right_58) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      "scf.yield"(%sums_55, %left_56, %right_59) : (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>) -> (tensor<16x16xf32, #mma>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>)
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %inside_26 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %inside_27 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_28 = "arith.cmpi"(%right_22, %inside_27) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_29 = "tt.broadcast"(%inside_26) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_30 = "tt.broadcast"(%inside_28) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_31 = "arith.andi"(%inside_29, %inside_30) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %5 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked>
    %6 = "arith.muli"(%left, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %7 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %8 = "tt.addptr"(%7, %6) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %10 = "tt.addptr"(%9, %right_24) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %11 = "arith.truncf"(%sums#0) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    %12 = "ttg.convert_layout"(%11) : (tensor<16x16xf16, #mma>) -> tensor<16x16xf16, #blocked>
    "tt.store"(%10, %12, %inside_31) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} : () -> ()
