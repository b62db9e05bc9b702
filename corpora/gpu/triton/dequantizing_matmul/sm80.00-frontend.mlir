"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}], function_type = (!tt.ptr<f16>, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32) -> (), sym_name = "dequantizing_matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f16>, %packed: !tt.ptr<i32>, %scale: !tt.ptr<f32>, %c: !tt.ptr<f16>, %M: i32, %N: i32, %K: i32, %sa: i32, %sb: i32, %sc: i32):
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
    %sums = "tt.call"() <{callee = @triton.language.standard.zeros__Tc16_c16T_cfp32}> : () -> tensor<16x16xf32>
    %scales = "tt.splat"(%N) : (i32) -> tensor<16xi32>
    %scales_46 = "arith.cmpi"(%columns_45, %scales) <{predicate = 2 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %scales_47 = "tt.splat"(%scale) : (!tt.ptr<f32>) -> tensor<16x!tt.ptr<f32>>
    %scales_48 = "tt.addptr"(%scales_47, %columns_45) : (tensor<16x!tt.ptr<f32>>, tensor<16xi32>) -> tensor<16x!tt.ptr<f32>>
    %scales_49 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %scales_50 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32>}> : () -> tensor<16xf32>
    %scales_51 = "tt.load"(%scales_48, %scales_46, %scales_50) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x!tt.ptr<f32>>, tensor<16xi1>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %5 = "arith.bitcast"(%3) : (i32) -> i32
    %6 = "arith.bitcast"(%K) : (i32) -> i32
    %7 = "arith.bitcast"(%4) : (i32) -> i32
    %8 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %sums_52 = "scf.for"(%5, %6, %7, %sums) ({
    ^bb0(%k: i32, %sums_61: tensor<16x16xf32>):
      %x = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_62 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
      %x_63 = "arith.cmpi"(%x, %x_62) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_64 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_65 = "tt.splat"(%sa) : (i32) -> tensor<16x1xi32>
      %x_66 = "arith.extsi"(%x_64) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %x_67 = "arith.extsi"(%x_65) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %x_68 = "arith.muli"(%x_66, %x_67) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
      %x_69 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %x_70 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %x_71 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %x_72 = "arith.cmpi"(%x_68, %x_71) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %x_73 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %x_74 = "arith.cmpi"(%x_68, %x_73) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %x_75 = "arith.andi"(%x_72, %x_74) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
      %x_76 = "arith.muli"(%x_64, %x_65) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %x_77 = "tt.splat"(%a) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
      %x_78 = "tt.addptr"(%x_77, %x_76) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
      %x_79 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %x_80 = "arith.extsi"(%inner) : (tensor<16xi32>) -> tensor<16xi64>
      %x_81 = "arith.extsi"(%x_79) : (tensor<16xi32>) -> tensor<16xi64>
      %x_82 = "arith.addi"(%x_80, %x_81) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %x_83 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %x_84 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %x_85 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
      %x_86 = "arith.cmpi"(%x_82, %x_85) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %x_87 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
      %x_88 = "arith.cmpi"(%x_82, %x_87) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %x_89 = "arith.andi"(%x_86, %x_88) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
      %x_90 = "arith.addi"(%inner, %x_79) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %x_91 = "tt.expand_dims"(%x_90) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %x_92 = "tt.broadcast"(%x_78) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
      %x_93 = "tt.broadcast"(%x_91) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %x_94 = "tt.addptr"(%x_92, %x_93) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
      %x_95 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %x_96 = "tt.broadcast"(%x_63) : (tensor<16x1xi1>) -> tensor<16x16xi1>
      %x_97 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %x_98 = "arith.truncf"(%x_97) : (tensor<16x16xf32>) -> tensor<16x16xf16>
      %x_99 = "tt.load"(%x_94, %x_96, %x_98) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi1>, tensor<16x16xf16>) -> tensor<16x16xf16>
      %words = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_100 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
      %words_101 = "arith.cmpi"(%words, %words_100) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %words_102 = "tt.splat"(%k) : (i32) -> tensor<16xi32>
      %words_103 = "arith.extsi"(%inner) : (tensor<16xi32>) -> tensor<16xi64>
      %words_104 = "arith.extsi"(%words_102) : (tensor<16xi32>) -> tensor<16xi64>
      %words_105 = "arith.addi"(%words_103, %words_104) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %words_106 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %words_107 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %words_108 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
      %words_109 = "arith.cmpi"(%words_105, %words_108) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %words_110 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
      %words_111 = "arith.cmpi"(%words_105, %words_110) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %words_112 = "arith.andi"(%words_109, %words_111) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
      %words_113 = "arith.addi"(%inner, %words_102) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_114 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      %words_115 = "arith.constant"() <{value = dense<8> : tensor<16xi32>}> : () -> tensor<16xi32>
      %words_116 = "arith.divsi"(%words_113, %words_115) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %words_117 = "tt.expand_dims"(%words_116) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %words_118 = "tt.splat"(%sb) : (i32) -> tensor<16x1xi32>
      %words_119 = "arith.extsi"(%words_117) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %words_120 = "arith.extsi"(%words_118) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %words_121 = "arith.muli"(%words_119, %words_120) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
      %words_122 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %words_123 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %words_124 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %words_125 = "arith.cmpi"(%words_121, %words_124) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %words_126 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %words_127 = "arith.cmpi"(%words_121, %words_126) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %words_128 = "arith.andi"(%words_125, %words_127) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
      %words_129 = "arith.muli"(%words_117, %words_118) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %words_130 = "tt.splat"(%packed) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_131 = "tt.addptr"(%words_130, %words_129) : (tensor<16x1x!tt.ptr<i32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<i32>>
      %words_132 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %words_133 = "tt.broadcast"(%words_131) : (tensor<16x1x!tt.ptr<i32>>) -> tensor<16x16x!tt.ptr<i32>>
      %words_134 = "tt.broadcast"(%words_132) : (tensor<1x16xi32>) -> tensor<16x16xi32>
      %words_135 = "tt.addptr"(%words_133, %words_134) : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<i32>>
      %words_136 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      %words_137 = "tt.broadcast"(%words_101) : (tensor<1x16xi1>) -> tensor<16x16xi1>
      %words_138 = "arith.constant"() <{value = dense<0> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
      %words_139 = "tt.load"(%words_135, %words_137, %words_138) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<i32>>, tensor<16x16xi1>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers = "arith.constant"() <{value = 8 : i32}> : () -> i32
      %numbers_140 = "arith.constant"() <{value = dense<8> : tensor<16xi32>}> : () -> tensor<16xi32>
      %numbers_141 = "arith.remsi"(%inner, %numbers_140) : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_142 = "arith.constant"() <{value = 4 : i32}> : () -> i32
      %numbers_143 = "arith.constant"() <{value = dense<4> : tensor<16xi32>}> : () -> tensor<16xi32>
      %numbers_144 = "arith.extsi"(%numbers_141) : (tensor<16xi32>) -> tensor<16xi64>
      %numbers_145 = "arith.extsi"(%numbers_143) : (tensor<16xi32>) -> tensor<16xi64>
      %numbers_146 = "arith.muli"(%numbers_144, %numbers_145) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi64>
      %numbers_147 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %numbers_148 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %numbers_149 = "arith.constant"() <{value = dense<2147483647> : tensor<16xi64>}> : () -> tensor<16xi64>
      %numbers_150 = "arith.cmpi"(%numbers_146, %numbers_149) <{predicate = 3 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %numbers_151 = "arith.constant"() <{value = dense<-2147483648> : tensor<16xi64>}> : () -> tensor<16xi64>
      %numbers_152 = "arith.cmpi"(%numbers_146, %numbers_151) <{predicate = 5 : i64}> : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
      %numbers_153 = "arith.andi"(%numbers_150, %numbers_152) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
      %numbers_154 = "arith.muli"(%numbers_141, %numbers_143) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
      %numbers_155 = "tt.expand_dims"(%numbers_154) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %numbers_156 = "tt.broadcast"(%numbers_155) : (tensor<16x1xi32>) -> tensor<16x16xi32>
      %numbers_157 = "arith.shrsi"(%words_139, %numbers_156) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_158 = "arith.constant"() <{value = 15 : i32}> : () -> i32
      %numbers_159 = "arith.constant"() <{value = dense<15> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
      %numbers_160 = "arith.andi"(%numbers_157, %numbers_159) : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %numbers_161 = "arith.constant"() <{value = 8 : i32}> : () -> i32
      %numbers_162 = "arith.constant"() <{value = dense<8> : tensor<16x16xi32>}> : () -> tensor<16x16xi32>
      %numbers_163 = "arith.extsi"(%numbers_160) : (tensor<16x16xi32>) -> tensor<16x16xi64>
      %numbers_164 = "arith.extsi"(%numbers_162) : (tensor<16x16xi32>) -> tensor<16x16xi64>
      %numbers_165 = "arith.subi"(%numbers_163, %numbers_164) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi64>, tensor<16x16xi64>) -> tensor<16x16xi64>
      %numbers_166 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %numbers_167 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %numbers_168 = "arith.constant"() <{value = dense<2147483647> : tensor<16x16xi64>}> : () -> tensor<16x16xi64>
      %numbers_169 = "arith.cmpi"(%numbers_165, %numbers_168) <{predicate = 3 : i64}> : (tensor<16x16xi64>, tensor<16x16xi64>) -> tensor<16x16xi1>
      %numbers_170 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x16xi64>}> : () -> tensor<16x16xi64>
      %numbers_171 = "arith.cmpi"(%numbers_165, %numbers_170) <{predicate = 5 : i64}> : (tensor<16x16xi64>, tensor<16x16xi64>) -> tensor<16x16xi1>
      %numbers_172 = "arith.andi"(%numbers_169, %numbers_171) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
      %numbers_173 = "arith.subi"(%numbers_160, %numbers_162) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
      %sums_174 = "arith.sitofp"(%numbers_173) : (tensor<16x16xi32>) -> tensor<16x16xf16>
      %sums_175 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %sums_176 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
      %sums_177 = "tt.dot"(%x_99, %sums_174, %sums_176) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16>, tensor<16x16xf16>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %sums_178 = "arith.addf"(%sums_61, %sums_177) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%sums_178) : (tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %inside = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_53 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %inside_54 = "arith.cmpi"(%inside, %inside_53) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_55 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_56 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %inside_57 = "arith.cmpi"(%inside_55, %inside_56) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_58 = "tt.broadcast"(%inside_54) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_59 = "tt.broadcast"(%inside_57) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_60 = "arith.andi"(%inside_58, %inside_59) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %9 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %10 = "tt.splat"(%sc) : (i32) -> tensor<16x1xi32>
    %11 = "arith.extsi"(%9) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %12 = "arith.extsi"(%10) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %13 = "arith.muli"(%11, %12) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %14 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %15 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %16 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %17 = "arith.cmpi"(%13, %16) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %18 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %19 = "arith.cmpi"(%13, %18) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %20 = "arith.andi"(%17, %19) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %21 = "arith.muli"(%9, %10) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %22 = "tt.splat"(%c) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>>
    %23 = "tt.addptr"(%22, %21) : (tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f16>>
    %24 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %25 = "tt.broadcast"(%23) : (tensor<16x1x!tt.ptr<f16>>) -> tensor<16x16x!tt.ptr<f16>>
    %26 = "tt.broadcast"(%24) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %27 = "tt.addptr"(%25, %26) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f16>>
    %28 = "tt.expand_dims"(%scales_51) <{axis = 0 : i32}> : (tensor<16xf32>) -> tensor<1x16xf32>
    %29 = "tt.broadcast"(%28) : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %30 = "arith.mulf"(%sums_52, %29) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %31 = "arith.truncf"(%30) : (tensor<16x16xf32>) -> tensor<16x16xf16>
    "tt.store"(%27, %31, %inside_60) : (tensor<16x16x!tt.ptr<f16>>, tensor<16x16xf16>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = () -> tensor<16x16xf32>, sym_name = "triton.language.standard.zeros__Tc16_c16T_cfp32", sym_visibility = "private"}> ({
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32>}> : () -> tensor<16x16xf32>
    "tt.return"(%1) : (tensor<16x16xf32>) -> ()
  ^bb1:  // no predecessors
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> tensor<16x16xf32>
    "tt.return"(%2) : (tensor<16x16xf32>) -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
