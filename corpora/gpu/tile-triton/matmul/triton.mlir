"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}], function_type = (!tt.ptr<f32>, i32, i32, i32, i32, !tt.ptr<f32>, i32, i32, i32, i32, !tt.ptr<f32>, i32, i32, i32, i32) -> (), sym_name = "matmul", sym_visibility = "public"}> ({
  ^bb0(%a: !tt.ptr<f32>, %a_size0: i32, %a_size1: i32, %a_stride0: i32, %a_stride1: i32, %b: !tt.ptr<f32>, %b_size0: i32, %b_size1: i32, %b_stride0: i32, %b_stride1: i32, %c: !tt.ptr<f32>, %c_size0: i32, %c_size1: i32, %c_stride0: i32, %c_stride1: i32):
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
    %inner = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %sums = "tt.call"() <{callee = @triton.language.standard.zeros__Tc16_c16T_cfp32}> : () -> tensor<16x16xf32>
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %5 = "arith.bitcast"(%3) : (i32) -> i32
    %6 = "arith.bitcast"(%a_size1) : (i32) -> i32
    %7 = "arith.bitcast"(%4) : (i32) -> i32
    %8 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %sums_46 = "scf.for"(%5, %6, %7, %sums) ({
    ^bb0(%k: i32, %sums_55: tensor<16x16xf32>):
      %at = "tt.splat"(%k) : (i32) -> tensor<8xi32>
      %at_56 = "arith.extsi"(%inner) : (tensor<8xi32>) -> tensor<8xi64>
      %at_57 = "arith.extsi"(%at) : (tensor<8xi32>) -> tensor<8xi64>
      %at_58 = "arith.addi"(%at_56, %at_57) <{overflowFlags = #arith.overflow<none>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
      %at_59 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %at_60 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %at_61 = "arith.constant"() <{value = dense<2147483647> : tensor<8xi64>}> : () -> tensor<8xi64>
      %at_62 = "arith.cmpi"(%at_58, %at_61) <{predicate = 3 : i64}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %at_63 = "arith.constant"() <{value = dense<-2147483648> : tensor<8xi64>}> : () -> tensor<8xi64>
      %at_64 = "arith.cmpi"(%at_58, %at_63) <{predicate = 5 : i64}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
      %at_65 = "arith.andi"(%at_62, %at_64) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %at_66 = "arith.addi"(%inner, %at) <{overflowFlags = #arith.overflow<none>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %x = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_67 = "tt.splat"(%a_size0) : (i32) -> tensor<16x1xi32>
      %x_68 = "arith.cmpi"(%x, %x_67) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
      %x_69 = "tt.expand_dims"(%at_66) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
      %x_70 = "tt.splat"(%a_size1) : (i32) -> tensor<1x8xi32>
      %x_71 = "arith.cmpi"(%x_69, %x_70) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
      %x_72 = "tt.broadcast"(%x_68) : (tensor<16x1xi1>) -> tensor<16x8xi1>
      %x_73 = "tt.broadcast"(%x_71) : (tensor<1x8xi1>) -> tensor<16x8xi1>
      %x_74 = "arith.andi"(%x_72, %x_73) : (tensor<16x8xi1>, tensor<16x8xi1>) -> tensor<16x8xi1>
      %x_75 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
      %x_76 = "tt.splat"(%a_stride0) : (i32) -> tensor<16x1xi32>
      %x_77 = "arith.extsi"(%x_75) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %x_78 = "arith.extsi"(%x_76) : (tensor<16x1xi32>) -> tensor<16x1xi64>
      %x_79 = "arith.muli"(%x_77, %x_78) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
      %x_80 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %x_81 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %x_82 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %x_83 = "arith.cmpi"(%x_79, %x_82) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %x_84 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
      %x_85 = "arith.cmpi"(%x_79, %x_84) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
      %x_86 = "arith.andi"(%x_83, %x_85) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
      %x_87 = "arith.muli"(%x_75, %x_76) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
      %x_88 = "tt.splat"(%a) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
      %x_89 = "tt.addptr"(%x_88, %x_87) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
      %x_90 = "tt.expand_dims"(%at_66) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
      %x_91 = "tt.broadcast"(%x_89) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x8x!tt.ptr<f32>>
      %x_92 = "tt.broadcast"(%x_90) : (tensor<1x8xi32>) -> tensor<16x8xi32>
      %x_93 = "tt.addptr"(%x_91, %x_92) : (tensor<16x8x!tt.ptr<f32>>, tensor<16x8xi32>) -> tensor<16x8x!tt.ptr<f32>>
      %x_94 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %x_95 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x8xf32>}> : () -> tensor<16x8xf32>
      %x_96 = "tt.load"(%x_93, %x_74, %x_95) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x8x!tt.ptr<f32>>, tensor<16x8xi1>, tensor<16x8xf32>) -> tensor<16x8xf32>
      %y = "tt.expand_dims"(%at_66) <{axis = 1 : i32}> : (tensor<8xi32>) -> tensor<8x1xi32>
      %y_97 = "tt.splat"(%b_size0) : (i32) -> tensor<8x1xi32>
      %y_98 = "arith.cmpi"(%y, %y_97) <{predicate = 2 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
      %y_99 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %y_100 = "tt.splat"(%b_size1) : (i32) -> tensor<1x16xi32>
      %y_101 = "arith.cmpi"(%y_99, %y_100) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
      %y_102 = "tt.broadcast"(%y_98) : (tensor<8x1xi1>) -> tensor<8x16xi1>
      %y_103 = "tt.broadcast"(%y_101) : (tensor<1x16xi1>) -> tensor<8x16xi1>
      %y_104 = "arith.andi"(%y_102, %y_103) : (tensor<8x16xi1>, tensor<8x16xi1>) -> tensor<8x16xi1>
      %y_105 = "tt.expand_dims"(%at_66) <{axis = 1 : i32}> : (tensor<8xi32>) -> tensor<8x1xi32>
      %y_106 = "tt.splat"(%b_stride0) : (i32) -> tensor<8x1xi32>
      %y_107 = "arith.extsi"(%y_105) : (tensor<8x1xi32>) -> tensor<8x1xi64>
      %y_108 = "arith.extsi"(%y_106) : (tensor<8x1xi32>) -> tensor<8x1xi64>
      %y_109 = "arith.muli"(%y_107, %y_108) <{overflowFlags = #arith.overflow<none>}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi64>
      %y_110 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %y_111 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
      %y_112 = "arith.constant"() <{value = dense<2147483647> : tensor<8x1xi64>}> : () -> tensor<8x1xi64>
      %y_113 = "arith.cmpi"(%y_109, %y_112) <{predicate = 3 : i64}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
      %y_114 = "arith.constant"() <{value = dense<-2147483648> : tensor<8x1xi64>}> : () -> tensor<8x1xi64>
      %y_115 = "arith.cmpi"(%y_109, %y_114) <{predicate = 5 : i64}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
      %y_116 = "arith.andi"(%y_113, %y_115) : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
      %y_117 = "arith.muli"(%y_105, %y_106) <{overflowFlags = #arith.overflow<none>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
      %y_118 = "tt.splat"(%b) : (!tt.ptr<f32>) -> tensor<8x1x!tt.ptr<f32>>
      %y_119 = "tt.addptr"(%y_118, %y_117) : (tensor<8x1x!tt.ptr<f32>>, tensor<8x1xi32>) -> tensor<8x1x!tt.ptr<f32>>
      %y_120 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
      %y_121 = "tt.broadcast"(%y_119) : (tensor<8x1x!tt.ptr<f32>>) -> tensor<8x16x!tt.ptr<f32>>
      %y_122 = "tt.broadcast"(%y_120) : (tensor<1x16xi32>) -> tensor<8x16xi32>
      %y_123 = "tt.addptr"(%y_121, %y_122) : (tensor<8x16x!tt.ptr<f32>>, tensor<8x16xi32>) -> tensor<8x16x!tt.ptr<f32>>
      %y_124 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %y_125 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<8x16xf32>}> : () -> tensor<8x16xf32>
      %y_126 = "tt.load"(%y_123, %y_104, %y_125) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<8x16x!tt.ptr<f32>>, tensor<8x16xi1>, tensor<8x16xf32>) -> tensor<8x16xf32>
      %sums_127 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %sums_128 = "tt.dot"(%x_96, %y_126, %sums_55) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x8xf32>, tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      "scf.yield"(%sums_128) : (tensor<16x16xf32>) -> ()
    }) : (i32, i32, i32, tensor<16x16xf32>) -> tensor<16x16xf32>
    %inside = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_47 = "tt.splat"(%c_size0) : (i32) -> tensor<16x1xi32>
    %inside_48 = "arith.cmpi"(%inside, %inside_47) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_49 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %inside_50 = "tt.splat"(%c_size1) : (i32) -> tensor<1x16xi32>
    %inside_51 = "arith.cmpi"(%inside_49, %inside_50) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %inside_52 = "tt.broadcast"(%inside_48) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %inside_53 = "tt.broadcast"(%inside_51) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %inside_54 = "arith.andi"(%inside_52, %inside_53) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %9 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %10 = "tt.splat"(%c_stride0) : (i32) -> tensor<16x1xi32>
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
    %22 = "tt.splat"(%c) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %23 = "tt.addptr"(%22, %21) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %24 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %25 = "tt.broadcast"(%23) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %26 = "tt.broadcast"(%24) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %27 = "tt.addptr"(%25, %26) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    "tt.store"(%27, %sums_46, %inside_54) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xf32>, tensor<16x16xi1>) -> ()
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
