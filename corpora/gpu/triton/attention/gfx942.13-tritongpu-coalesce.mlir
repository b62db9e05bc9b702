#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %2 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #blocked1>}> : () -> tensor<16x16xf32, #blocked1>
    %3 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #blocked>}> : () -> tensor<16xf32, #blocked>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked1>}> : () -> tensor<16x16xf32, #blocked1>
    %5 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked2>}> : () -> tensor<16x1xi32, #blocked2>
    %6 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #blocked>
    %rows_2 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #blocked>
    %rows_3 = "arith.addi"(%rows_2, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
    %queries = "ttg.convert_layout"(%rows_3) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %queries_4 = "tt.expand_dims"(%queries) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
    %queries_5 = "ttg.convert_layout"(%queries_4) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
    %queries_6 = "ttg.convert_layout"(%queries_4) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
    %queries_7 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked2>
    %queries_8 = "arith.cmpi"(%queries_6, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
    %queries_9 = "arith.muli"(%queries_5, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
    %queries_10 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_11 = "tt.addptr"(%queries_10, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %queries_12 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %queries_13 = "tt.expand_dims"(%queries_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
    %queries_14 = "ttg.convert_layout"(%queries_13) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
    %queries_15 = "tt.broadcast"(%queries_11) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %queries_16 = "ttg.convert_layout"(%queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_17 = "tt.broadcast"(%queries_14) : (tensor<1x16xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %queries_18 = "tt.addptr"(%queries_16, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_19 = "tt.broadcast"(%queries_8) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
    %7 = "ttg.convert_layout"(%queries_19) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
    %queries_20 = "ttg.convert_layout"(%queries_19) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
    %queries_21 = "ttg.convert_layout"(%queries_18) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %queries_22 = "ttg.convert_layout"(%queries_20) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    %queries_23 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %queries_24 = "tt.load"(%queries_21, %queries_22, %queries_23) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
    %keys_25 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_26 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %keys_27 = "tt.expand_dims"(%keys_26) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
    %keys_28 = "ttg.convert_layout"(%keys_27) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
    %keys_29 = "tt.broadcast"(%keys_28) : (tensor<16x1xi32, #blocked2>) -> tensor<16x16xi32, #blocked2>
    %keys_30 = "ttg.convert_layout"(%keys_29) : (tensor<16x16xi32, #blocked2>) -> tensor<16x16xi32, #blocked1>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #blocked1>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %sums:3 = "scf.for"(%0, %length, %6, %largest, %total, %4) ({
    ^bb0(%start: i32, %largest_37: tensor<16xf32, #blocked>, %total_38: tensor<16xf32, #blocked>, %sums_39: tensor<16x16xf32, #blocked1>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #blocked>
      %at_40 = "arith.addi"(%at, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
      %keys_41 = "ttg.convert_layout"(%at_40) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %keys_42 = "tt.expand_dims"(%keys_41) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %keys_43 = "ttg.convert_layout"(%keys_42) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_44 = "ttg.convert_layout"(%keys_42) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_45 = "arith.cmpi"(%keys_44, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_46 = "arith.muli"(%keys_43, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_47 = "tt.addptr"(%keys_25, %keys_46) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_48 = "tt.broadcast"(%keys_47) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_49 = "tt.addptr"(%keys_48, %keys_30) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_50 = "tt.broadcast"(%keys_45) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_51 = "ttg.convert_layout"(%keys_49) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
      %keys_52 = "ttg.convert_layout"(%keys_50) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked5>
      %keys_53 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked5>
      %keys_54 = "tt.load"(%keys_51, %keys_52, %keys_53) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
      %keys_55 = "ttg.convert_layout"(%keys_54) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked1>
      %queries_56 = "ttg.convert_layout"(%queries_24) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %keys_57 = "ttg.convert_layout"(%keys_55) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %16 = "ttg.convert_layout"(%4) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_58 = "tt.dot"(%queries_56, %keys_57, %16) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_59 = "arith.mulf"(%scores_58, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_60 = "arith.select"(%keys_50, %scores_59, %2) : (tensor<16x16xi1, #blocked1>, tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %newest = "tt.reduce"(%scores_60) <{axis = 1 : i32}> ({
      ^bb0(%newest_104: f32, %newest_105: f32):
        %newest_106 = "arith.maxnumf"(%newest_104, %newest_105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_106) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %newest_61 = "ttg.convert_layout"(%newest) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %newest_62 = "arith.maxnumf"(%largest_37, %newest_61) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %weights = "ttg.convert_layout"(%newest_62) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %weights_63 = "tt.expand_dims"(%weights) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %weights_64 = "ttg.convert_layout"(%weights_63) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %weights_65 = "tt.broadcast"(%weights_64) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %weights_66 = "ttg.convert_layout"(%weights_65) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %weights_67 = "arith.subf"(%scores_60, %weights_66) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %weights_68 = "math.exp"(%weights_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %old = "arith.subf"(%largest_37, %newest_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %old_69 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_70 = "arith.mulf"(%total_38, %old_69) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_71 = "tt.reduce"(%weights_68) <{axis = 1 : i32}> ({
      ^bb0(%total_101: f32, %total_102: f32):
        %total_103 = "arith.addf"(%total_101, %total_102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_103) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %total_72 = "ttg.convert_layout"(%total_71) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %total_73 = "arith.addf"(%total_70, %total_72) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %values_74 = "ttg.convert_layout"(%at_40) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %values_75 = "tt.expand_dims"(%values_74) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
      %values_76 = "ttg.convert_layout"(%values_75) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_77 = "ttg.convert_layout"(%values_75) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_78 = "arith.cmpi"(%values_77, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
      %values_79 = "arith.muli"(%values_76, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
      %values_80 = "tt.addptr"(%values, %values_79) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_81 = "tt.broadcast"(%values_80) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %values_82 = "ttg.convert_layout"(%values_81) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_83 = "tt.addptr"(%values_82, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_84 = "tt.broadcast"(%values_78) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
      %values_85 = "ttg.convert_layout"(%values_84) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
      %values_86 = "ttg.convert_layout"(%values_83) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_87 = "ttg.convert_layout"(%values_85) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %values_88 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %values_89 = "tt.load"(%values_86, %values_87, %values_88) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_90 = "ttg.convert_layout"(%old_69) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %sums_91 = "tt.expand_dims"(%sums_90) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %sums_92 = "ttg.convert_layout"(%sums_91) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %sums_93 = "tt.broadcast"(%sums_92) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %sums_94 = "ttg.convert_layout"(%sums_93) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %sums_95 = "arith.mulf"(%sums_39, %sums_94) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_96 = "arith.truncf"(%weights_68) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_97 = "ttg.convert_layout"(%sums_96) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %values_98 = "ttg.convert_layout"(%values_89) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %sums_99 = "ttg.convert_layout"(%sums_95) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_100 = "tt.dot"(%sums_97, %values_98, %sums_99) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      "scf.yield"(%newest_62, %total_73, %sums_100) : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>)
    %result = "ttg.convert_layout"(%sums#1) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %result_31 = "tt.expand_dims"(%result) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
    %result_32 = "ttg.convert_layout"(%result_31) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
    %result_33 = "tt.broadcast"(%result_32) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
    %result_34 = "ttg.convert_layout"(%result_33) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
    %result_35 = "arith.divf"(%sums#2, %result_34) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %result_36 = "arith.truncf"(%result_35) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %9 = "tt.addptr"(%8, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "tt.addptr"(%11, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %13 = "ttg.convert_layout"(%12) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %14 = "ttg.convert_layout"(%result_36) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %15 = "ttg.convert_layout"(%7) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
    "tt.store"(%13, %14, %15) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xf16, #blocked1>, tensor<16x16xi1, #blocked1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
