"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %b: !tt.ptr<f16>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
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
    %columns = "tt.get_program_id"() <{axis = 1 : i32}> : () -> i32
    %columns_23 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %columns_24 = "arith.extsi"(%columns) : (i32) -> i64
    %columns_25 = "arith.extsi"(%columns_23) : (i32) -> i64
    %columns_26 = "arith.muli"(%columns_24, %columns_25) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %columns_27 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %columns_28 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %columns_29 = "arith.cmpi"(%columns_26, %columns_27) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %columns_30 = "arith.cmpi"(%columns_26, %columns_28) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %columns_31 = "arith.andi"(%columns_29, %columns_30) : (i1, i1) -> i1
    %columns_32 = "arith.muli"(%columns, %columns_23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_33 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %columns_34 = "tt.splat"(%columns_32) : (i32) -> tensor<16xi32>
    %columns_35 = "arith.extsi"(%columns_34) : (tensor<16xi32>) -> tensor<16xi64>
    %columns_36 = "arith.extsi"(%columns_33) : (tensor<16xi32>) -> tensor<16xi64>
    %columns_37 = "arith.addi"(%columns_35, %columns_36) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
    %columns_38 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %columns_39 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %columns_40 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
    %columns_41 = "arith.cmpi"(%columns_37, %columns_40) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %columns_42 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
    %columns_43 = "arith.cmpi"(%columns_37, %columns_42) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    %columns_44 = "arith.andi"(%columns_41, %columns_43) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %columns_45 = "arith.addi"(%columns_34, %columns_33) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %inner = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32>
    %left = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %left_46 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
    %left_47 = "arith.extsi"(%left) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %left_48 = "arith.extsi"(%left_46) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %left_49 = "arith.muli"(%left_47, %left_48) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %left_50 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %left_51 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %left_52 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %left_53 = "arith.cmpi"(%left_49, %left_52) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %left_54 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %left_55 = "arith.cmpi"(%left_49, %left_54) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %left_56 = "arith.andi"(%left_53, %left_55) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %left_57 = "arith.muli"(%left, %left_46) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %left_58 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %left_59 = "tt.addptr"(%left_58, %left_57) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %left_60 = "tt.expand_dims"(%inner) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %left_61 = "tt.broadcast"(%left_59) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %left_62 = "tt.broadcast"(%left_60) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %left_63 = "tt.addptr"(%left_61, %left_62) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %right = "tt.expand_dims"(%inner) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %right_64 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
    %right_65 = "arith.extsi"(%right) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %right_66 = "arith.extsi"(%right_64) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %right_67 = "arith.muli"(%right_65, %right_66) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %right_68 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %right_69 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %right_70 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %right_71 = "arith.cmpi"(%right_67, %right_70) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %right_72 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %right_73 = "arith.cmpi"(%right_67, %right_72) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %right_74 = "arith.andi"(%right_71, %right_73) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %right_75 = "arith.muli"(%right, %right_64) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %right_76 = "tt.splat"(%b) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %right_77 = "tt.addptr"(%right_76, %right_75) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %right_78 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %right_79 = "tt.broadcast"(%right_77) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %right_80 = "tt.broadcast"(%right_78) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %right_81 = "tt.addptr"(%right_79, %right_80) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %sums = "tt.call"() <{callee = @triton.language.standard.zeros__Tc16_c16T_cfp32}> : () -> tensor<16x16xf32>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %3 = "arith.bitcast"(%1) : (i32) -> i32
    %4 = "arith.bitcast"(%K) : (i32) -> i32
    %5 = "arith.bitcast"(%2) : (i32) -> i32
    %6 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %sums_82:3 = "scf.for"(%3, %4, %5, %left_63, %right_81, %sums) ({
    ^bb0(%k: i32, %left_91: tensor<16x16x!tt.ptr<f16>>, %right_92: tensor<16x16x!tt.ptr<f16>>, %sums_93: tensor<16x16xf32>):
      %x = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_94 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_95 = "arith.cmpi"(%x, %x_94) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_96 = "tt.expand_dims"(%inner) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_97 = "tt.splat"(%k) : (i32) -> tensor<1x16xi32>
      %x_98 = "arith.extsi"(%x_96) : (tensor<1x16xi32>) -> tensor<1x16xi64>
      %x_99 = "arith.extsi"(%x_97) : (tensor<1x16xi32>) -> tensor<1x16xi64>
      %x_100 = "arith.addi"(%x_98, %x_99) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi64>
      %x_101 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %x_102 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %x_103 = "arith.constant"() <{value = dense<2147483647> : tensor<1x16xi64>}> : () -> tensor<1x16xi64>
      %x_104 = "arith.cmpi"(%x_100, %x_103) <{predicate = 3 : i64}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi1>
      %x_105 = "arith.constant"() <{value = dense<-2147483648> : tensor<1x16xi64>}> : () -> tensor<1x16xi64>
      %x_106 = "arith.cmpi"(%x_100, %x_105) <{predicate = 5 : i64}> : (tensor<1x16xi64>, tensor<1x16xi64>) -> tensor<1x16xi1>
      %x_107 = "arith.andi"(%x_104, %x_106) : (tensor<1x16xi1>, tensor<1x16xi1>) -> tensor<1x16xi1>
      %x_108 = "arith.addi"(%x_96, %x_97) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi32>
      %x_109 = "tt.splat"(%K) : (i32) -> tensor<1x16xi32>
      %x_110 = "arith.cmpi"(%x_108, %x_109) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %x_111 = "tt.broadcast"(%x_95) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_112 = "tt.broadcast"(%x_110) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %x_113 = "arith.andi"(%x_111, %x_112) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %x_114 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %x_115 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %x_116 = "arith.truncf"(%x_115) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %x_117 = "tt.load"(%left_91, %x_113, %x_116) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %y = "tt.expand_dims"(%inner) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %y_118 = "tt.splat"(%k) : (i32) -> tensor<16x1xi32>
      %y_119 = "arith.extsi"(%y) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %y_120 = "arith.extsi"(%y_118) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %y_121 = "arith.addi"(%y_119, %y_120) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
      %y_122 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %y_123 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %y_124 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %y_125 = "arith.cmpi"(%y_121, %y_124) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %y_126 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %y_127 = "arith.cmpi"(%y_121, %y_126) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %y_128 = "arith.andi"(%y_125, %y_127) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
      %y_129 = "arith.addi"(%y, %y_118) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %y_130 = "tt.splat"(%K) : (i32) -> tensor<16x1xi32>
      %y_131 = "arith.cmpi"(%y_129, %y_130) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %y_132 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %y_133 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %y_134 = "arith.cmpi"(%y_132, %y_133) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %y_135 = "tt.broadcast"(%y_131) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %y_136 = "tt.broadcast"(%y_134) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %y_137 = "arith.andi"(%y_135, %y_136) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %y_138 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %y_139 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %y_140 = "arith.truncf"(%y_139) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %y_141 = "tt.load"(%right_92, %y_137, %y_140) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %sums_142 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %sums_143 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %sums_144 = "tt.dot"(%x_117, %y_141, %sums_143) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_145 = "arith.addf"(%sums_93, %sums_144) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %left_146 = "arith.constant"() <{value = 16 : i32}> : () -> i32
      %left_147 = "arith.constant"() <{value = dense<16> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
      %left_148 = "tt.addptr"(%left_91, %left_147) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %right_149 = "arith.constant"() <{value = 16 : i32}> : () -> i32
      %right_150 = "arith.extsi"(%right_149) : (i32) -> i64
      %right_151 = "arith.extsi"(%sb) : (i32) -> i64
      %right_152 = "arith.muli"(%right_150, %right_151) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %right_153 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %right_154 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %right_155 = "arith.cmpi"(%right_152, %right_153) <{predicate = 3 : i64}> : (i64, i64) -> i1
      %right_156 = "arith.cmpi"(%right_152, %right_154) <{predicate = 5 : i64}> : (i64, i64) -> i1
      %right_157 = "arith.andi"(%right_155, %right_156) : (i1, i1) -> i1
      %right_158 = "arith.muli"(%right_149, %sb) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %right_159 = "tt.splat"(%right_158) : (i32) -> tensor<16x16xi32>
      %right_160 = "tt.addptr"(%right_92, %right_159) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      "scf.yield"(%left_148, %right_160, %sums_145) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>) -> (tensor<16x16x!tt.ptr<f16>>, tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf32>)
    %inside = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_83 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_84 = "arith.cmpi"(%inside, %inside_83) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_85 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_86 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_87 = "arith.cmpi"(%inside_85, %inside_86) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_88 = "tt.broadcast"(%inside_84) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_89 = "tt.broadcast"(%inside_87) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_90 = "arith.andi"(%inside_88, %inside_89) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %7 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %8 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %9 = "arith.extsi"(%7) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %10 = "arith.extsi"(%8) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %11 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %12 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %13 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %14 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %15 = "arith.cmpi"(%11, %14) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %16 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %17 = "arith.cmpi"(%11, %16) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %18 = "arith.andi"(%15, %17) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %19 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %20 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %21 = "tt.addptr"(%20, %19) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %22 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %23 = "tt.broadcast"(%21) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %24 = "tt.broadcast"(%22) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %25 = "tt.addptr"(%23, %24) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %26 = "arith.truncf"(%sums_82#2) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%25, %26, %inside_90) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    "tt.return"(%0) : (tensor<16x16xf32>) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
