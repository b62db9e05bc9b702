"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32, i32) -> (), sym_name = "transpose", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %M: i32, %N: i32):
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
    %tile = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_46 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %tile_47 = "arith.cmpi"(%tile, %tile_46) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %tile_48 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %tile_49 = "tt.splat"(%N) : (i32) -> tensor<1x16xi32>
    %tile_50 = "arith.cmpi"(%tile_48, %tile_49) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %tile_51 = "tt.broadcast"(%tile_47) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %tile_52 = "tt.broadcast"(%tile_50) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %tile_53 = "arith.andi"(%tile_51, %tile_52) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %tile_54 = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_55 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32>
    %tile_56 = "arith.extsi"(%tile_54) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %tile_57 = "arith.extsi"(%tile_55) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %tile_58 = "arith.muli"(%tile_56, %tile_57) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %tile_59 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %tile_60 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %tile_61 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %tile_62 = "arith.cmpi"(%tile_58, %tile_61) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %tile_63 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %tile_64 = "arith.cmpi"(%tile_58, %tile_63) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %tile_65 = "arith.andi"(%tile_62, %tile_64) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %tile_66 = "arith.muli"(%tile_54, %tile_55) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %tile_67 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_68 = "tt.addptr"(%tile_67, %tile_66) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_69 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %tile_70 = "tt.broadcast"(%tile_68) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_71 = "tt.broadcast"(%tile_69) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %tile_72 = "tt.addptr"(%tile_70, %tile_71) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %tile_73 = "tt.load"(%tile_72, %tile_53) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi1>) -> tensor<16x16xf32>
    %there = "tt.expand_dims"(%columns_45) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %there_74 = "tt.splat"(%M) : (i32) -> tensor<16x1xi32>
    %there_75 = "arith.extsi"(%there) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %there_76 = "arith.extsi"(%there_74) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %there_77 = "arith.muli"(%there_75, %there_76) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %there_78 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %there_79 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %there_80 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %there_81 = "arith.cmpi"(%there_77, %there_80) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %there_82 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %there_83 = "arith.cmpi"(%there_77, %there_82) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %there_84 = "arith.andi"(%there_81, %there_83) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %there_85 = "arith.muli"(%there, %there_74) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %there_86 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_87 = "tt.addptr"(%there_86, %there_85) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %there_88 = "tt.expand_dims"(%rows_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %there_89 = "tt.broadcast"(%there_87) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x16x!tt.ptr<f32>>
    %there_90 = "tt.broadcast"(%there_88) : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %there_91 = "tt.addptr"(%there_89, %there_90) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xi32>) -> tensor<16x16x!tt.ptr<f32>>
    %0 = "tt.expand_dims"(%columns_45) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %1 = "tt.splat"(%N) : (i32) -> tensor<16x1xi32>
    %2 = "arith.cmpi"(%0, %1) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %3 = "tt.expand_dims"(%rows_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %4 = "tt.splat"(%M) : (i32) -> tensor<1x16xi32>
    %5 = "arith.cmpi"(%3, %4) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %6 = "tt.broadcast"(%2) : (tensor<16x1xi1>) -> tensor<16x16xi1>
    %7 = "tt.broadcast"(%5) : (tensor<1x16xi1>) -> tensor<16x16xi1>
    %8 = "arith.andi"(%6, %7) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %9 = "tt.trans"(%tile_73) <{order = array<i32: 1, 0>}> : (tensor<16x16xf32>) -> tensor<16x16xf32>
    "tt.store"(%there_91, %9, %8) : (tensor<16x16x!tt.ptr<f32>>, tensor<16x16xf32>, tensor<16x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
