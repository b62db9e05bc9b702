#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
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
    %x_36 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %x_37 = "arith.cmpi"(%x, %x_36) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %x_38 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked>
    %x_39 = "tt.broadcast"(%x_37) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %x_40 = "ttg.convert_layout"(%x_39) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %y_41 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked3>
    %y_42 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %y_43 = "arith.cmpi"(%y_30, %y_42) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %y_44 = "tt.broadcast"(%y_43) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %right_45 = "arith.muli"(%sb, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %right_46 = "tt.splat"(%right_45) : (i32) -> tensor<16x16xi32, #blocked>
    %sums:3 = "scf.for"(%1, %K, %4, %left_20, %right_35, %3) ({
    ^bb0(%k: i32, %left_55: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_56: tensor<16x16x!tt.ptr<f16>, #blocked>, %sums_57: tensor<16x16xf32, #blocked>):
      %x_58 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32, #blocked>
      %x_59 = "arith.addi"(%x_15, %x_58) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_60 = "arith.cmpi"(%x_59, %x_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_61 = "tt.broadcast"(%x_60) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_62 = "arith.andi"(%x_40, %x_61) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_63 = "ttg.convert_layout"(%left_55) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %x_64 = "ttg.convert_layout"(%x_62) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_65 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_66 = "tt.load"(%x_63, %x_64, %x_65) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %y_67 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32, #blocked3>
      %y_68 = "arith.addi"(%y, %y_67) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
      %y_69 = "arith.cmpi"(%y_68, %y_41) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
      %y_70 = "tt.broadcast"(%y_69) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
      %y_71 = "ttg.convert_layout"(%y_70) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
      %y_72 = "arith.andi"(%y_71, %y_44) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_73 = "ttg.convert_layout"(%right_56) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %y_74 = "ttg.convert_layout"(%y_72) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_75 = "ttg.convert_layout"(%0) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %y_76 = "tt.load"(%y_73, %y_74, %y_75) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_77 = "ttg.convert_layout"(%x_66) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %y_78 = "ttg.convert_layout"(%y_76) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_79 = "ttg.convert_layout"(%sums_57) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_80 = "tt.dot"(%x_77, %y_78, %sums_79) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %left_81 = "tt.addptr"(%left_55, %2) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_82 = "tt.addptr"(%right_56, %right_46) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      "scf.yield"(%left_81, %right_82, %sums_80) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>) -> (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #blocked>)
    %inside_47 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked3>
    %inside_48 = "arith.cmpi"(%inside, %inside_47) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi1, #blocked3>
    %inside_49 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %inside_50 = "arith.cmpi"(%inside_29, %inside_49) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %inside_51 = "tt.broadcast"(%inside_48) : (tensor<16x1xi1, #blocked3>) -> tensor<16x16xi1, #blocked3>
    %inside_52 = "ttg.convert_layout"(%inside_51) : (tensor<16x16xi1, #blocked3>) -> tensor<16x16xi1, #blocked>
    %inside_53 = "tt.broadcast"(%inside_50) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %inside_54 = "arith.andi"(%inside_52, %inside_53) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %6 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #blocked3>
    %7 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked3>
    %8 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %9 = "tt.addptr"(%8, %7) : (tensor<16x1x!tt.ptr<f16>, #blocked3>, tensor<16x1xi32, #blocked3>) -> tensor<16x1x!tt.ptr<f16>, #blocked3>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked3>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16x!tt.ptr<f16>, #blocked3>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %12 = "tt.addptr"(%11, %right_34) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %13 = "arith.truncf"(%sums#2) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %14 = "ttg.convert_layout"(%12) : (tensor<16x16x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %15 = "ttg.convert_layout"(%13) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %16 = "ttg.convert_layout"(%inside_54) : (tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    "tt.store"(%14, %15, %16) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
