"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "matmul_dispatch_0_matmul_16x24x32_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %4 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %6 = "llvm.mlir.poison"() : () -> !llvm.array<8 x vector<4xf32>>
    %7 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %11 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %12 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> !llvm.array<8 x vector<4xf32>>
    %15 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %19 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %20 = "llvm.extractvalue"(%19) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %21 = "llvm.load"(%20) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %21, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %22 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %23 = "llvm.extractvalue"(%22) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %24 = "llvm.getelementptr"(%23) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %25 = "llvm.load"(%24) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %25, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %26 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %27 = "llvm.extractvalue"(%26) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %28 = "llvm.getelementptr"(%27) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %29 = "llvm.load"(%28) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %29, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %30 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %31 = "llvm.extractvalue"(%30) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %32 = "llvm.getelementptr"(%31) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
    %33 = "llvm.load"(%32) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    "llvm.intr.assume"(%5, %33, %4) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %34 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %35 = "llvm.extractvalue"(%34) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %36 = "llvm.zext"(%35) : (i32) -> i64
    %37 = "llvm.mul"(%36, %7) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%18)[^bb1] : (i64) -> ()
  ^bb1(%38: i64):  // 2 preds: ^bb0, ^bb4
    %39 = "llvm.icmp"(%38, %15) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%39, %18, %14)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, !llvm.array<8 x vector<4xf32>>) -> ()
  ^bb2(%40: i64, %41: !llvm.array<8 x vector<4xf32>>):  // 2 preds: ^bb1, ^bb3
    %42 = "llvm.icmp"(%40, %17) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%42)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %43 = "llvm.mul"(%40, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %44 = "llvm.add"(%43, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %45 = "llvm.getelementptr"(%25, %44) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %46 = "llvm.load"(%45) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %47 = "llvm.add"(%40, %13) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %48 = "llvm.mul"(%47, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %49 = "llvm.add"(%48, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %50 = "llvm.getelementptr"(%25, %49) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %51 = "llvm.load"(%50) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %52 = "llvm.add"(%40, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %53 = "llvm.mul"(%52, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %54 = "llvm.add"(%53, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %55 = "llvm.getelementptr"(%25, %54) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %56 = "llvm.load"(%55) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %57 = "llvm.add"(%40, %11) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %58 = "llvm.mul"(%57, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %59 = "llvm.add"(%58, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %60 = "llvm.getelementptr"(%25, %59) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %61 = "llvm.load"(%60) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %62 = "llvm.mul"(%37, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %63 = "llvm.add"(%62, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %64 = "llvm.getelementptr"(%21, %63) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %65 = "llvm.load"(%64) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %66 = "llvm.insertelement"(%3, %65, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %67 = "llvm.shufflevector"(%66, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %68 = "llvm.extractvalue"(%41) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %69 = "llvm.intr.fmuladd"(%67, %46, %68) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %70 = "llvm.add"(%37, %13) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %71 = "llvm.mul"(%70, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %72 = "llvm.add"(%71, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %73 = "llvm.getelementptr"(%21, %72) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %74 = "llvm.load"(%73) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %75 = "llvm.insertelement"(%3, %74, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %76 = "llvm.shufflevector"(%75, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %77 = "llvm.extractvalue"(%41) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %78 = "llvm.intr.fmuladd"(%76, %46, %77) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %79 = "llvm.add"(%37, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %80 = "llvm.mul"(%79, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %81 = "llvm.add"(%80, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %82 = "llvm.getelementptr"(%21, %81) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %83 = "llvm.load"(%82) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %84 = "llvm.insertelement"(%3, %83, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %85 = "llvm.shufflevector"(%84, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %86 = "llvm.extractvalue"(%41) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %87 = "llvm.intr.fmuladd"(%85, %46, %86) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %88 = "llvm.add"(%37, %11) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %89 = "llvm.mul"(%88, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %90 = "llvm.add"(%89, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %91 = "llvm.getelementptr"(%21, %90) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %92 = "llvm.load"(%91) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %93 = "llvm.insertelement"(%3, %92, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %94 = "llvm.shufflevector"(%93, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %95 = "llvm.extractvalue"(%41) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %96 = "llvm.intr.fmuladd"(%94, %46, %95) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %97 = "llvm.add"(%37, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %98 = "llvm.mul"(%97, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %99 = "llvm.add"(%98, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %100 = "llvm.getelementptr"(%21, %99) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %101 = "llvm.load"(%100) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %102 = "llvm.insertelement"(%3, %101, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %103 = "llvm.shufflevector"(%102, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %104 = "llvm.extractvalue"(%41) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %105 = "llvm.intr.fmuladd"(%103, %46, %104) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %106 = "llvm.add"(%37, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %107 = "llvm.mul"(%106, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %108 = "llvm.add"(%107, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %109 = "llvm.getelementptr"(%21, %108) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %110 = "llvm.load"(%109) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %111 = "llvm.insertelement"(%3, %110, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %112 = "llvm.shufflevector"(%111, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %113 = "llvm.extractvalue"(%41) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %114 = "llvm.intr.fmuladd"(%112, %46, %113) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %115 = "llvm.add"(%37, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %116 = "llvm.mul"(%115, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %117 = "llvm.add"(%116, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %118 = "llvm.getelementptr"(%21, %117) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %119 = "llvm.load"(%118) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %120 = "llvm.insertelement"(%3, %119, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %121 = "llvm.shufflevector"(%120, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %122 = "llvm.extractvalue"(%41) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %123 = "llvm.intr.fmuladd"(%121, %46, %122) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %124 = "llvm.add"(%37, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %125 = "llvm.mul"(%124, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %126 = "llvm.add"(%125, %40) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %127 = "llvm.getelementptr"(%21, %126) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %128 = "llvm.load"(%127) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %129 = "llvm.insertelement"(%3, %128, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %130 = "llvm.shufflevector"(%129, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %131 = "llvm.extractvalue"(%41) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %132 = "llvm.intr.fmuladd"(%130, %46, %131) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %133 = "llvm.mul"(%37, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %134 = "llvm.add"(%133, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %135 = "llvm.getelementptr"(%21, %134) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %136 = "llvm.load"(%135) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %137 = "llvm.insertelement"(%3, %136, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %138 = "llvm.shufflevector"(%137, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %139 = "llvm.intr.fmuladd"(%138, %51, %69) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %140 = "llvm.mul"(%70, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %141 = "llvm.add"(%140, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %142 = "llvm.getelementptr"(%21, %141) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %143 = "llvm.load"(%142) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %144 = "llvm.insertelement"(%3, %143, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %145 = "llvm.shufflevector"(%144, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %146 = "llvm.intr.fmuladd"(%145, %51, %78) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %147 = "llvm.mul"(%79, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %148 = "llvm.add"(%147, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %149 = "llvm.getelementptr"(%21, %148) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %150 = "llvm.load"(%149) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %151 = "llvm.insertelement"(%3, %150, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %152 = "llvm.shufflevector"(%151, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %153 = "llvm.intr.fmuladd"(%152, %51, %87) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %154 = "llvm.mul"(%88, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %155 = "llvm.add"(%154, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %156 = "llvm.getelementptr"(%21, %155) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %157 = "llvm.load"(%156) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %158 = "llvm.insertelement"(%3, %157, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %159 = "llvm.shufflevector"(%158, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %160 = "llvm.intr.fmuladd"(%159, %51, %96) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %161 = "llvm.mul"(%97, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %162 = "llvm.add"(%161, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %163 = "llvm.getelementptr"(%21, %162) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %164 = "llvm.load"(%163) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %165 = "llvm.insertelement"(%3, %164, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %166 = "llvm.shufflevector"(%165, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %167 = "llvm.intr.fmuladd"(%166, %51, %105) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %168 = "llvm.mul"(%106, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %169 = "llvm.add"(%168, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %170 = "llvm.getelementptr"(%21, %169) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %172 = "llvm.insertelement"(%3, %171, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %173 = "llvm.shufflevector"(%172, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %174 = "llvm.intr.fmuladd"(%173, %51, %114) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %175 = "llvm.mul"(%115, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %176 = "llvm.add"(%175, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %177 = "llvm.getelementptr"(%21, %176) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %178 = "llvm.load"(%177) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %179 = "llvm.insertelement"(%3, %178, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %180 = "llvm.shufflevector"(%179, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %181 = "llvm.intr.fmuladd"(%180, %51, %123) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %182 = "llvm.mul"(%124, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %183 = "llvm.add"(%182, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %184 = "llvm.getelementptr"(%21, %183) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %185 = "llvm.load"(%184) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %186 = "llvm.insertelement"(%3, %185, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %187 = "llvm.shufflevector"(%186, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %188 = "llvm.intr.fmuladd"(%187, %51, %132) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %189 = "llvm.mul"(%37, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %190 = "llvm.add"(%189, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %191 = "llvm.getelementptr"(%21, %190) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %192 = "llvm.load"(%191) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %193 = "llvm.insertelement"(%3, %192, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %194 = "llvm.shufflevector"(%193, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %195 = "llvm.intr.fmuladd"(%194, %56, %139) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %196 = "llvm.mul"(%70, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %197 = "llvm.add"(%196, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %198 = "llvm.getelementptr"(%21, %197) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %199 = "llvm.load"(%198) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %200 = "llvm.insertelement"(%3, %199, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %201 = "llvm.shufflevector"(%200, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %202 = "llvm.intr.fmuladd"(%201, %56, %146) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %203 = "llvm.mul"(%79, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %204 = "llvm.add"(%203, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %205 = "llvm.getelementptr"(%21, %204) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %206 = "llvm.load"(%205) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %207 = "llvm.insertelement"(%3, %206, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %208 = "llvm.shufflevector"(%207, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %209 = "llvm.intr.fmuladd"(%208, %56, %153) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %210 = "llvm.mul"(%88, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %211 = "llvm.add"(%210, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %212 = "llvm.getelementptr"(%21, %211) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %213 = "llvm.load"(%212) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %214 = "llvm.insertelement"(%3, %213, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %215 = "llvm.shufflevector"(%214, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %216 = "llvm.intr.fmuladd"(%215, %56, %160) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %217 = "llvm.mul"(%97, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %218 = "llvm.add"(%217, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %219 = "llvm.getelementptr"(%21, %218) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %220 = "llvm.load"(%219) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %221 = "llvm.insertelement"(%3, %220, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %222 = "llvm.shufflevector"(%221, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %223 = "llvm.intr.fmuladd"(%222, %56, %167) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %224 = "llvm.mul"(%106, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %225 = "llvm.add"(%224, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %226 = "llvm.getelementptr"(%21, %225) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %227 = "llvm.load"(%226) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %228 = "llvm.insertelement"(%3, %227, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %229 = "llvm.shufflevector"(%228, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %230 = "llvm.intr.fmuladd"(%229, %56, %174) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %231 = "llvm.mul"(%115, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %232 = "llvm.add"(%231, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %233 = "llvm.getelementptr"(%21, %232) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %234 = "llvm.load"(%233) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %235 = "llvm.insertelement"(%3, %234, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %236 = "llvm.shufflevector"(%235, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %237 = "llvm.intr.fmuladd"(%236, %56, %181) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %238 = "llvm.mul"(%124, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %239 = "llvm.add"(%238, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %240 = "llvm.getelementptr"(%21, %239) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %241 = "llvm.load"(%240) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %242 = "llvm.insertelement"(%3, %241, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %243 = "llvm.shufflevector"(%242, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %244 = "llvm.intr.fmuladd"(%243, %56, %188) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %245 = "llvm.mul"(%37, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %246 = "llvm.add"(%245, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %247 = "llvm.getelementptr"(%21, %246) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %248 = "llvm.load"(%247) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %249 = "llvm.insertelement"(%3, %248, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %250 = "llvm.shufflevector"(%249, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %251 = "llvm.intr.fmuladd"(%250, %61, %195) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %252 = "llvm.mul"(%70, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %253 = "llvm.add"(%252, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %254 = "llvm.getelementptr"(%21, %253) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %255 = "llvm.load"(%254) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %256 = "llvm.insertelement"(%3, %255, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %257 = "llvm.shufflevector"(%256, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %258 = "llvm.intr.fmuladd"(%257, %61, %202) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %259 = "llvm.mul"(%79, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %260 = "llvm.add"(%259, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %261 = "llvm.getelementptr"(%21, %260) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %262 = "llvm.load"(%261) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %263 = "llvm.insertelement"(%3, %262, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %264 = "llvm.shufflevector"(%263, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %265 = "llvm.intr.fmuladd"(%264, %61, %209) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %266 = "llvm.mul"(%88, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %267 = "llvm.add"(%266, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %268 = "llvm.getelementptr"(%21, %267) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %269 = "llvm.load"(%268) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %270 = "llvm.insertelement"(%3, %269, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %271 = "llvm.shufflevector"(%270, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %272 = "llvm.intr.fmuladd"(%271, %61, %216) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %273 = "llvm.mul"(%97, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %274 = "llvm.add"(%273, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %275 = "llvm.getelementptr"(%21, %274) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %276 = "llvm.load"(%275) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %277 = "llvm.insertelement"(%3, %276, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %278 = "llvm.shufflevector"(%277, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %279 = "llvm.intr.fmuladd"(%278, %61, %223) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %280 = "llvm.mul"(%106, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %281 = "llvm.add"(%280, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %282 = "llvm.getelementptr"(%21, %281) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %283 = "llvm.load"(%282) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %284 = "llvm.insertelement"(%3, %283, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %285 = "llvm.shufflevector"(%284, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %286 = "llvm.intr.fmuladd"(%285, %61, %230) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %287 = "llvm.mul"(%115, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %288 = "llvm.add"(%287, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %289 = "llvm.getelementptr"(%21, %288) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %290 = "llvm.load"(%289) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %291 = "llvm.insertelement"(%3, %290, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %292 = "llvm.shufflevector"(%291, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %293 = "llvm.intr.fmuladd"(%292, %61, %237) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %294 = "llvm.mul"(%124, %17) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %295 = "llvm.add"(%294, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %296 = "llvm.getelementptr"(%21, %295) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %297 = "llvm.load"(%296) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %298 = "llvm.insertelement"(%3, %297, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %299 = "llvm.shufflevector"(%298, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %300 = "llvm.intr.fmuladd"(%299, %61, %244) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %301 = "llvm.insertvalue"(%6, %251) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %302 = "llvm.insertvalue"(%301, %258) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %303 = "llvm.insertvalue"(%302, %265) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %304 = "llvm.insertvalue"(%303, %272) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %305 = "llvm.insertvalue"(%304, %279) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %306 = "llvm.insertvalue"(%305, %286) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %307 = "llvm.insertvalue"(%306, %293) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %308 = "llvm.insertvalue"(%307, %300) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %309 = "llvm.add"(%40, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%309, %308)[^bb2] : (i64, !llvm.array<8 x vector<4xf32>>) -> ()
  ^bb4:  // pred: ^bb2
    %310 = "llvm.getelementptr"(%29, %38) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %311 = "llvm.load"(%310) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %312 = "llvm.extractvalue"(%41) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %313 = "llvm.fadd"(%312, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %314 = "llvm.extractvalue"(%41) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %315 = "llvm.fadd"(%314, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %316 = "llvm.extractvalue"(%41) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %317 = "llvm.fadd"(%316, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %318 = "llvm.extractvalue"(%41) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %319 = "llvm.fadd"(%318, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %320 = "llvm.extractvalue"(%41) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %321 = "llvm.fadd"(%320, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %322 = "llvm.extractvalue"(%41) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %323 = "llvm.fadd"(%322, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %324 = "llvm.extractvalue"(%41) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %325 = "llvm.fadd"(%324, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %326 = "llvm.extractvalue"(%41) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %327 = "llvm.fadd"(%326, %311) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %328 = "llvm.mul"(%37, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %329 = "llvm.add"(%328, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %330 = "llvm.getelementptr"(%33, %329) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%313, %330) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %331 = "llvm.add"(%37, %13) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %332 = "llvm.mul"(%331, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %333 = "llvm.add"(%332, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %334 = "llvm.getelementptr"(%33, %333) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%315, %334) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %335 = "llvm.add"(%37, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %336 = "llvm.mul"(%335, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %337 = "llvm.add"(%336, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.getelementptr"(%33, %337) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%317, %338) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %339 = "llvm.add"(%37, %11) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %340 = "llvm.mul"(%339, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %341 = "llvm.add"(%340, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %342 = "llvm.getelementptr"(%33, %341) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%319, %342) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %343 = "llvm.add"(%37, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %344 = "llvm.mul"(%343, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %345 = "llvm.add"(%344, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %346 = "llvm.getelementptr"(%33, %345) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%321, %346) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %347 = "llvm.add"(%37, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %348 = "llvm.mul"(%347, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %349 = "llvm.add"(%348, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %350 = "llvm.getelementptr"(%33, %349) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%323, %350) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %351 = "llvm.add"(%37, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %352 = "llvm.mul"(%351, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %353 = "llvm.add"(%352, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %354 = "llvm.getelementptr"(%33, %353) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%325, %354) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %355 = "llvm.add"(%37, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %356 = "llvm.mul"(%355, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %357 = "llvm.add"(%356, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %358 = "llvm.getelementptr"(%33, %357) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%327, %358) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %359 = "llvm.add"(%38, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%359)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
