"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}, {llvm.align = 16 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<i32 (ptr, ptr, ptr)>, linkage = #llvm.linkage<external>, sym_name = "matmul_dispatch_0_matmul_16x24x32_f32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr):
    %2 = "llvm.mlir.poison"() : () -> !llvm.array<8 x vector<4xf32>>
    %3 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<8x4xf32>}> : () -> !llvm.array<8 x vector<4xf32>>
    %11 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %12 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %15 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %16 = "llvm.extractvalue"(%15) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %17 = "llvm.getelementptr"(%16) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr) -> !llvm.ptr
    %18 = "llvm.load"(%17) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %19 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = "llvm.insertvalue"(%19, %18) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = "llvm.insertvalue"(%20, %18) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %22 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %23 = "llvm.insertvalue"(%21, %22) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %25 = "llvm.insertvalue"(%23, %24) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %26 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %27 = "llvm.insertvalue"(%25, %26) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %28 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %29 = "llvm.insertvalue"(%27, %28) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %30 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %31 = "llvm.insertvalue"(%29, %30) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %32 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %33 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %34 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%33, %32, %34) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %35 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %36 = "llvm.extractvalue"(%35) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %37 = "llvm.getelementptr"(%36) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
    %38 = "llvm.load"(%37) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %39 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %40 = "llvm.insertvalue"(%39, %38) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %41 = "llvm.insertvalue"(%40, %38) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %42 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %43 = "llvm.insertvalue"(%41, %42) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %44 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %45 = "llvm.insertvalue"(%43, %44) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %46 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %47 = "llvm.insertvalue"(%45, %46) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %48 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %49 = "llvm.insertvalue"(%47, %48) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %50 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %51 = "llvm.insertvalue"(%49, %50) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %52 = "llvm.extractvalue"(%51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %53 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %54 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%53, %52, %54) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %55 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %56 = "llvm.extractvalue"(%55) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %57 = "llvm.getelementptr"(%56) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 2>}> : (!llvm.ptr) -> !llvm.ptr
    %58 = "llvm.load"(%57) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %59 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %60 = "llvm.insertvalue"(%59, %58) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %61 = "llvm.insertvalue"(%60, %58) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %62 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %63 = "llvm.insertvalue"(%61, %62) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %64 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %65 = "llvm.insertvalue"(%63, %64) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %66 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %67 = "llvm.insertvalue"(%65, %66) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %68 = "llvm.extractvalue"(%67) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %69 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %70 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%69, %68, %70) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %71 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>
    %72 = "llvm.extractvalue"(%71) <{position = array<i64: 10>}> : (!llvm.struct<"iree_hal_executable_dispatch_state_v0_t", (i32, i32, i16, i16, i32, i32, i16, i8, i8, ptr, ptr, ptr)>) -> !llvm.ptr
    %73 = "llvm.getelementptr"(%72) <{elem_type = !llvm.ptr, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 3>}> : (!llvm.ptr) -> !llvm.ptr
    %74 = "llvm.load"(%73) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.ptr
    %75 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %76 = "llvm.insertvalue"(%75, %74) <{position = array<i64: 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %77 = "llvm.insertvalue"(%76, %74) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %78 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %79 = "llvm.insertvalue"(%77, %78) <{position = array<i64: 2>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %80 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %81 = "llvm.insertvalue"(%79, %80) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %82 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %83 = "llvm.insertvalue"(%81, %82) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %84 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %85 = "llvm.insertvalue"(%83, %84) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %86 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %87 = "llvm.insertvalue"(%85, %86) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %88 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %89 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %90 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%89, %88, %90) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr, i64) -> ()
    %91 = "llvm.load"(%arg3) <{ordering = 0 : i64}> : (!llvm.ptr) -> !llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>
    %92 = "llvm.extractvalue"(%91) <{position = array<i64: 0>}> : (!llvm.struct<"iree_hal_executable_workgroup_state_v0_t", (i32, i32, i16, i16, i32, ptr, i32)>) -> i32
    %93 = "llvm.zext"(%92) : (i32) -> i64
    %94 = "llvm.mul"(%93, %3) <{overflowFlags = 1 : i32}> : (i64, i64) -> i64
    "llvm.br"(%14)[^bb1] : (i64) -> ()
  ^bb1(%95: i64):  // 2 preds: ^bb0, ^bb4
    %96 = "llvm.icmp"(%95, %11) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%96, %14, %10)[^bb2, ^bb5] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i64, !llvm.array<8 x vector<4xf32>>) -> ()
  ^bb2(%97: i64, %98: !llvm.array<8 x vector<4xf32>>):  // 2 preds: ^bb1, ^bb3
    %99 = "llvm.icmp"(%97, %13) <{predicate = 2 : i64}> : (i64, i64) -> i1
    "llvm.cond_br"(%99)[^bb3, ^bb4] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb3:  // pred: ^bb2
    %100 = "llvm.extractvalue"(%51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %101 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %102 = "llvm.mul"(%97, %101) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %103 = "llvm.add"(%102, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %104 = "llvm.getelementptr"(%100, %103) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %105 = "llvm.load"(%104) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %106 = "llvm.add"(%97, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %107 = "llvm.extractvalue"(%51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %108 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %109 = "llvm.mul"(%106, %108) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %110 = "llvm.add"(%109, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %111 = "llvm.getelementptr"(%107, %110) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %112 = "llvm.load"(%111) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %113 = "llvm.add"(%97, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %114 = "llvm.extractvalue"(%51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %115 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %116 = "llvm.mul"(%113, %115) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %117 = "llvm.add"(%116, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %118 = "llvm.getelementptr"(%114, %117) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %119 = "llvm.load"(%118) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %120 = "llvm.add"(%97, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %121 = "llvm.extractvalue"(%51) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %122 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %123 = "llvm.mul"(%120, %122) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %124 = "llvm.add"(%123, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %125 = "llvm.getelementptr"(%121, %124) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %126 = "llvm.load"(%125) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %127 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %128 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %129 = "llvm.mul"(%94, %128) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %130 = "llvm.add"(%129, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %131 = "llvm.getelementptr"(%127, %130) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %132 = "llvm.load"(%131) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %133 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %134 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %135 = "llvm.insertelement"(%133, %132, %134) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %136 = "llvm.shufflevector"(%135, %133) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %137 = "llvm.extractvalue"(%98) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %138 = "llvm.intr.fmuladd"(%136, %105, %137) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %139 = "llvm.add"(%94, %9) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %140 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %141 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %142 = "llvm.mul"(%139, %141) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %143 = "llvm.add"(%142, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %144 = "llvm.getelementptr"(%140, %143) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %145 = "llvm.load"(%144) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %146 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %147 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %148 = "llvm.insertelement"(%146, %145, %147) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %149 = "llvm.shufflevector"(%148, %146) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %150 = "llvm.extractvalue"(%98) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %151 = "llvm.intr.fmuladd"(%149, %105, %150) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %152 = "llvm.add"(%94, %8) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %153 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %154 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %155 = "llvm.mul"(%152, %154) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %156 = "llvm.add"(%155, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %157 = "llvm.getelementptr"(%153, %156) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %158 = "llvm.load"(%157) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %159 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %160 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %161 = "llvm.insertelement"(%159, %158, %160) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %162 = "llvm.shufflevector"(%161, %159) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %163 = "llvm.extractvalue"(%98) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %164 = "llvm.intr.fmuladd"(%162, %105, %163) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %165 = "llvm.add"(%94, %7) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %166 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %167 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %168 = "llvm.mul"(%165, %167) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %169 = "llvm.add"(%168, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %170 = "llvm.getelementptr"(%166, %169) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %171 = "llvm.load"(%170) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %172 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %173 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %174 = "llvm.insertelement"(%172, %171, %173) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %175 = "llvm.shufflevector"(%174, %172) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %176 = "llvm.extractvalue"(%98) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %177 = "llvm.intr.fmuladd"(%175, %105, %176) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %178 = "llvm.add"(%94, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %179 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %180 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %181 = "llvm.mul"(%178, %180) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %182 = "llvm.add"(%181, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %183 = "llvm.getelementptr"(%179, %182) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %184 = "llvm.load"(%183) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %185 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %186 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %187 = "llvm.insertelement"(%185, %184, %186) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %188 = "llvm.shufflevector"(%187, %185) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %189 = "llvm.extractvalue"(%98) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %190 = "llvm.intr.fmuladd"(%188, %105, %189) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %191 = "llvm.add"(%94, %6) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %192 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %193 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %194 = "llvm.mul"(%191, %193) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %195 = "llvm.add"(%194, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %196 = "llvm.getelementptr"(%192, %195) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %197 = "llvm.load"(%196) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %198 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %199 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %200 = "llvm.insertelement"(%198, %197, %199) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %201 = "llvm.shufflevector"(%200, %198) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %202 = "llvm.extractvalue"(%98) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %203 = "llvm.intr.fmuladd"(%201, %105, %202) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %204 = "llvm.add"(%94, %5) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %205 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %206 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %207 = "llvm.mul"(%204, %206) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %208 = "llvm.add"(%207, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %209 = "llvm.getelementptr"(%205, %208) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %210 = "llvm.load"(%209) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %211 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %212 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %213 = "llvm.insertelement"(%211, %210, %212) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %214 = "llvm.shufflevector"(%213, %211) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %215 = "llvm.extractvalue"(%98) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %216 = "llvm.intr.fmuladd"(%214, %105, %215) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %217 = "llvm.add"(%94, %4) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %218 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %219 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %220 = "llvm.mul"(%217, %219) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %221 = "llvm.add"(%220, %97) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %222 = "llvm.getelementptr"(%218, %221) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %223 = "llvm.load"(%222) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %224 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %225 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %226 = "llvm.insertelement"(%224, %223, %225) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %227 = "llvm.shufflevector"(%226, %224) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %228 = "llvm.extractvalue"(%98) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %229 = "llvm.intr.fmuladd"(%227, %105, %228) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %230 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %231 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %232 = "llvm.mul"(%94, %231) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %233 = "llvm.add"(%232, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %234 = "llvm.getelementptr"(%230, %233) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %235 = "llvm.load"(%234) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %236 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %237 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %238 = "llvm.insertelement"(%236, %235, %237) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %239 = "llvm.shufflevector"(%238, %236) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %240 = "llvm.intr.fmuladd"(%239, %112, %138) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %241 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %242 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %243 = "llvm.mul"(%139, %242) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %244 = "llvm.add"(%243, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %245 = "llvm.getelementptr"(%241, %244) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %246 = "llvm.load"(%245) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %247 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %248 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %249 = "llvm.insertelement"(%247, %246, %248) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %250 = "llvm.shufflevector"(%249, %247) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %251 = "llvm.intr.fmuladd"(%250, %112, %151) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %252 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %253 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %254 = "llvm.mul"(%152, %253) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %255 = "llvm.add"(%254, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %256 = "llvm.getelementptr"(%252, %255) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %257 = "llvm.load"(%256) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %258 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %259 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %260 = "llvm.insertelement"(%258, %257, %259) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %261 = "llvm.shufflevector"(%260, %258) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %262 = "llvm.intr.fmuladd"(%261, %112, %164) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %263 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %264 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %265 = "llvm.mul"(%165, %264) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %266 = "llvm.add"(%265, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %267 = "llvm.getelementptr"(%263, %266) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %268 = "llvm.load"(%267) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %269 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %270 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %271 = "llvm.insertelement"(%269, %268, %270) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %272 = "llvm.shufflevector"(%271, %269) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %273 = "llvm.intr.fmuladd"(%272, %112, %177) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %274 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %275 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %276 = "llvm.mul"(%178, %275) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %277 = "llvm.add"(%276, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %278 = "llvm.getelementptr"(%274, %277) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %279 = "llvm.load"(%278) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %280 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %281 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %282 = "llvm.insertelement"(%280, %279, %281) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %283 = "llvm.shufflevector"(%282, %280) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %284 = "llvm.intr.fmuladd"(%283, %112, %190) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %285 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %286 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %287 = "llvm.mul"(%191, %286) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %288 = "llvm.add"(%287, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %289 = "llvm.getelementptr"(%285, %288) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %290 = "llvm.load"(%289) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %291 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %292 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %293 = "llvm.insertelement"(%291, %290, %292) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %294 = "llvm.shufflevector"(%293, %291) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %295 = "llvm.intr.fmuladd"(%294, %112, %203) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %296 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %297 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %298 = "llvm.mul"(%204, %297) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %299 = "llvm.add"(%298, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %300 = "llvm.getelementptr"(%296, %299) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %301 = "llvm.load"(%300) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %302 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %303 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %304 = "llvm.insertelement"(%302, %301, %303) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %305 = "llvm.shufflevector"(%304, %302) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %306 = "llvm.intr.fmuladd"(%305, %112, %216) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %307 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %308 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %309 = "llvm.mul"(%217, %308) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %310 = "llvm.add"(%309, %106) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %311 = "llvm.getelementptr"(%307, %310) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %312 = "llvm.load"(%311) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %313 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %314 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %315 = "llvm.insertelement"(%313, %312, %314) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %316 = "llvm.shufflevector"(%315, %313) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %317 = "llvm.intr.fmuladd"(%316, %112, %229) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %318 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %319 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %320 = "llvm.mul"(%94, %319) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %321 = "llvm.add"(%320, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %322 = "llvm.getelementptr"(%318, %321) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %323 = "llvm.load"(%322) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %324 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %325 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %326 = "llvm.insertelement"(%324, %323, %325) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %327 = "llvm.shufflevector"(%326, %324) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %328 = "llvm.intr.fmuladd"(%327, %119, %240) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %329 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %330 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %331 = "llvm.mul"(%139, %330) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %332 = "llvm.add"(%331, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %333 = "llvm.getelementptr"(%329, %332) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %334 = "llvm.load"(%333) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %335 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %336 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %337 = "llvm.insertelement"(%335, %334, %336) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %338 = "llvm.shufflevector"(%337, %335) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %339 = "llvm.intr.fmuladd"(%338, %119, %251) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %340 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %341 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %342 = "llvm.mul"(%152, %341) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %343 = "llvm.add"(%342, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %344 = "llvm.getelementptr"(%340, %343) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %345 = "llvm.load"(%344) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %346 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %347 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %348 = "llvm.insertelement"(%346, %345, %347) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %349 = "llvm.shufflevector"(%348, %346) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %350 = "llvm.intr.fmuladd"(%349, %119, %262) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %351 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %352 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %353 = "llvm.mul"(%165, %352) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %354 = "llvm.add"(%353, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %355 = "llvm.getelementptr"(%351, %354) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %356 = "llvm.load"(%355) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %357 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %358 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %359 = "llvm.insertelement"(%357, %356, %358) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %360 = "llvm.shufflevector"(%359, %357) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %361 = "llvm.intr.fmuladd"(%360, %119, %273) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %362 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %363 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %364 = "llvm.mul"(%178, %363) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %365 = "llvm.add"(%364, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %366 = "llvm.getelementptr"(%362, %365) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %367 = "llvm.load"(%366) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %368 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %369 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %370 = "llvm.insertelement"(%368, %367, %369) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %371 = "llvm.shufflevector"(%370, %368) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %372 = "llvm.intr.fmuladd"(%371, %119, %284) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %373 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %374 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %375 = "llvm.mul"(%191, %374) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %376 = "llvm.add"(%375, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %377 = "llvm.getelementptr"(%373, %376) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %378 = "llvm.load"(%377) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %379 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %380 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %381 = "llvm.insertelement"(%379, %378, %380) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %382 = "llvm.shufflevector"(%381, %379) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %383 = "llvm.intr.fmuladd"(%382, %119, %295) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %384 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %385 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %386 = "llvm.mul"(%204, %385) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %387 = "llvm.add"(%386, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %388 = "llvm.getelementptr"(%384, %387) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %389 = "llvm.load"(%388) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %390 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %391 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %392 = "llvm.insertelement"(%390, %389, %391) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %393 = "llvm.shufflevector"(%392, %390) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %394 = "llvm.intr.fmuladd"(%393, %119, %306) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %395 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %396 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %397 = "llvm.mul"(%217, %396) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %398 = "llvm.add"(%397, %113) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %399 = "llvm.getelementptr"(%395, %398) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %400 = "llvm.load"(%399) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %401 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %402 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %403 = "llvm.insertelement"(%401, %400, %402) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %404 = "llvm.shufflevector"(%403, %401) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %405 = "llvm.intr.fmuladd"(%404, %119, %317) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %406 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %407 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %408 = "llvm.mul"(%94, %407) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %409 = "llvm.add"(%408, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %410 = "llvm.getelementptr"(%406, %409) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %411 = "llvm.load"(%410) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %412 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %413 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %414 = "llvm.insertelement"(%412, %411, %413) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %415 = "llvm.shufflevector"(%414, %412) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %416 = "llvm.intr.fmuladd"(%415, %126, %328) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %417 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %418 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %419 = "llvm.mul"(%139, %418) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %420 = "llvm.add"(%419, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %421 = "llvm.getelementptr"(%417, %420) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %422 = "llvm.load"(%421) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %423 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %424 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %425 = "llvm.insertelement"(%423, %422, %424) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %426 = "llvm.shufflevector"(%425, %423) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %427 = "llvm.intr.fmuladd"(%426, %126, %339) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %428 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %429 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %430 = "llvm.mul"(%152, %429) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %431 = "llvm.add"(%430, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %432 = "llvm.getelementptr"(%428, %431) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %433 = "llvm.load"(%432) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %434 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %435 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %436 = "llvm.insertelement"(%434, %433, %435) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %437 = "llvm.shufflevector"(%436, %434) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %438 = "llvm.intr.fmuladd"(%437, %126, %350) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %439 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %440 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %441 = "llvm.mul"(%165, %440) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %442 = "llvm.add"(%441, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %443 = "llvm.getelementptr"(%439, %442) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %444 = "llvm.load"(%443) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %445 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %446 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %447 = "llvm.insertelement"(%445, %444, %446) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %448 = "llvm.shufflevector"(%447, %445) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %449 = "llvm.intr.fmuladd"(%448, %126, %361) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %450 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %451 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %452 = "llvm.mul"(%178, %451) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %453 = "llvm.add"(%452, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %454 = "llvm.getelementptr"(%450, %453) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %455 = "llvm.load"(%454) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %456 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %457 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %458 = "llvm.insertelement"(%456, %455, %457) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %459 = "llvm.shufflevector"(%458, %456) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %460 = "llvm.intr.fmuladd"(%459, %126, %372) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %461 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %462 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %463 = "llvm.mul"(%191, %462) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %464 = "llvm.add"(%463, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %465 = "llvm.getelementptr"(%461, %464) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %466 = "llvm.load"(%465) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %467 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %468 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %469 = "llvm.insertelement"(%467, %466, %468) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %470 = "llvm.shufflevector"(%469, %467) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %471 = "llvm.intr.fmuladd"(%470, %126, %383) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %472 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %473 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %474 = "llvm.mul"(%204, %473) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %475 = "llvm.add"(%474, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %476 = "llvm.getelementptr"(%472, %475) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %477 = "llvm.load"(%476) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %478 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %479 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %480 = "llvm.insertelement"(%478, %477, %479) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %481 = "llvm.shufflevector"(%480, %478) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %482 = "llvm.intr.fmuladd"(%481, %126, %394) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %483 = "llvm.extractvalue"(%31) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %484 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %485 = "llvm.mul"(%217, %484) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %486 = "llvm.add"(%485, %120) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %487 = "llvm.getelementptr"(%483, %486) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %488 = "llvm.load"(%487) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %489 = "llvm.mlir.poison"() : () -> vector<4xf32>
    %490 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %491 = "llvm.insertelement"(%489, %488, %490) : (vector<4xf32>, f32, i32) -> vector<4xf32>
    %492 = "llvm.shufflevector"(%491, %489) <{mask = array<i32: 0, 0, 0, 0>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %493 = "llvm.intr.fmuladd"(%492, %126, %405) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %494 = "llvm.insertvalue"(%2, %416) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %495 = "llvm.insertvalue"(%494, %427) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %496 = "llvm.insertvalue"(%495, %438) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %497 = "llvm.insertvalue"(%496, %449) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %498 = "llvm.insertvalue"(%497, %460) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %499 = "llvm.insertvalue"(%498, %471) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %500 = "llvm.insertvalue"(%499, %482) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %501 = "llvm.insertvalue"(%500, %493) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %502 = "llvm.add"(%97, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%502, %501)[^bb2] : (i64, !llvm.array<8 x vector<4xf32>>) -> ()
  ^bb4:  // pred: ^bb2
    %503 = "llvm.extractvalue"(%67) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr
    %504 = "llvm.getelementptr"(%503, %95) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %505 = "llvm.load"(%504) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<4xf32>
    %506 = "llvm.insertvalue"(%2, %505) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %507 = "llvm.insertvalue"(%506, %505) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %508 = "llvm.insertvalue"(%507, %505) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %509 = "llvm.insertvalue"(%508, %505) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %510 = "llvm.insertvalue"(%509, %505) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %511 = "llvm.insertvalue"(%510, %505) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %512 = "llvm.insertvalue"(%511, %505) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %513 = "llvm.insertvalue"(%512, %505) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %514 = "llvm.mlir.poison"() : () -> !llvm.array<8 x vector<4xf32>>
    %515 = "llvm.extractvalue"(%98) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %516 = "llvm.extractvalue"(%513) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %517 = "llvm.fadd"(%515, %516) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %518 = "llvm.insertvalue"(%514, %517) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %519 = "llvm.extractvalue"(%98) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %520 = "llvm.extractvalue"(%513) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %521 = "llvm.fadd"(%519, %520) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %522 = "llvm.insertvalue"(%518, %521) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %523 = "llvm.extractvalue"(%98) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %524 = "llvm.extractvalue"(%513) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %525 = "llvm.fadd"(%523, %524) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %526 = "llvm.insertvalue"(%522, %525) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %527 = "llvm.extractvalue"(%98) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %528 = "llvm.extractvalue"(%513) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %529 = "llvm.fadd"(%527, %528) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %530 = "llvm.insertvalue"(%526, %529) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %531 = "llvm.extractvalue"(%98) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %532 = "llvm.extractvalue"(%513) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %533 = "llvm.fadd"(%531, %532) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %534 = "llvm.insertvalue"(%530, %533) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %535 = "llvm.extractvalue"(%98) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %536 = "llvm.extractvalue"(%513) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %537 = "llvm.fadd"(%535, %536) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %538 = "llvm.insertvalue"(%534, %537) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %539 = "llvm.extractvalue"(%98) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %540 = "llvm.extractvalue"(%513) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %541 = "llvm.fadd"(%539, %540) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %542 = "llvm.insertvalue"(%538, %541) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %543 = "llvm.extractvalue"(%98) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %544 = "llvm.extractvalue"(%513) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %545 = "llvm.fadd"(%543, %544) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %546 = "llvm.insertvalue"(%542, %545) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>, vector<4xf32>) -> !llvm.array<8 x vector<4xf32>>
    %547 = "llvm.extractvalue"(%546) <{position = array<i64: 0>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %548 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %549 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %550 = "llvm.mul"(%94, %549) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %551 = "llvm.add"(%550, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %552 = "llvm.getelementptr"(%548, %551) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%547, %552) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %553 = "llvm.extractvalue"(%546) <{position = array<i64: 1>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %554 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %555 = "llvm.add"(%94, %554) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %556 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %557 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %558 = "llvm.mul"(%555, %557) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %559 = "llvm.add"(%558, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %560 = "llvm.getelementptr"(%556, %559) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%553, %560) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %561 = "llvm.extractvalue"(%546) <{position = array<i64: 2>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %562 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %563 = "llvm.add"(%94, %562) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %564 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %565 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %566 = "llvm.mul"(%563, %565) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %567 = "llvm.add"(%566, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %568 = "llvm.getelementptr"(%564, %567) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%561, %568) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %569 = "llvm.extractvalue"(%546) <{position = array<i64: 3>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %570 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %571 = "llvm.add"(%94, %570) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %572 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %573 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %574 = "llvm.mul"(%571, %573) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %575 = "llvm.add"(%574, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %576 = "llvm.getelementptr"(%572, %575) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%569, %576) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %577 = "llvm.extractvalue"(%546) <{position = array<i64: 4>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %578 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %579 = "llvm.add"(%94, %578) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %580 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %581 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %582 = "llvm.mul"(%579, %581) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %583 = "llvm.add"(%582, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %584 = "llvm.getelementptr"(%580, %583) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%577, %584) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %585 = "llvm.extractvalue"(%546) <{position = array<i64: 5>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %586 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %587 = "llvm.add"(%94, %586) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %588 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %589 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %590 = "llvm.mul"(%587, %589) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %591 = "llvm.add"(%590, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %592 = "llvm.getelementptr"(%588, %591) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%585, %592) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %593 = "llvm.extractvalue"(%546) <{position = array<i64: 6>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %594 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %595 = "llvm.add"(%94, %594) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %596 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %597 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %598 = "llvm.mul"(%595, %597) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %599 = "llvm.add"(%598, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %600 = "llvm.getelementptr"(%596, %599) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%593, %600) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %601 = "llvm.extractvalue"(%546) <{position = array<i64: 7>}> : (!llvm.array<8 x vector<4xf32>>) -> vector<4xf32>
    %602 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %603 = "llvm.add"(%94, %602) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %604 = "llvm.extractvalue"(%87) <{position = array<i64: 1>}> : (!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr
    %605 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %606 = "llvm.mul"(%603, %605) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %607 = "llvm.add"(%606, %95) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %608 = "llvm.getelementptr"(%604, %607) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    "llvm.store"(%601, %608) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<4xf32>, !llvm.ptr) -> ()
    %609 = "llvm.add"(%95, %12) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    "llvm.br"(%609)[^bb1] : (i64) -> ()
  ^bb5:  // pred: ^bb1
    %610 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    "llvm.return"(%610) : (i32) -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-unknown-eabi-elf"} : () -> ()
