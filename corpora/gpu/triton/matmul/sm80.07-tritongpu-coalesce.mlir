#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %4 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked1>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #blocked1>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_4 = "arith.muli"(%columns, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_5 = "tt.splat"(%columns_4) : (i32) -> tensor<16xi32, #blocked1>
    %columns_6 = "arith.addi"(%columns_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked1>, tensor<16xi32, #blocked1>) -> tensor<16xi32, #blocked1>
    %left = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %left_7 = "tt.expand_dims"(%left) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %5 = "ttg.convert_layout"(%left_7) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %inside = "ttg.convert_layout"(%left_7) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %x = "ttg.convert_layout"(%left_7) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %left_8 = "ttg.convert_layout"(%left_7) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %left_9 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked3>
    %left_10 = "arith.muli"(%left_8, %left_9) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %left_11 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %left_12 = "tt.addptr"(%left_11, %left_10) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %left_13 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %left_14 = "tt.expand_dims"(%left_13) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %x_15 = "ttg.convert_layout"(%left_14) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %left_16 = "ttg.convert_layout"(%left_14) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %left_17 = "tt.broadcast"(%left_12) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %left_18 = "ttg.convert_layout"(%left_17) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %left_19 = "tt.broadcast"(%left_16) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %left_20 = "tt.addptr"(%left_18, %left_19) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %right_21 = "tt.expand_dims"(%right) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>) -> tensor<16x1xi32, #blocked2>
    %y = "ttg.convert_layout"(%right_21) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %right_22 = "ttg.convert_layout"(%right_21) : (tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked3>
    %right_23 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked3>
    %right_24 = "arith.muli"(%right_22, %right_23) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %right_25 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %right_26 = "tt.addptr"(%right_25, %right_24) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %right_27 = "ttg.convert_layout"(%columns_6) : (tensor<16xi32, #blocked1>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %right_28 = "tt.expand_dims"(%right_27) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %inside_29 = "ttg.convert_layout"(%right_28) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %y_30 = "ttg.convert_layout"(%right_28) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %right_31 = "ttg.convert_layout"(%right_28) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked>
    %right_32 = "tt.broadcast"(%right_26) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %right_33 = "ttg.convert_layout"(%right_32) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_34 = "tt.broadcast"(%right_31) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %right_35 = "tt.addptr"(%right_33, %right_34) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %sums:3 = "scf.for"(%1, %K, %4, %left_20, %right_35, %3) ({
    ^bb0(%k: i32, %left_44: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_45: tensor<16x16x!tt.ptr<f16>, #blocked>, %sums_46: tensor<16x16xf32, #blocked>):
      %x_47 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
      %x_48 = "arith.cmpi"(%x, %x_47) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
      %x_49 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32, #blocked>
      %x_50 = "arith.addi"(%x_15, %x_49) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_51 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked>
      %x_52 = "arith.cmpi"(%x_50, %x_51) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_53 = "tt.broadcast"(%x_48) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
      %x_54 = "ttg.convert_layout"(%x_53) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
      %x_55 = "tt.broadcast"(%x_52) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_56 = "arith.andi"(%x_54, %x_55) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_57 = "ttg.convert_layout"(%left_44) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
      %x_58 = "ttg.convert_layout"(%x_56) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
      %x_59 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked5>
      %x_60 = "tt.load"(%x_57, %x_58, %x_59) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
      %x_61 = "ttg.convert_layout"(%x_60) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked>
      %y_62 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32, #blocked3>
      %y_63 = "arith.addi"(%y, %y_62) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %y_64 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked3>
      %y_65 = "arith.cmpi"(%y_63, %y_64) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
      %y_66 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
      %y_67 = "arith.cmpi"(%y_30, %y_66) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %y_68 = "tt.broadcast"(%y_65) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
      %y_69 = "ttg.convert_layout"(%y_68) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
      %y_70 = "tt.broadcast"(%y_67) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_71 = "arith.andi"(%y_69, %y_70) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_72 = "ttg.convert_layout"(%right_45) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
      %y_73 = "ttg.convert_layout"(%y_71) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
      %y_74 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked5>
      %y_75 = "tt.load"(%y_72, %y_73, %y_74) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
      %y_76 = "ttg.convert_layout"(%y_75) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked>
      %x_77 = "ttg.convert_layout"(%x_61) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %y_78 = "ttg.convert_layout"(%y_76) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_79 = "ttg.convert_layout"(%sums_46) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_80 = "tt.dot"(%x_77, %y_78, %sums_79) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %left_81 = "tt.addptr"(%left_44, %2) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_82 = "arith.muli"(%sb, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_83 = "tt.splat"(%right_82) : (i32) -> tensor<16x16xi32, #blocked>
      %right_84 = "tt.addptr"(%right_45, %right_83) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      "scf.yield"(%left_81, %right_84, %sums_80) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>) -> (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>)
    %inside_36 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %inside_37 = "arith.cmpi"(%inside, %inside_36) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %inside_38 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_39 = "arith.cmpi"(%inside_29, %inside_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_40 = "tt.broadcast"(%inside_37) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %inside_41 = "ttg.convert_layout"(%inside_40) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %inside_42 = "tt.broadcast"(%inside_39) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_43 = "arith.andi"(%inside_41, %inside_42) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %6 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked3>
    %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %8 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %9 = "tt.addptr"(%8, %7) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %12 = "tt.addptr"(%11, %right_34) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %13 = "arith.truncf"(%sums#2) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %14 = "ttg.convert_layout"(%12) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
    %15 = "ttg.convert_layout"(%13) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked5>
    %16 = "ttg.convert_layout"(%inside_43) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked5>
    "tt.store"(%14, %15, %16) : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xf16, #blocked5>, tensor<16x16xi1, #blocked5>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
