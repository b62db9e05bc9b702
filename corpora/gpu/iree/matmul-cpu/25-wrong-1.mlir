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
    %133 = "llvm.add"(%62, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %134 = "llvm.getelementptr"(%21, %133) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %135 = "llvm.load"(%134) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %136 = "llvm.insertelement"(%3, %135, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %137 = "llvm.shufflevector"(%136, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %138 = "llvm.intr.fmuladd"(%137, %51, %69) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %139 = "llvm.add"(%71, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %140 = "llvm.getelementptr"(%21, %139) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %141 = "llvm.load"(%140) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %142 = "llvm.insertelement"(%3, %141, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %143 = "llvm.shufflevector"(%142, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %144 = "llvm.intr.fmuladd"(%143, %51, %78) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %145 = "llvm.add"(%80, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %146 = "llvm.getelementptr"(%21, %145) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %147 = "llvm.load"(%146) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %148 = "llvm.insertelement"(%3, %147, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %149 = "llvm.shufflevector"(%148, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %150 = "llvm.intr.fmuladd"(%149, %51, %87) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %151 = "llvm.add"(%89, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %152 = "llvm.getelementptr"(%21, %151) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %153 = "llvm.load"(%152) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %154 = "llvm.insertelement"(%3, %153, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %155 = "llvm.shufflevector"(%154, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %156 = "llvm.intr.fmuladd"(%155, %51, %96) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %157 = "llvm.add"(%98, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %158 = "llvm.getelementptr"(%21, %157) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %159 = "llvm.load"(%158) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %160 = "llvm.insertelement"(%3, %159, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %161 = "llvm.shufflevector"(%160, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %162 = "llvm.intr.fmuladd"(%161, %51, %105) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %163 = "llvm.add"(%107, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %164 = "llvm.getelementptr"(%21, %163) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %165 = "llvm.load"(%164) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %166 = "llvm.insertelement"(%3, %165, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %167 = "llvm.shufflevector"(%166, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %168 = "llvm.intr.fmuladd"(%167, %51, %114) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %169 = "llvm.add"(%116, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %170 = "llvm.getelementptr"(%21, %169) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %172 = "llvm.insertelement"(%3, %171, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %173 = "llvm.shufflevector"(%172, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %174 = "llvm.intr.fmuladd"(%173, %51, %123) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %175 = "llvm.add"(%125, %47) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %176 = "llvm.getelementptr"(%21, %175) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %177 = "llvm.load"(%176) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %178 = "llvm.insertelement"(%3, %177, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %179 = "llvm.shufflevector"(%178, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %180 = "llvm.intr.fmuladd"(%179, %51, %132) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %181 = "llvm.add"(%62, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %182 = "llvm.getelementptr"(%21, %181) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %183 = "llvm.load"(%182) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %184 = "llvm.insertelement"(%3, %183, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %185 = "llvm.shufflevector"(%184, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %186 = "llvm.intr.fmuladd"(%185, %56, %138) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %187 = "llvm.add"(%71, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %188 = "llvm.getelementptr"(%21, %187) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %189 = "llvm.load"(%188) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %190 = "llvm.insertelement"(%3, %189, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %191 = "llvm.shufflevector"(%190, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %192 = "llvm.intr.fmuladd"(%191, %56, %144) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %193 = "llvm.add"(%80, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %194 = "llvm.getelementptr"(%21, %193) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %195 = "llvm.load"(%194) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %196 = "llvm.insertelement"(%3, %195, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %197 = "llvm.shufflevector"(%196, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %198 = "llvm.intr.fmuladd"(%197, %56, %150) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %199 = "llvm.add"(%89, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %200 = "llvm.getelementptr"(%21, %199) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %201 = "llvm.load"(%200) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %202 = "llvm.insertelement"(%3, %201, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %203 = "llvm.shufflevector"(%202, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %204 = "llvm.intr.fmuladd"(%203, %56, %156) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %205 = "llvm.add"(%98, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %206 = "llvm.getelementptr"(%21, %205) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %207 = "llvm.load"(%206) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %208 = "llvm.insertelement"(%3, %207, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %209 = "llvm.shufflevector"(%208, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %210 = "llvm.intr.fmuladd"(%209, %56, %162) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %211 = "llvm.add"(%107, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %212 = "llvm.getelementptr"(%21, %211) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %213 = "llvm.load"(%212) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %214 = "llvm.insertelement"(%3, %213, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %215 = "llvm.shufflevector"(%214, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %216 = "llvm.intr.fmuladd"(%215, %56, %168) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %217 = "llvm.add"(%116, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %218 = "llvm.getelementptr"(%21, %217) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %219 = "llvm.load"(%218) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %220 = "llvm.insertelement"(%3, %219, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %221 = "llvm.shufflevector"(%220, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %222 = "llvm.intr.fmuladd"(%221, %56, %174) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %223 = "llvm.add"(%125, %52) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %224 = "llvm.getelementptr"(%21, %223) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %225 = "llvm.load"(%224) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %226 = "llvm.insertelement"(%3, %225, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %227 = "llvm.shufflevector"(%226, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %228 = "llvm.intr.fmuladd"(%227, %56, %180) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %229 = "llvm.add"(%62, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %230 = "llvm.getelementptr"(%21, %229) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %231 = "llvm.load"(%230) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %232 = "llvm.insertelement"(%3, %231, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %233 = "llvm.shufflevector"(%232, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %234 = "llvm.intr.fmuladd"(%233, %61, %186) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %235 = "llvm.add"(%71, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %236 = "llvm.getelementptr"(%21, %235) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %237 = "llvm.load"(%236) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %238 = "llvm.insertelement"(%3, %237, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %239 = "llvm.shufflevector"(%238, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %240 = "llvm.intr.fmuladd"(%239, %61, %192) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %241 = "llvm.add"(%80, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %242 = "llvm.getelementptr"(%21, %241) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %243 = "llvm.load"(%242) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %244 = "llvm.insertelement"(%3, %243, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %245 = "llvm.shufflevector"(%244, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %246 = "llvm.intr.fmuladd"(%245, %61, %198) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %247 = "llvm.add"(%89, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %248 = "llvm.getelementptr"(%21, %247) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %249 = "llvm.load"(%248) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %250 = "llvm.insertelement"(%3, %249, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %251 = "llvm.shufflevector"(%250, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %252 = "llvm.intr.fmuladd"(%251, %61, %204) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %253 = "llvm.add"(%98, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %254 = "llvm.getelementptr"(%21, %253) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %255 = "llvm.load"(%254) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %256 = "llvm.insertelement"(%3, %255, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %257 = "llvm.shufflevector"(%256, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %258 = "llvm.intr.fmuladd"(%257, %61, %210) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %259 = "llvm.add"(%107, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %260 = "llvm.getelementptr"(%21, %259) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %261 = "llvm.load"(%260) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %262 = "llvm.insertelement"(%3, %261, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %263 = "llvm.shufflevector"(%262, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %264 = "llvm.intr.fmuladd"(%263, %61, %216) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %265 = "llvm.add"(%116, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %266 = "llvm.getelementptr"(%21, %265) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %267 = "llvm.load"(%266) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %268 = "llvm.insertelement"(%3, %267, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %269 = "llvm.shufflevector"(%268, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %270 = "llvm.intr.fmuladd"(%269, %61, %222) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %271 = "llvm.add"(%125, %57) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %272 = "llvm.getelementptr"(%21, %271) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %273 = "llvm.load"(%272) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %274 = "llvm.insertelement"(%3, %273, %2) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %275 = "llvm.shufflevector"(%274, %3) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %276 = "llvm.intr.fmuladd"(%275, %61, %228) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %277 = "llvm.insertvalue"(%6, %234) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %278 = "llvm.insertvalue"(%277, %240) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %279 = "llvm.insertvalue"(%278, %246) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %280 = "llvm.insertvalue"(%279, %252) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %281 = "llvm.insertvalue"(%280, %258) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %282 = "llvm.insertvalue"(%281, %264) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %283 = "llvm.insertvalue"(%282, %270) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %284 = "llvm.insertvalue"(%283, %276) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %285 = "llvm.add"(%40, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%285, %284)[^bb2] : (i64, !llvm.array<8 x vector<4xf32>>) -> ()
  ^bb4:  // pred: ^bb2
    %286 = "llvm.getelementptr"(%29, %38) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %287 = "llvm.load"(%286) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %288 = "llvm.extractvalue"(%41) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %289 = "llvm.fadd"(%288, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %290 = "llvm.extractvalue"(%41) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %291 = "llvm.fadd"(%290, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %292 = "llvm.extractvalue"(%41) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %293 = "llvm.fadd"(%292, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %294 = "llvm.extractvalue"(%41) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %295 = "llvm.fadd"(%294, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %296 = "llvm.extractvalue"(%41) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %297 = "llvm.fadd"(%296, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %298 = "llvm.extractvalue"(%41) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %299 = "llvm.fadd"(%298, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %300 = "llvm.extractvalue"(%41) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %301 = "llvm.fadd"(%300, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %302 = "llvm.extractvalue"(%41) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %303 = "llvm.fadd"(%302, %287) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %304 = "llvm.mul"(%37, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %305 = "llvm.add"(%304, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %306 = "llvm.getelementptr"(%33, %305) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%289, %306) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %307 = "llvm.add"(%37, %13) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.mul"(%307, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %309 = "llvm.add"(%308, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %310 = "llvm.getelementptr"(%33, %309) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%291, %310) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %311 = "llvm.add"(%37, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %312 = "llvm.mul"(%311, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %313 = "llvm.add"(%312, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %314 = "llvm.getelementptr"(%33, %313) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%293, %314) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %315 = "llvm.add"(%37, %11) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %316 = "llvm.mul"(%315, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %317 = "llvm.add"(%316, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %318 = "llvm.getelementptr"(%33, %317) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%295, %318) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %319 = "llvm.add"(%37, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %320 = "llvm.mul"(%319, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %321 = "llvm.add"(%320, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %322 = "llvm.getelementptr"(%33, %321) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%297, %322) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %323 = "llvm.add"(%37, %10) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %324 = "llvm.mul"(%323, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %325 = "llvm.add"(%324, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %326 = "llvm.getelementptr"(%33, %325) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%299, %326) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %327 = "llvm.add"(%37, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %328 = "llvm.mul"(%327, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %329 = "llvm.add"(%328, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %330 = "llvm.getelementptr"(%33, %329) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%301, %330) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %331 = "llvm.add"(%37, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %332 = "llvm.mul"(%331, %15) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %333 = "llvm.add"(%332, %38) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %334 = "llvm.getelementptr"(%33, %333) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%303, %334) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %335 = "llvm.add"(%38, %16) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%335)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    "llvm.return"(%2) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
