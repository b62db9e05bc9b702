"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %rows_1 = "arith.extsi"(%rows) : (i32) -> i64
    %rows_2 = "arith.extsi"(%rows_0) : (i32) -> i64
    %rows_3 = "arith.muli"(%rows_1, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %rows_4 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_5 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_6 = "arith.cmpi"(%rows_3, %rows_4) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %rows_7 = "arith.cmpi"(%rows_3, %rows_5) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %rows_8 = "arith.andi"(%rows_6, %rows_7) : (i1, i1) -> i1
    %rows_9 = "arith.muli"(%rows, %rows_0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_10 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %rows_11 = "tt.splat"(%rows_9) : (i32) -> tensor<16xi32>
    %rows_12 = "arith.extsi"(%rows_11) : (tensor<16xi32>) -> tensor<16xi64>
    %rows_13 = "arith.extsi"(%rows_10) : (tensor<16xi32>) -> tensor<16xi64>
    %rows_14 = "arith.addi"(%rows_12, %rows_13) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %rows_15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %rows_16 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %rows_17 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
    %rows_18 = "arith.cmpi"(%rows_14, %rows_17) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %rows_19 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
    %rows_20 = "arith.cmpi"(%rows_14, %rows_19) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %rows_21 = "arith.andi"(%rows_18, %rows_20) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %rows_22 = "arith.addi"(%rows_11, %rows_10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %depth = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %queries = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %queries_23 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
    %queries_24 = "arith.cmpi"(%queries, %queries_23) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %queries_25 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %queries_26 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %queries_27 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32>}> : () -> tensor<16x1xi32>
    %queries_28 = "arith.extsi"(%queries_25) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %queries_29 = "arith.extsi"(%queries_27) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %queries_30 = "arith.muli"(%queries_28, %queries_29) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %queries_31 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %queries_32 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %queries_33 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %queries_34 = "arith.cmpi"(%queries_30, %queries_33) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %queries_35 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %queries_36 = "arith.cmpi"(%queries_30, %queries_35) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %queries_37 = "arith.andi"(%queries_34, %queries_36) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %queries_38 = "arith.muli"(%queries_25, %queries_27) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %queries_39 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_40 = "tt.addptr"(%queries_39, %queries_38) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %queries_41 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %queries_42 = "tt.broadcast"(%queries_40) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_43 = "tt.broadcast"(%queries_41) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %queries_44 = "tt.addptr"(%queries_42, %queries_43) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %queries_45 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %queries_46 = "tt.broadcast"(%queries_24) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %queries_47 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    %queries_48 = "arith.truncf"(%queries_47) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %queries_49 = "tt.load"(%queries_44, %queries_46, %queries_48) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
    %largest = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %largest_50 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32>}> : () -> tensor<16xf32>
    %total = "tt.call"() <{callee = @triton.language.standard.zeros__Tc16T_cfp32}> : () -> tensor<16xf32>
    %sums = "tt.call"() <{callee = @triton.language.standard.zeros__Tc16_c16T_cfp32}> : () -> tensor<16x16xf32>
    %12 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %14 = "arith.bitcast"(%12) : (i32) -> i32
    %15 = "arith.bitcast"(%length) : (i32) -> i32
    %16 = "arith.bitcast"(%13) : (i32) -> i32
    %17 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %sums_51:3 = "scf.for"(%14, %15, %16, %largest_50, %total, %sums) ({
    ^bb0(%start: i32, %largest_55: tensor<16xf32>, %total_56: tensor<16xf32>, %sums_57: tensor<16x16xf32>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32>
      %at_58 = "arith.extsi"(%at) : (tensor<16xi32>) -> tensor<16xi64>
      %at_59 = "arith.extsi"(%columns) : (tensor<16xi32>) -> tensor<16xi64>
      %at_60 = "arith.addi"(%at_58, %at_59) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %at_61 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %at_62 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %at_63 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
      %at_64 = "arith.cmpi"(%at_60, %at_63) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %at_65 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
      %at_66 = "arith.cmpi"(%at_60, %at_65) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %at_67 = "arith.andi"(%at_64, %at_66) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
      %at_68 = "arith.addi"(%at, %columns) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %keys = "tt.expand_dims"(%at_68) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_69 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %keys_70 = "arith.cmpi"(%keys, %keys_69) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %keys_71 = "tt.expand_dims"(%at_68) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %keys_72 = "arith.constant"() <{value = 16 : i32}> : () -> i32
      %keys_73 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32>}> : () -> tensor<1x16xi32>
      %keys_74 = "arith.extsi"(%keys_71) : (tensor<1x16xi32>) -> tensor<1x16xi64>
      %keys_75 = "arith.extsi"(%keys_73) : (tensor<1x16xi32>) -> tensor<1x16xi64>
      %keys_76 = "arith.muli"(%keys_74, %keys_75) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi64>
      %keys_77 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %keys_78 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %keys_79 = "arith.constant"() <{value = dense<2147483647> : tensor<1x16xi64>}> : () -> tensor<1x16xi64>
      %keys_80 = "arith.cmpi"(%keys_76, %keys_79) <{predicate = 3 : i64}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi1>
      %keys_81 = "arith.constant"() <{value = dense<-2147483648> : tensor<1x16xi64>}> : () -> tensor<1x16xi64>
      %keys_82 = "arith.cmpi"(%keys_76, %keys_81) <{predicate = 5 : i64}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi1>
      %keys_83 = "arith.andi"(%keys_80, %keys_82) : (tensor<1x16xi1>, tensor<1x16xi1>) -> tensor<1x16xi1>
      %keys_84 = "arith.muli"(%keys_71, %keys_73) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %keys_85 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_86 = "tt.addptr"(%keys_85, %keys_84) : (tensor<1x16x!tt.ptr<f16>>, tensor<1x16xi32>) -> tensor<1x16x!tt.ptr<f16>>
      %keys_87 = "tt.expand_dims"(%depth) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %keys_88 = "tt.broadcast"(%keys_86) : (tensor<1x16x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_89 = "tt.broadcast"(%keys_87) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %keys_90 = "tt.addptr"(%keys_88, %keys_89) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %keys_91 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %keys_92 = "tt.broadcast"(%keys_70) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %keys_93 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %keys_94 = "arith.truncf"(%keys_93) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %keys_95 = "tt.load"(%keys_90, %keys_92, %keys_94) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %scores = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %scores_96 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %scores_97 = "tt.dot"(%queries_49, %keys_95, %scores_96) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_98 = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32>
      %scores_99 = "arith.mulf"(%scores_97, %scores_98) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %scores_100 = "tt.expand_dims"(%at_68) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %scores_101 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32>
      %scores_102 = "arith.cmpi"(%scores_100, %scores_101) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %scores_103 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
      %scores_104 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %scores_105 = "tt.broadcast"(%scores_102) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %scores_106 = "arith.select"(%scores_105, %scores_99, %scores_104) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %newest = "tt.call"(%scores_106) <{callee = @triton.language.standard.max__fp32S16_16S_c1_cFalse_cTrue_cFalse}> : (tensor<16x16xf32>) -> tensor<16xf32>
      %newest_107 = "arith.maxnumf"(%largest_55, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %weights = "tt.expand_dims"(%newest_107) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %weights_108 = "tt.broadcast"(%weights) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %weights_109 = "arith.subf"(%scores_106, %weights_108) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %weights_110 = "math.exp"(%weights_109) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
      %old = "arith.subf"(%largest_55, %newest_107) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %old_111 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>) -> tensor<16xf32>
      %total_112 = "arith.mulf"(%total_56, %old_111) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %total_113 = "tt.call"(%weights_110) <{callee = @triton.language.standard.sum__fp32S16_16S_c1_cFalse_cNone}> : (tensor<16x16xf32>) -> tensor<16xf32>
      %total_114 = "arith.addf"(%total_112, %total_113) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
      %values = "tt.expand_dims"(%at_68) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_115 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
      %values_116 = "arith.cmpi"(%values, %values_115) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %values_117 = "tt.expand_dims"(%at_68) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %values_118 = "arith.constant"() <{value = 16 : i32}> : () -> i32
      %values_119 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32>}> : () -> tensor<16x1xi32>
      %values_120 = "arith.extsi"(%values_117) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %values_121 = "arith.extsi"(%values_119) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %values_122 = "arith.muli"(%values_120, %values_121) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
      %values_123 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %values_124 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %values_125 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %values_126 = "arith.cmpi"(%values_122, %values_125) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %values_127 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %values_128 = "arith.cmpi"(%values_122, %values_127) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %values_129 = "arith.andi"(%values_126, %values_128) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
      %values_130 = "arith.muli"(%values_117, %values_119) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %values_131 = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %values_132 = "tt.addptr"(%values_131, %values_130) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %values_133 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %values_134 = "tt.broadcast"(%values_132) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %values_135 = "tt.broadcast"(%values_133) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %values_136 = "tt.addptr"(%values_134, %values_135) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %values_137 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %values_138 = "tt.broadcast"(%values_116) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %values_139 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %values_140 = "arith.truncf"(%values_139) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %values_141 = "tt.load"(%values_136, %values_138, %values_140) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_142 = "tt.expand_dims"(%old_111) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
      %sums_143 = "tt.broadcast"(%sums_142) : (tensor<16x1xf32>) -> tensor<16x16xf32>
      %sums_144 = "arith.mulf"(%sums_57, %sums_143) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_145 = "arith.truncf"(%weights_110) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %sums_146 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %sums_147 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %sums_148 = "tt.dot"(%sums_145, %values_141, %sums_147) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_149 = "arith.addf"(%sums_144, %sums_148) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%newest_107, %total_114, %sums_149) : (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>)
    %result = "tt.expand_dims"(%sums_51#1) <{axis = 1 : i32}> : (tensor<16xf32>) -> tensor<16x1xf32>
    %result_52 = "tt.broadcast"(%result) : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %result_53 = "arith.divf"(%sums_51#2, %result_52) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %result_54 = "arith.truncf"(%result_53) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %18 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %19 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32>
    %20 = "arith.cmpi"(%18, %19) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %21 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %22 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %23 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32>}> : () -> tensor<16x1xi32>
    %24 = "arith.extsi"(%21) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %25 = "arith.extsi"(%23) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %26 = "arith.muli"(%24, %25) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %27 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %28 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %29 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %30 = "arith.cmpi"(%26, %29) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %31 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %32 = "arith.cmpi"(%26, %31) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %33 = "arith.andi"(%30, %32) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %34 = "arith.muli"(%21, %23) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %35 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %36 = "tt.addptr"(%35, %34) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %37 = "tt.expand_dims"(%depth) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %38 = "tt.broadcast"(%36) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %39 = "tt.broadcast"(%37) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %40 = "tt.addptr"(%38, %39) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %41 = "tt.broadcast"(%20) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    "tt.store"(%40, %result_54, %41) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16xf32>, sym_name = "triton.language.standard.zeros__Tc16T_cfp32", sym_visibility = "private"}> ({
    %11 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    "tt.return"(%11) : (tensor<16xf32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
    %10 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    "tt.return"(%10) : (tensor<16x16xf32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16x16xf32>) -> tensor<16xf32>, sym_name = "triton.language.standard.max__fp32S16_16S_c1_cFalse_cTrue_cFalse", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16x16xf32>):
    %7 = "tt.reduce"(%input) <{axis = 1 : i32}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %9 = "tt.call"(%arg8, %arg9) <{callee = @triton.language.standard._elementwise_max__fp32_fp32}> : (f32, f32) -> f32
      "tt.reduce.return"(%9) : (f32) -> ()
    }) : (tensor<16x16xf32>) -> tensor<16xf32>
    "tt.return"(%7) : (tensor<16xf32>) -> ()
  ^bb1:  // no predecessors
    %8 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xf32>
    "tt.return"(%8) : (tensor<16xf32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._elementwise_max__fp32_fp32", sym_visibility = "private"}> ({
  ^bb0(%a: f32, %b: f32):
    %5 = "arith.maxnumf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.return"(%5) : (f32) -> ()
  ^bb1:  // no predecessors
    %6 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%6) : (f32) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<16x16xf32>) -> tensor<16xf32>, sym_name = "triton.language.standard.sum__fp32S16_16S_c1_cFalse_cNone", sym_visibility = "private"}> ({
  ^bb0(%input: tensor<16x16xf32>):
    %2 = "tt.reduce"(%input) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %4 = "tt.call"(%arg3, %arg4) <{callee = @triton.language.standard._sum_combine__fp32_fp32}> : (f32, f32) -> f32
      "tt.reduce.return"(%4) : (f32) -> ()
    }) : (tensor<16x16xf32>) -> tensor<16xf32>
    "tt.return"(%2) : (tensor<16xf32>) -> ()
  ^bb1:  // no predecessors
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16xf32>
    "tt.return"(%3) : (tensor<16xf32>) -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (f32, f32) -> f32, sym_name = "triton.language.standard._sum_combine__fp32_fp32", sym_visibility = "private"}> ({
  ^bb0(%a: f32, %b: f32):
    %0 = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.return"(%0) : (f32) -> ()
  ^bb1:  // no predecessors
    %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    "tt.return"(%1) : (f32) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
