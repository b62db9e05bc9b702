#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
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
    %queries_21 = "ttg.convert_layout"(%queries_18) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
    %queries_22 = "ttg.convert_layout"(%queries_20) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked5>
    %queries_23 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked5>
    %queries_24 = "tt.load"(%queries_21, %queries_22, %queries_23) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
    %queries_25 = "ttg.convert_layout"(%queries_24) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked1>
    %sums:3 = "scf.for"(%0, %length, %6, %largest, %total, %4) ({
    ^bb0(%start: i32, %largest_32: tensor<16xf32, #blocked>, %total_33: tensor<16xf32, #blocked>, %sums_34: tensor<16x16xf32, #blocked1>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #blocked>
      %at_35 = "arith.addi"(%at, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #blocked>, tensor<16xi32, #blocked>) -> tensor<16xi32, #blocked>
      %keys = "ttg.convert_layout"(%at_35) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %keys_36 = "tt.expand_dims"(%keys) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>) -> tensor<1x16xi32, #blocked4>
      %keys_37 = "ttg.convert_layout"(%keys_36) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_38 = "ttg.convert_layout"(%keys_36) : (tensor<1x16xi32, #blocked4>) -> tensor<1x16xi32, #blocked1>
      %keys_39 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
      %keys_40 = "arith.cmpi"(%keys_38, %keys_39) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_41 = "arith.muli"(%keys_37, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_42 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_43 = "tt.addptr"(%keys_42, %keys_41) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_44 = "ttg.convert_layout"(%rows_1) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %keys_45 = "tt.expand_dims"(%keys_44) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
      %keys_46 = "ttg.convert_layout"(%keys_45) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %keys_47 = "tt.broadcast"(%keys_43) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_48 = "tt.broadcast"(%keys_46) : (tensor<16x1xi32, #blocked2>) -> tensor<16x16xi32, #blocked2>
      %keys_49 = "ttg.convert_layout"(%keys_48) : (tensor<16x16xi32, #blocked2>) -> tensor<16x16xi32, #blocked1>
      %keys_50 = "tt.addptr"(%keys_47, %keys_49) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_51 = "tt.broadcast"(%keys_40) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_52 = "ttg.convert_layout"(%keys_50) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked6>
      %keys_53 = "ttg.convert_layout"(%keys_51) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked6>
      %keys_54 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked6>
      %keys_55 = "tt.load"(%keys_52, %keys_53, %keys_54) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked6>, tensor<16x16xi1, #blocked6>, tensor<16x16xf16, #blocked6>) -> tensor<16x16xf16, #blocked6>
      %keys_56 = "ttg.convert_layout"(%keys_55) : (tensor<16x16xf16, #blocked6>) -> tensor<16x16xf16, #blocked1>
      %queries_57 = "ttg.convert_layout"(%queries_25) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %keys_58 = "ttg.convert_layout"(%keys_56) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %16 = "ttg.convert_layout"(%4) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores = "tt.dot"(%queries_57, %keys_58, %16) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_59 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #blocked1>
      %scores_60 = "arith.mulf"(%scores, %scores_59) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %scores_61 = "arith.select"(%keys_51, %scores_60, %2) : (tensor<16x16xi1, #blocked1>, tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %newest = "tt.reduce"(%scores_61) <{axis = 1 : i32}> ({
      ^bb0(%newest_106: f32, %newest_107: f32):
        %newest_108 = "arith.maxnumf"(%newest_106, %newest_107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_108) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %newest_62 = "ttg.convert_layout"(%newest) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %newest_63 = "arith.maxnumf"(%largest_32, %newest_62) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %weights = "ttg.convert_layout"(%newest_63) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %weights_64 = "tt.expand_dims"(%weights) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %weights_65 = "ttg.convert_layout"(%weights_64) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %weights_66 = "tt.broadcast"(%weights_65) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %weights_67 = "ttg.convert_layout"(%weights_66) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %weights_68 = "arith.subf"(%scores_61, %weights_67) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %weights_69 = "math.exp"(%weights_68) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %old = "arith.subf"(%largest_32, %newest_63) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %old_70 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_71 = "arith.mulf"(%total_33, %old_70) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %total_72 = "tt.reduce"(%weights_69) <{axis = 1 : i32}> ({
      ^bb0(%total_103: f32, %total_104: f32):
        %total_105 = "arith.addf"(%total_103, %total_104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_105) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked1>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %total_73 = "ttg.convert_layout"(%total_72) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16xf32, #blocked>
      %total_74 = "arith.addf"(%total_71, %total_73) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>) -> tensor<16xf32, #blocked>
      %values = "ttg.convert_layout"(%at_35) : (tensor<16xi32, #blocked>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %values_75 = "tt.expand_dims"(%values) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xi32, #blocked3>
      %values_76 = "ttg.convert_layout"(%values_75) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_77 = "ttg.convert_layout"(%values_75) : (tensor<16x1xi32, #blocked3>) -> tensor<16x1xi32, #blocked2>
      %values_78 = "arith.cmpi"(%values_77, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi1, #blocked2>
      %values_79 = "arith.muli"(%values_76, %5) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1xi32, #blocked2>
      %values_80 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_81 = "tt.addptr"(%values_80, %values_79) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %values_82 = "tt.broadcast"(%values_81) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %values_83 = "ttg.convert_layout"(%values_82) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_84 = "tt.addptr"(%values_83, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %values_85 = "tt.broadcast"(%values_78) : (tensor<16x1xi1, #blocked2>) -> tensor<16x16xi1, #blocked2>
      %values_86 = "ttg.convert_layout"(%values_85) : (tensor<16x16xi1, #blocked2>) -> tensor<16x16xi1, #blocked1>
      %values_87 = "ttg.convert_layout"(%values_84) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
      %values_88 = "ttg.convert_layout"(%values_86) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked5>
      %values_89 = "ttg.convert_layout"(%1) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked5>
      %values_90 = "tt.load"(%values_87, %values_88, %values_89) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xi1, #blocked5>, tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked5>
      %values_91 = "ttg.convert_layout"(%values_90) : (tensor<16x16xf16, #blocked5>) -> tensor<16x16xf16, #blocked1>
      %sums_92 = "ttg.convert_layout"(%old_70) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %sums_93 = "tt.expand_dims"(%sums_92) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
      %sums_94 = "ttg.convert_layout"(%sums_93) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
      %sums_95 = "tt.broadcast"(%sums_94) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
      %sums_96 = "ttg.convert_layout"(%sums_95) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
      %sums_97 = "arith.mulf"(%sums_34, %sums_96) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_98 = "arith.truncf"(%weights_69) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %sums_99 = "ttg.convert_layout"(%sums_98) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %values_100 = "ttg.convert_layout"(%values_91) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %sums_101 = "ttg.convert_layout"(%sums_97) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      %sums_102 = "tt.dot"(%sums_99, %values_100, %sums_101) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
      "scf.yield"(%newest_63, %total_74, %sums_102) : (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>) -> (tensor<16xf32, #blocked>, tensor<16xf32, #blocked>, tensor<16x16xf32, #blocked1>)
    %result = "ttg.convert_layout"(%sums#1) : (tensor<16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %result_26 = "tt.expand_dims"(%result) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>) -> tensor<16x1xf32, #blocked3>
    %result_27 = "ttg.convert_layout"(%result_26) : (tensor<16x1xf32, #blocked3>) -> tensor<16x1xf32, #blocked2>
    %result_28 = "tt.broadcast"(%result_27) : (tensor<16x1xf32, #blocked2>) -> tensor<16x16xf32, #blocked2>
    %result_29 = "ttg.convert_layout"(%result_28) : (tensor<16x16xf32, #blocked2>) -> tensor<16x16xf32, #blocked1>
    %result_30 = "arith.divf"(%sums#2, %result_29) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked1>, tensor<16x16xf32, #blocked1>) -> tensor<16x16xf32, #blocked1>
    %result_31 = "arith.truncf"(%result_30) : (tensor<16x16xf32, #blocked1>) -> tensor<16x16xf16, #blocked1>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %9 = "tt.addptr"(%8, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>) -> tensor<16x1x!tt.ptr<f16>, #blocked2>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked2>
    %11 = "ttg.convert_layout"(%10) : (tensor<16x16x!tt.ptr<f16>, #blocked2>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %12 = "tt.addptr"(%11, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %13 = "ttg.convert_layout"(%12) : (tensor<16x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked5>
    %14 = "ttg.convert_layout"(%result_31) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked5>
    %15 = "ttg.convert_layout"(%7) : (tensor<16x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked5>
    "tt.store"(%13, %14, %15) : (tensor<16x16x!tt.ptr<f16>, #blocked5>, tensor<16x16xf16, #blocked5>, tensor<16x16xi1, #blocked5>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} : () -> ()
