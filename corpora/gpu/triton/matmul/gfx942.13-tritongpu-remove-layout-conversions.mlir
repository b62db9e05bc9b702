#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32, #blocked>}> : () -> tensor<16x16xi32, #blocked>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #mma>}> : () -> tensor<16x16xf32, #mma>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_6 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_7 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %rows_8 = "arith.addi"(%rows_6, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_9 = "arith.muli"(%columns, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_10 = "tt.splat"(%columns_9) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_11 = "tt.splat"(%columns_9) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %columns_12 = "arith.addi"(%columns_10, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %columns_13 = "arith.addi"(%columns_11, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %left = "tt.expand_dims"(%rows_7) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #mma}>>) -> tensor<16x1xi32, #mma>
    %left_14 = "tt.expand_dims"(%rows_8) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %left_15 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32, #blocked>
    %left_16 = "arith.muli"(%left_14, %left_15) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %left_17 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_18 = "tt.addptr"(%left_17, %left_16) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %left_19 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %left_20 = "tt.expand_dims"(%left_19) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %left_21 = "tt.broadcast"(%left_18) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %left_22 = "tt.broadcast"(%left_20) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %left_23 = "tt.addptr"(%left_21, %left_22) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %right_24 = "tt.expand_dims"(%right) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %right_25 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32, #blocked>
    %right_26 = "arith.muli"(%right_24, %right_25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %right_27 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_28 = "tt.addptr"(%right_27, %right_26) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %right_29 = "tt.expand_dims"(%columns_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #mma}>>) -> tensor<1x16xi32, #mma>
    %right_30 = "tt.expand_dims"(%columns_13) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %right_31 = "tt.broadcast"(%right_28) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %right_32 = "tt.broadcast"(%right_29) : (tensor<1x16xi32, #mma>) -> tensor<16x16xi32, #mma>
    %right_33 = "tt.broadcast"(%right_30) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %right_34 = "tt.addptr"(%right_31, %right_33) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %x = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #blocked>
    %x_35 = "arith.cmpi"(%left_14, %x) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %x_36 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32, #blocked>
    %x_37 = "tt.broadcast"(%x_35) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %y = "tt.splat"(%K) : (i32) -> tensor<16x1xi32, #blocked>
    %y_38 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #blocked>
    %y_39 = "arith.cmpi"(%right_30, %y_38) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
    %y_40 = "tt.broadcast"(%y_39) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %right_41 = "arith.muli"(%sb, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %right_42 = "tt.splat"(%right_41) : (i32) -> tensor<16x16xi32, #blocked>
    %sums:3 = "scf.for"(%2, %K, %0, %left_23, %right_34, %4) ({
    ^bb0(%k: i32, %left_49: tensor<16x16x!tt.ptr<f16>, #blocked>, %right_50: tensor<16x16x!tt.ptr<f16>, #blocked>, %sums_51: tensor<16x16xf32, #mma>):
      %x_52 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32, #blocked>
      %x_53 = "arith.addi"(%left_20, %x_52) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi32, #blocked>
      %x_54 = "arith.cmpi"(%x_53, %x_36) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %x_55 = "tt.broadcast"(%x_54) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_56 = "arith.andi"(%x_37, %x_55) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %x_57 = "tt.load"(%left_49, %x_56, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %y_58 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32, #blocked>
      %y_59 = "arith.addi"(%right_24, %y_58) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %y_60 = "arith.cmpi"(%y_59, %y) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %y_61 = "tt.broadcast"(%y_60) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_62 = "arith.andi"(%y_61, %y_40) : (tensor<16x16xi1, #blocked>, tensor<16x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %y_63 = "tt.load"(%right_50, %y_62, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %x_64 = "ttg.convert_layout"(%x_57) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
      %y_65 = "ttg.convert_layout"(%y_63) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>
      %sums_66 = "tt.dot"(%x_64, %y_65, %sums_51) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, tensor<16x16xf32, #mma>) -> tensor<16x16xf32, #mma>
      %left_67 = "tt.addptr"(%left_49, %3) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %right_68 = "tt.addptr"(%right_50, %right_42) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      "scf.yield"(%left_67, %right_68, %sums_66) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #mma>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #mma>) -> (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf32, #mma>)
    %inside = "tt.splat"(%M) : (i32) -> tensor<16x1xi32, #mma>
    %inside_43 = "arith.cmpi"(%left, %inside) <{predicate = 2 : i64}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi1, #mma>
    %inside_44 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32, #mma>
    %inside_45 = "arith.cmpi"(%right_29, %inside_44) <{predicate = 2 : i64}> : (tensor<1x16xi32, #mma>, tensor<1x16xi32, #mma>) -> tensor<1x16xi1, #mma>
    %inside_46 = "tt.broadcast"(%inside_43) : (tensor<16x1xi1, #mma>) -> tensor<16x16xi1, #mma>
    %inside_47 = "tt.broadcast"(%inside_45) : (tensor<1x16xi1, #mma>) -> tensor<16x16xi1, #mma>
    %inside_48 = "arith.andi"(%inside_46, %inside_47) : (tensor<16x16xi1, #mma>, tensor<16x16xi1, #mma>) -> tensor<16x16xi1, #mma>
    %5 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32, #mma>
    %6 = "arith.muli"(%left, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1xi32, #mma>
    %7 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %8 = "tt.addptr"(%7, %6) : (tensor<16x1x!tt.ptr<f16>, #mma>, tensor<16x1xi32, #mma>) -> tensor<16x1x!tt.ptr<f16>, #mma>
    %9 = "tt.broadcast"(%8) : (tensor<16x1x!tt.ptr<f16>, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %10 = "tt.addptr"(%9, %right_32) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xi32, #mma>) -> tensor<16x16x!tt.ptr<f16>, #mma>
    %11 = "arith.truncf"(%sums#2) : (tensor<16x16xf32, #mma>) -> tensor<16x16xf16, #mma>
    "tt.store"(%10, %11, %inside_48) : (tensor<16x16x!tt.ptr<f16>, #mma>, tensor<16x16xf16, #mma>, tensor<16x16xi1, #mma>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
