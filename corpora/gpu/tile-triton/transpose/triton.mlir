"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {}, {}, {tt.divisibility = 16 : i32}, {}, {}, {}, {}], function_type = (!tt.ptr<f32>, i32, i32, i32, i32, !tt.ptr<f32>, i32, i32, i32, i32) -> (), sym_name = "transpose", sym_visibility = "public"}> ({
  ^bb0(%x: !tt.ptr<f32>, %x_size0: i32, %x_size1: i32, %x_stride0: i32, %x_stride1: i32, %o: !tt.ptr<f32>, %o_size0: i32, %o_size1: i32, %o_stride0: i32, %o_stride1: i32):
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
    %columns_23 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %columns_24 = "arith.extsi"(%columns) : (i32) -> i64
    %columns_25 = "arith.extsi"(%columns_23) : (i32) -> i64
    %columns_26 = "arith.muli"(%columns_24, %columns_25) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    %columns_27 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %columns_28 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %columns_29 = "arith.cmpi"(%columns_26, %columns_27) <{predicate = 3 : i64}> : (i64, i64) -> i1
    %columns_30 = "arith.cmpi"(%columns_26, %columns_28) <{predicate = 5 : i64}> : (i64, i64) -> i1
    %columns_31 = "arith.andi"(%columns_29, %columns_30) : (i1, i1) -> i1
    %columns_32 = "arith.muli"(%columns, %columns_23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %columns_33 = "tt.make_range"() <{end = 8 : i32, start = 0 : i32}> : () -> tensor<8xi32>
    %columns_34 = "tt.splat"(%columns_32) : (i32) -> tensor<8xi32>
    %columns_35 = "arith.extsi"(%columns_34) : (tensor<8xi32>) -> tensor<8xi64>
    %columns_36 = "arith.extsi"(%columns_33) : (tensor<8xi32>) -> tensor<8xi64>
    %columns_37 = "arith.addi"(%columns_35, %columns_36) <{overflowFlags = #arith.overflow<none>}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %columns_38 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %columns_39 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %columns_40 = "arith.constant"() <{value = dense<2147483647> : tensor<8xi64>}> : () -> tensor<8xi64>
    %columns_41 = "arith.cmpi"(%columns_37, %columns_40) <{predicate = 3 : i64}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %columns_42 = "arith.constant"() <{value = dense<-2147483648> : tensor<8xi64>}> : () -> tensor<8xi64>
    %columns_43 = "arith.cmpi"(%columns_37, %columns_42) <{predicate = 5 : i64}> : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %columns_44 = "arith.andi"(%columns_41, %columns_43) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %columns_45 = "arith.addi"(%columns_34, %columns_33) <{overflowFlags = #arith.overflow<none>}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %inside = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %inside_46 = "tt.splat"(%x_size0) : (i32) -> tensor<16x1xi32>
    %inside_47 = "arith.cmpi"(%inside, %inside_46) <{predicate = 2 : i64}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi1>
    %inside_48 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %inside_49 = "tt.splat"(%x_size1) : (i32) -> tensor<1x8xi32>
    %inside_50 = "arith.cmpi"(%inside_48, %inside_49) <{predicate = 2 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<1x8xi1>
    %inside_51 = "tt.broadcast"(%inside_47) : (tensor<16x1xi1>) -> tensor<16x8xi1>
    %inside_52 = "tt.broadcast"(%inside_50) : (tensor<1x8xi1>) -> tensor<16x8xi1>
    %inside_53 = "arith.andi"(%inside_51, %inside_52) : (tensor<16x8xi1>, tensor<16x8xi1>) -> tensor<16x8xi1>
    %tile = "tt.expand_dims"(%rows_22) <{axis = 1 : i32}> : (tensor<16xi32>) -> tensor<16x1xi32>
    %tile_54 = "tt.splat"(%x_stride0) : (i32) -> tensor<16x1xi32>
    %tile_55 = "arith.extsi"(%tile) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %tile_56 = "arith.extsi"(%tile_54) : (tensor<16x1xi32>) -> tensor<16x1xi64>
    %tile_57 = "arith.muli"(%tile_55, %tile_56) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi64>
    %tile_58 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %tile_59 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %tile_60 = "arith.constant"() <{value = dense<2147483647> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %tile_61 = "arith.cmpi"(%tile_57, %tile_60) <{predicate = 3 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %tile_62 = "arith.constant"() <{value = dense<-2147483648> : tensor<16x1xi64>}> : () -> tensor<16x1xi64>
    %tile_63 = "arith.cmpi"(%tile_57, %tile_62) <{predicate = 5 : i64}> : (tensor<16x1xi64>, tensor<16x1xi64>) -> tensor<16x1xi1>
    %tile_64 = "arith.andi"(%tile_61, %tile_63) : (tensor<16x1xi1>, tensor<16x1xi1>) -> tensor<16x1xi1>
    %tile_65 = "arith.muli"(%tile, %tile_54) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32>, tensor<16x1xi32>) -> tensor<16x1xi32>
    %tile_66 = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_67 = "tt.addptr"(%tile_66, %tile_65) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>) -> tensor<16x1x!tt.ptr<f32>>
    %tile_68 = "tt.expand_dims"(%columns_45) <{axis = 0 : i32}> : (tensor<8xi32>) -> tensor<1x8xi32>
    %tile_69 = "tt.broadcast"(%tile_67) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x8x!tt.ptr<f32>>
    %tile_70 = "tt.broadcast"(%tile_68) : (tensor<1x8xi32>) -> tensor<16x8xi32>
    %tile_71 = "tt.addptr"(%tile_69, %tile_70) : (tensor<16x8x!tt.ptr<f32>>, tensor<16x8xi32>) -> tensor<16x8x!tt.ptr<f32>>
    %tile_72 = "tt.load"(%tile_71, %inside_53) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<16x8x!tt.ptr<f32>>, tensor<16x8xi1>) -> tensor<16x8xf32>
    %there = "tt.expand_dims"(%columns_45) <{axis = 1 : i32}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %there_73 = "tt.splat"(%o_size0) : (i32) -> tensor<8x1xi32>
    %there_74 = "arith.cmpi"(%there, %there_73) <{predicate = 2 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %there_75 = "tt.expand_dims"(%rows_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %there_76 = "tt.splat"(%o_size1) : (i32) -> tensor<1x16xi32>
    %there_77 = "arith.cmpi"(%there_75, %there_76) <{predicate = 2 : i64}> : (tensor<1x16xi32>, tensor<1x16xi32>) -> tensor<1x16xi1>
    %there_78 = "tt.broadcast"(%there_74) : (tensor<8x1xi1>) -> tensor<8x16xi1>
    %there_79 = "tt.broadcast"(%there_77) : (tensor<1x16xi1>) -> tensor<8x16xi1>
    %there_80 = "arith.andi"(%there_78, %there_79) : (tensor<8x16xi1>, tensor<8x16xi1>) -> tensor<8x16xi1>
    %0 = "tt.expand_dims"(%columns_45) <{axis = 1 : i32}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = "tt.splat"(%o_stride0) : (i32) -> tensor<8x1xi32>
    %2 = "arith.extsi"(%0) : (tensor<8x1xi32>) -> tensor<8x1xi64>
    %3 = "arith.extsi"(%1) : (tensor<8x1xi32>) -> tensor<8x1xi64>
    %4 = "arith.muli"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi64>
    %5 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
    %6 = "arith.constant"() <{value = -2147483648 : i64}> : () -> i64
    %7 = "arith.constant"() <{value = dense<2147483647> : tensor<8x1xi64>}> : () -> tensor<8x1xi64>
    %8 = "arith.cmpi"(%4, %7) <{predicate = 3 : i64}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
    %9 = "arith.constant"() <{value = dense<-2147483648> : tensor<8x1xi64>}> : () -> tensor<8x1xi64>
    %10 = "arith.cmpi"(%4, %9) <{predicate = 5 : i64}> : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
    %11 = "arith.andi"(%8, %10) : (tensor<8x1xi1>, tensor<8x1xi1>) -> tensor<8x1xi1>
    %12 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi32>
    %13 = "tt.splat"(%o) : (!tt.ptr<f32>) -> tensor<8x1x!tt.ptr<f32>>
    %14 = "tt.addptr"(%13, %12) : (tensor<8x1x!tt.ptr<f32>>, tensor<8x1xi32>) -> tensor<8x1x!tt.ptr<f32>>
    %15 = "tt.expand_dims"(%rows_22) <{axis = 0 : i32}> : (tensor<16xi32>) -> tensor<1x16xi32>
    %16 = "tt.broadcast"(%14) : (tensor<8x1x!tt.ptr<f32>>) -> tensor<8x16x!tt.ptr<f32>>
    %17 = "tt.broadcast"(%15) : (tensor<1x16xi32>) -> tensor<8x16xi32>
    %18 = "tt.addptr"(%16, %17) : (tensor<8x16x!tt.ptr<f32>>, tensor<8x16xi32>) -> tensor<8x16x!tt.ptr<f32>>
    %19 = "tt.trans"(%tile_72) <{order = array<i32: 1, 0>}> : (tensor<16x8xf32>) -> tensor<8x16xf32>
    "tt.store"(%18, %19, %there_80) : (tensor<8x16x!tt.ptr<f32>>, tensor<8x16xf32>, tensor<8x16xi1>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) : () -> ()
