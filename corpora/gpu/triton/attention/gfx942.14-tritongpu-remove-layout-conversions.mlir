#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {tt.divisibility = 16 : i32}, {}, {}], function_type = (!tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, !tt.ptr<f16>, i32, f32) -> (), sym_name = "attention", sym_visibility = "public"}> ({
  ^bb0(%q: !tt.ptr<f16>, %k: !tt.ptr<f16>, %v: !tt.ptr<f16>, %o: !tt.ptr<f16>, %length: i32, %factor: f32):
    %largest = "arith.constant"() <{value = dense<0xFF800000> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %total = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>}> : () -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked>}> : () -> tensor<16x16xf16, #blocked>
    %2 = "arith.constant"() <{value = dense<0xFF800000> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf32, #blocked>}> : () -> tensor<16x16xf32, #blocked>
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x16xf16, #blocked1>}> : () -> tensor<16x16xf16, #blocked1>
    %5 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = dense<16> : tensor<16x1xi32, #blocked>}> : () -> tensor<16x1xi32, #blocked>
    %7 = "arith.constant"() <{value = dense<16> : tensor<1x16xi32, #blocked1>}> : () -> tensor<1x16xi32, #blocked1>
    %rows = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %rows_0 = "arith.muli"(%rows, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %rows_1 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_2 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %rows_3 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_4 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %rows_5 = "tt.splat"(%rows_0) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %rows_6 = "arith.addi"(%rows_5, %rows_1) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %queries = "tt.expand_dims"(%rows_6) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
    %queries_7 = "tt.splat"(%length) : (i32) -> tensor<16x1xi32, #blocked>
    %queries_8 = "arith.cmpi"(%queries, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
    %queries_9 = "arith.muli"(%queries, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
    %queries_10 = "tt.splat"(%q) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_11 = "tt.addptr"(%queries_10, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %queries_12 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %queries_13 = "tt.expand_dims"(%queries_12) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
    %queries_14 = "tt.broadcast"(%queries_11) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_15 = "tt.broadcast"(%queries_13) : (tensor<1x16xi32, #blocked>) -> tensor<16x16xi32, #blocked>
    %queries_16 = "tt.addptr"(%queries_14, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %queries_17 = "tt.broadcast"(%queries_8) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
    %queries_18 = "tt.load"(%queries_16, %queries_17, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
    %keys = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked1>
    %keys_19 = "tt.splat"(%length) : (i32) -> tensor<1x16xi32, #blocked>
    %keys_20 = "tt.splat"(%k) : (!tt.ptr<f16>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
    %keys_21 = "tt.make_range"() <{end = 16 : i32, start = 0 : i32}> : () -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %keys_22 = "tt.expand_dims"(%keys_21) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>) -> tensor<16x1xi32, #blocked1>
    %keys_23 = "tt.broadcast"(%keys_22) : (tensor<16x1xi32, #blocked1>) -> tensor<16x16xi32, #blocked1>
    %scores = "tt.splat"(%factor) : (f32) -> tensor<16x16xf32, #blocked>
    %values = "tt.splat"(%v) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %sums:3 = "scf.for"(%0, %length, %5, %largest, %total, %3) ({
    ^bb0(%start: i32, %largest_27: tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %total_28: tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %sums_29: tensor<16x16xf32, #blocked>):
      %at = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_30 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_31 = "tt.splat"(%start) : (i32) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %at_32 = "arith.addi"(%at, %rows_2) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %at_33 = "arith.addi"(%at_30, %rows_3) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %at_34 = "arith.addi"(%at_31, %rows_4) <{overflowFlags = #arith.overflow<none>}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %keys_35 = "tt.expand_dims"(%at_32) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>) -> tensor<1x16xi32, #blocked1>
      %keys_36 = "tt.expand_dims"(%at_34) <{axis = 0 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>) -> tensor<1x16xi32, #blocked>
      %keys_37 = "arith.cmpi"(%keys_35, %keys) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi1, #blocked1>
      %keys_38 = "arith.cmpi"(%keys_36, %keys_19) <{predicate = 2 : i64}> : (tensor<1x16xi32, #blocked>, tensor<1x16xi32, #blocked>) -> tensor<1x16xi1, #blocked>
      %keys_39 = "arith.muli"(%keys_35, %7) <{overflowFlags = #arith.overflow<none>}> : (tensor<1x16xi32, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16xi32, #blocked1>
      %keys_40 = "tt.addptr"(%keys_20, %keys_39) : (tensor<1x16x!tt.ptr<f16>, #blocked1>, tensor<1x16xi32, #blocked1>) -> tensor<1x16x!tt.ptr<f16>, #blocked1>
      %keys_41 = "tt.broadcast"(%keys_40) : (tensor<1x16x!tt.ptr<f16>, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_42 = "tt.addptr"(%keys_41, %keys_23) : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>) -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %keys_43 = "tt.broadcast"(%keys_37) : (tensor<1x16xi1, #blocked1>) -> tensor<16x16xi1, #blocked1>
      %keys_44 = "tt.broadcast"(%keys_38) : (tensor<1x16xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %keys_45 = "tt.load"(%keys_42, %keys_43, %4) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi1, #blocked1>, tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #blocked1>
      %queries_46 = "ttg.convert_layout"(%queries_18) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %keys_47 = "ttg.convert_layout"(%keys_45) : (tensor<16x16xf16, #blocked1>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %scores_48 = "tt.dot"(%queries_46, %keys_47, %3) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %scores_49 = "arith.mulf"(%scores_48, %scores) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %scores_50 = "arith.select"(%keys_44, %scores_49, %2) : (tensor<16x16xi1, #blocked>, tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %newest = "tt.reduce"(%scores_50) <{axis = 1 : i32}> ({
      ^bb0(%newest_77: f32, %newest_78: f32):
        %newest_79 = "arith.maxnumf"(%newest_77, %newest_78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%newest_79) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %newest_51 = "arith.maxnumf"(%largest_27, %newest) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %weights = "tt.expand_dims"(%newest_51) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
      %weights_52 = "tt.broadcast"(%weights) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %weights_53 = "arith.subf"(%scores_50, %weights_52) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %weights_54 = "math.exp"(%weights_53) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %old = "arith.subf"(%largest_27, %newest_51) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %old_55 = "math.exp"(%old) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_56 = "arith.mulf"(%total_28, %old_55) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_57 = "tt.reduce"(%weights_54) <{axis = 1 : i32}> ({
      ^bb0(%total_74: f32, %total_75: f32):
        %total_76 = "arith.addf"(%total_74, %total_75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "tt.reduce.return"(%total_76) : (f32) -> ()
      }) : (tensor<16x16xf32, #blocked>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %total_58 = "arith.addf"(%total_56, %total_57) <{fastmath = #arith.fastmath<none>}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %values_59 = "tt.expand_dims"(%at_33) <{axis = 1 : i32}> : (tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xi32, #blocked>
      %values_60 = "arith.cmpi"(%values_59, %queries_7) <{predicate = 2 : i64}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi1, #blocked>
      %values_61 = "arith.muli"(%values_59, %6) <{overflowFlags = #arith.overflow<none>}> : (tensor<16x1xi32, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1xi32, #blocked>
      %values_62 = "tt.addptr"(%values, %values_61) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %values_63 = "tt.broadcast"(%values_62) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_64 = "tt.addptr"(%values_63, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %values_65 = "tt.broadcast"(%values_60) : (tensor<16x1xi1, #blocked>) -> tensor<16x16xi1, #blocked>
      %values_66 = "tt.load"(%values_64, %values_65, %1) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi1, #blocked>, tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_67 = "tt.expand_dims"(%old_55) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
      %sums_68 = "tt.broadcast"(%sums_67) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_69 = "arith.mulf"(%sums_29, %sums_68) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      %sums_70 = "arith.truncf"(%weights_54) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
      %sums_71 = "ttg.convert_layout"(%sums_70) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %values_72 = "ttg.convert_layout"(%values_66) : (tensor<16x16xf16, #blocked>) -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %sums_73 = "tt.dot"(%sums_71, %values_72, %sums_69) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
      "scf.yield"(%newest_51, %total_58, %sums_73) : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> ()
    }) : (i32, i32, i32, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>) -> (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16x16xf32, #blocked>)
    %result = "tt.expand_dims"(%sums#1) <{axis = 1 : i32}> : (tensor<16xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<16x1xf32, #blocked>
    %result_24 = "tt.broadcast"(%result) : (tensor<16x1xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %result_25 = "arith.divf"(%sums#2, %result_24) <{fastmath = #arith.fastmath<none>}> : (tensor<16x16xf32, #blocked>, tensor<16x16xf32, #blocked>) -> tensor<16x16xf32, #blocked>
    %result_26 = "arith.truncf"(%result_25) : (tensor<16x16xf32, #blocked>) -> tensor<16x16xf16, #blocked>
    %8 = "tt.splat"(%o) : (!tt.ptr<f16>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %9 = "tt.addptr"(%8, %queries_9) : (tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>) -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %10 = "tt.broadcast"(%9) : (tensor<16x1x!tt.ptr<f16>, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %11 = "tt.addptr"(%10, %queries_15) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>) -> tensor<16x16x!tt.ptr<f16>, #blocked>
    "tt.store"(%11, %result_26, %queries_17) : (tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xf16, #blocked>, tensor<16x16xi1, #blocked>) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} : () -> ()
