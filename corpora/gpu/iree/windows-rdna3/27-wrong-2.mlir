"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<16 x array<36 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory___0", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<4 x array<16 x array<20 x f16>>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory__", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<void (ptr<1>, ptr<1>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>):
    %1 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %2 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %11 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %12 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %19 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %20 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %21 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %22 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %23 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %24 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %25 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %26 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %27 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %28 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %29 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %30 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %31 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %32 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 576 : i64}> : () -> i64
    %35 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %36 = "llvm.getelementptr"(%35, %34) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %37 = "llvm.ptrtoint"(%36) : (!llvm.ptr) -> i64
    %38 = "llvm.mlir.addressof"() <{global_name = @__shared_memory___0}> : () -> !llvm.ptr<3>
    %39 = "llvm.getelementptr"(%38) <{elem_type = !llvm.array<16 x array<36 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %40 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %41 = "llvm.inttoptr"(%40) : (i64) -> !llvm.ptr<3>
    %42 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %43 = "llvm.insertvalue"(%42, %41) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %44 = "llvm.insertvalue"(%43, %39) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %45 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %46 = "llvm.insertvalue"(%44, %45) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %47 = "llvm.insertvalue"(%46, %31) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %48 = "llvm.insertvalue"(%47, %32) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %49 = "llvm.insertvalue"(%48, %32) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %50 = "llvm.insertvalue"(%49, %33) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %51 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %52 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %53 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %54 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %55 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %56 = "llvm.mlir.constant"() <{value = 1280 : i64}> : () -> i64
    %57 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %58 = "llvm.getelementptr"(%57, %56) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %59 = "llvm.ptrtoint"(%58) : (!llvm.ptr) -> i64
    %60 = "llvm.mlir.addressof"() <{global_name = @__shared_memory__}> : () -> !llvm.ptr<3>
    %61 = "llvm.getelementptr"(%60) <{elem_type = !llvm.array<4 x array<16 x array<20 x f16>>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %62 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %63 = "llvm.inttoptr"(%62) : (i64) -> !llvm.ptr<3>
    %64 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %65 = "llvm.insertvalue"(%64, %63) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %66 = "llvm.insertvalue"(%65, %61) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %67 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %68 = "llvm.insertvalue"(%66, %67) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %69 = "llvm.insertvalue"(%68, %51) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %70 = "llvm.insertvalue"(%69, %52) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %71 = "llvm.insertvalue"(%70, %53) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %72 = "llvm.insertvalue"(%71, %55) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %73 = "llvm.insertvalue"(%72, %53) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %74 = "llvm.insertvalue"(%73, %54) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %75 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 256>}> : () -> i32
    %76 = "llvm.sext"(%75) : (i32) -> i64
    %77 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %78 = "llvm.insertvalue"(%77, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %79 = "llvm.insertvalue"(%78, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %80 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %81 = "llvm.insertvalue"(%79, %80) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %82 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %83 = "llvm.insertvalue"(%81, %82) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %84 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %85 = "llvm.insertvalue"(%83, %84) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %86 = "llvm.mlir.constant"() <{value = 18 : i64}> : () -> i64
    %87 = "llvm.insertvalue"(%85, %86) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %88 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %89 = "llvm.insertvalue"(%87, %88) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %90 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %91 = "llvm.insertvalue"(%89, %90) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %92 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %93 = "llvm.insertvalue"(%91, %92) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %94 = "llvm.extractvalue"(%93) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %95 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %96 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%95, %94, %96) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %97 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %98 = "llvm.insertvalue"(%97, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %99 = "llvm.insertvalue"(%98, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %100 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %101 = "llvm.insertvalue"(%99, %100) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %102 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %103 = "llvm.insertvalue"(%101, %102) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %104 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %105 = "llvm.insertvalue"(%103, %104) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %106 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %107 = "llvm.insertvalue"(%105, %106) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %108 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %109 = "llvm.insertvalue"(%107, %108) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %110 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %111 = "llvm.insertvalue"(%109, %110) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %112 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %113 = "llvm.insertvalue"(%111, %112) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %114 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %115 = "llvm.insertvalue"(%113, %114) <{position = array<i64: 3, 3>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %116 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %117 = "llvm.insertvalue"(%115, %116) <{position = array<i64: 4, 3>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %118 = "llvm.extractvalue"(%117) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %119 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %120 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%119, %118, %120) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %121 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %122 = "llvm.insertvalue"(%121, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %123 = "llvm.insertvalue"(%122, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %124 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %125 = "llvm.insertvalue"(%123, %124) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %126 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %127 = "llvm.insertvalue"(%125, %126) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %128 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %129 = "llvm.insertvalue"(%127, %128) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %130 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %131 = "llvm.insertvalue"(%129, %130) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %132 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %133 = "llvm.insertvalue"(%131, %132) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %134 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %135 = "llvm.insertvalue"(%133, %134) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %136 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %137 = "llvm.insertvalue"(%135, %136) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %138 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %139 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %140 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%139, %138, %140) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %141 = "llvm.trunc"(%76) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %142 = "llvm.udiv"(%141, %18) : (i32, i32) -> i32
    %143 = "llvm.zext"(%142) : (i32) -> i64
    %144 = "llvm.urem"(%141, %18) : (i32, i32) -> i32
    %145 = "llvm.udiv"(%144, %20) : (i32, i32) -> i32
    %146 = "llvm.urem"(%141, %20) : (i32, i32) -> i32
    %147 = "llvm.udiv"(%146, %22) : (i32, i32) -> i32
    %148 = "llvm.zext"(%147) : (i32) -> i64
    %149 = "llvm.urem"(%146, %22) : (i32, i32) -> i32
    %150 = "llvm.udiv"(%144, %21) : (i32, i32) -> i32
    %151 = "llvm.zext"(%150) : (i32) -> i64
    %152 = "llvm.urem"(%141, %21) : (i32, i32) -> i32
    %153 = "llvm.udiv"(%141, %22) : (i32, i32) -> i32
    %154 = "llvm.zext"(%153) : (i32) -> i64
    %155 = "llvm.urem"(%141, %22) : (i32, i32) -> i32
    %156 = "llvm.zext"(%149) : (i32) -> i64
    %157 = "llvm.mul"(%152, %21) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %158 = "llvm.zext"(%157) : (i32) -> i64
    %159 = "llvm.mul"(%155, %26) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %160 = "llvm.zext"(%159) : (i32) -> i64
    %161 = "llvm.extractvalue"(%93) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %162 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %163 = "llvm.mul"(%143, %162) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %164 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %165 = "llvm.mul"(%151, %164) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %166 = "llvm.add"(%163, %165) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %167 = "llvm.add"(%166, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %168 = "llvm.getelementptr"(%161, %167) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %169 = "llvm.load"(%168) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<4xf16>
    %170 = "llvm.extractvalue"(%117) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %171 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %172 = "llvm.mul"(%2, %171) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %173 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %174 = "llvm.mul"(%2, %173) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %175 = "llvm.add"(%172, %174) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %176 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %177 = "llvm.mul"(%154, %176) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %178 = "llvm.add"(%175, %177) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %179 = "llvm.add"(%178, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %180 = "llvm.getelementptr"(%170, %179) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %181 = "llvm.load"(%180) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<2xf16>
    %182 = "llvm.extractvalue"(%74) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %183 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %184 = "llvm.mul"(%143, %183) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %185 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %186 = "llvm.mul"(%151, %185) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %187 = "llvm.add"(%184, %186) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %188 = "llvm.add"(%187, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %189 = "llvm.getelementptr"(%182, %188) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%169, %189) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<4xf16>, !llvm.ptr<3>) -> ()
    %190 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %191 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %192 = "llvm.mul"(%154, %191) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %193 = "llvm.add"(%192, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %194 = "llvm.getelementptr"(%190, %193) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%181, %194) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<2xf16>, !llvm.ptr<3>) -> ()
    %195 = "llvm.mul"(%145, %22) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %196 = "llvm.add"(%195, %149) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %197 = "llvm.zext"(%196) : (i32) -> i64
    "llvm.br"(%19, %1)[^bb1] : (i32, vector<8xf32>) -> ()
  ^bb1(%198: i32, %199: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
    %200 = "llvm.icmp"(%198, %23) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%200)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %201 = "llvm.add"(%198, %24) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %202 = "llvm.mul"(%201, %22) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %203 = "llvm.add"(%157, %202) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %204 = "llvm.udiv"(%203, %25) : (i32, i32) -> i32
    %205 = "llvm.urem"(%203, %25) : (i32, i32) -> i32
    %206 = "llvm.udiv"(%205, %22) : (i32, i32) -> i32
    %207 = "llvm.urem"(%203, %22) : (i32, i32) -> i32
    %208 = "llvm.zext"(%207) : (i32) -> i64
    %209 = "llvm.add"(%142, %204) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %210 = "llvm.zext"(%209) : (i32) -> i64
    %211 = "llvm.add"(%150, %206) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %212 = "llvm.zext"(%211) : (i32) -> i64
    %213 = "llvm.add"(%153, %202) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %214 = "llvm.udiv"(%213, %25) : (i32, i32) -> i32
    %215 = "llvm.zext"(%214) : (i32) -> i64
    %216 = "llvm.urem"(%213, %25) : (i32, i32) -> i32
    %217 = "llvm.udiv"(%216, %22) : (i32, i32) -> i32
    %218 = "llvm.zext"(%217) : (i32) -> i64
    %219 = "llvm.urem"(%213, %22) : (i32, i32) -> i32
    %220 = "llvm.zext"(%219) : (i32) -> i64
    %221 = "llvm.extractvalue"(%93) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %222 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %223 = "llvm.mul"(%210, %222) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %224 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %225 = "llvm.mul"(%212, %224) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %226 = "llvm.add"(%223, %225) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %227 = "llvm.add"(%226, %208) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %228 = "llvm.getelementptr"(%221, %227) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %229 = "llvm.load"(%228) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<4xf16>
    %230 = "llvm.extractvalue"(%117) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %231 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %232 = "llvm.mul"(%215, %231) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %233 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %234 = "llvm.mul"(%218, %233) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %235 = "llvm.add"(%232, %234) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %236 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %237 = "llvm.mul"(%220, %236) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %238 = "llvm.add"(%235, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %239 = "llvm.add"(%238, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %240 = "llvm.getelementptr"(%230, %239) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %241 = "llvm.load"(%240) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<2xf16>
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %242 = "llvm.extractvalue"(%74) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %243 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %244 = "llvm.mul"(%143, %243) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %245 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %246 = "llvm.mul"(%156, %245) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %247 = "llvm.add"(%244, %246) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %248 = "llvm.add"(%247, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %249 = "llvm.getelementptr"(%242, %248) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %250 = "llvm.load"(%249) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %251 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %252 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %253 = "llvm.mul"(%2, %252) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %254 = "llvm.add"(%253, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %255 = "llvm.getelementptr"(%251, %254) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %256 = "llvm.load"(%255) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %257 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %258 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %259 = "llvm.mul"(%3, %258) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %260 = "llvm.add"(%259, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %261 = "llvm.getelementptr"(%257, %260) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %262 = "llvm.load"(%261) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %263 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %264 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %265 = "llvm.mul"(%5, %264) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %266 = "llvm.add"(%265, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %267 = "llvm.getelementptr"(%263, %266) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %268 = "llvm.load"(%267) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %269 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %270 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %271 = "llvm.mul"(%6, %270) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %272 = "llvm.add"(%271, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %273 = "llvm.getelementptr"(%269, %272) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %274 = "llvm.load"(%273) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %275 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %276 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %277 = "llvm.mul"(%7, %276) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %278 = "llvm.add"(%277, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %279 = "llvm.getelementptr"(%275, %278) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %280 = "llvm.load"(%279) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %281 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %282 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %283 = "llvm.mul"(%8, %282) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %284 = "llvm.add"(%283, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %285 = "llvm.getelementptr"(%281, %284) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %286 = "llvm.load"(%285) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %287 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %288 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %289 = "llvm.mul"(%9, %288) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %290 = "llvm.add"(%289, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %291 = "llvm.getelementptr"(%287, %290) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %292 = "llvm.load"(%291) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %293 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %294 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %295 = "llvm.mul"(%10, %294) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %296 = "llvm.add"(%295, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %297 = "llvm.getelementptr"(%293, %296) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %298 = "llvm.load"(%297) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %299 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %300 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %301 = "llvm.mul"(%4, %300) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %302 = "llvm.add"(%301, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %303 = "llvm.getelementptr"(%299, %302) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %304 = "llvm.load"(%303) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %305 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %306 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %307 = "llvm.mul"(%11, %306) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.add"(%307, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %309 = "llvm.getelementptr"(%305, %308) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %310 = "llvm.load"(%309) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %311 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %312 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %313 = "llvm.mul"(%12, %312) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %314 = "llvm.add"(%313, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %315 = "llvm.getelementptr"(%311, %314) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %316 = "llvm.load"(%315) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %317 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %318 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %319 = "llvm.mul"(%13, %318) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %320 = "llvm.add"(%319, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %321 = "llvm.getelementptr"(%317, %320) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %322 = "llvm.load"(%321) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %323 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %324 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %325 = "llvm.mul"(%14, %324) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %326 = "llvm.add"(%325, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %327 = "llvm.getelementptr"(%323, %326) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %328 = "llvm.load"(%327) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %329 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %330 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %331 = "llvm.mul"(%15, %330) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %332 = "llvm.add"(%331, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %333 = "llvm.getelementptr"(%329, %332) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %334 = "llvm.load"(%333) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %335 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %336 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %337 = "llvm.mul"(%16, %336) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.add"(%337, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %339 = "llvm.getelementptr"(%335, %338) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %340 = "llvm.load"(%339) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %341 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %342 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %343 = "llvm.mul"(%17, %342) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %344 = "llvm.add"(%343, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %345 = "llvm.getelementptr"(%341, %344) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %346 = "llvm.load"(%345) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %347 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %348 = "llvm.extractelement"(%256, %347) : (vector<1xf16>, i64) -> f16
    %349 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %350 = "llvm.extractelement"(%262, %349) : (vector<1xf16>, i64) -> f16
    %351 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %352 = "llvm.extractelement"(%268, %351) : (vector<1xf16>, i64) -> f16
    %353 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %354 = "llvm.extractelement"(%274, %353) : (vector<1xf16>, i64) -> f16
    %355 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %356 = "llvm.extractelement"(%280, %355) : (vector<1xf16>, i64) -> f16
    %357 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %358 = "llvm.extractelement"(%286, %357) : (vector<1xf16>, i64) -> f16
    %359 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %360 = "llvm.extractelement"(%292, %359) : (vector<1xf16>, i64) -> f16
    %361 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %362 = "llvm.extractelement"(%298, %361) : (vector<1xf16>, i64) -> f16
    %363 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %364 = "llvm.extractelement"(%304, %363) : (vector<1xf16>, i64) -> f16
    %365 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %366 = "llvm.extractelement"(%310, %365) : (vector<1xf16>, i64) -> f16
    %367 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %368 = "llvm.extractelement"(%316, %367) : (vector<1xf16>, i64) -> f16
    %369 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %370 = "llvm.extractelement"(%322, %369) : (vector<1xf16>, i64) -> f16
    %371 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %372 = "llvm.extractelement"(%328, %371) : (vector<1xf16>, i64) -> f16
    %373 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %374 = "llvm.extractelement"(%334, %373) : (vector<1xf16>, i64) -> f16
    %375 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %376 = "llvm.extractelement"(%340, %375) : (vector<1xf16>, i64) -> f16
    %377 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %378 = "llvm.extractelement"(%346, %377) : (vector<1xf16>, i64) -> f16
    %379 = "llvm.mlir.poison"() : () -> vector<16xf16>
    %380 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %381 = "llvm.insertelement"(%379, %348, %380) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %382 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %383 = "llvm.insertelement"(%381, %350, %382) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %384 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %385 = "llvm.insertelement"(%383, %352, %384) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %386 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %387 = "llvm.insertelement"(%385, %354, %386) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %388 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %389 = "llvm.insertelement"(%387, %356, %388) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %390 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %391 = "llvm.insertelement"(%389, %358, %390) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %392 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %393 = "llvm.insertelement"(%391, %360, %392) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %394 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %395 = "llvm.insertelement"(%393, %362, %394) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %396 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %397 = "llvm.insertelement"(%395, %364, %396) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %398 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %399 = "llvm.insertelement"(%397, %366, %398) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %400 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %401 = "llvm.insertelement"(%399, %368, %400) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %402 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %403 = "llvm.insertelement"(%401, %370, %402) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %404 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %405 = "llvm.insertelement"(%403, %372, %404) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %406 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %407 = "llvm.insertelement"(%405, %374, %406) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %408 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %409 = "llvm.insertelement"(%407, %376, %408) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %410 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %411 = "llvm.insertelement"(%409, %378, %410) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %412 = "rocdl.wmma.f32.16x16x16.f16"(%411, %250, %199) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.sched.barrier"() <{mask = #rocdl.sched_group_mask<none>}> : () -> ()
    %413 = "llvm.extractvalue"(%74) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %414 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %415 = "llvm.mul"(%143, %414) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %416 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %417 = "llvm.mul"(%151, %416) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %418 = "llvm.add"(%415, %417) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %419 = "llvm.add"(%418, %158) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %420 = "llvm.getelementptr"(%413, %419) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%229, %420) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<4xf16>, !llvm.ptr<3>) -> ()
    %421 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %422 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %423 = "llvm.mul"(%154, %422) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %424 = "llvm.add"(%423, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %425 = "llvm.getelementptr"(%421, %424) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%241, %425) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<2xf16>, !llvm.ptr<3>) -> ()
    "llvm.br"(%201, %412)[^bb1] : (i32, vector<8xf32>) -> ()
  ^bb3:  // pred: ^bb1
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %426 = "llvm.extractvalue"(%74) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %427 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %428 = "llvm.mul"(%143, %427) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %429 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %430 = "llvm.mul"(%156, %429) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %431 = "llvm.add"(%428, %430) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %432 = "llvm.add"(%431, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %433 = "llvm.getelementptr"(%426, %432) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %434 = "llvm.load"(%433) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %435 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %436 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %437 = "llvm.mul"(%2, %436) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %438 = "llvm.add"(%437, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %439 = "llvm.getelementptr"(%435, %438) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %440 = "llvm.load"(%439) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %441 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %442 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %443 = "llvm.mul"(%3, %442) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %444 = "llvm.add"(%443, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %445 = "llvm.getelementptr"(%441, %444) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %446 = "llvm.load"(%445) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %447 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %448 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %449 = "llvm.mul"(%5, %448) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %450 = "llvm.add"(%449, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %451 = "llvm.getelementptr"(%447, %450) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %452 = "llvm.load"(%451) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %453 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %454 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %455 = "llvm.mul"(%6, %454) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %456 = "llvm.add"(%455, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %457 = "llvm.getelementptr"(%453, %456) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %458 = "llvm.load"(%457) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %459 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %460 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %461 = "llvm.mul"(%7, %460) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %462 = "llvm.add"(%461, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %463 = "llvm.getelementptr"(%459, %462) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %464 = "llvm.load"(%463) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %465 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %466 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %467 = "llvm.mul"(%8, %466) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %468 = "llvm.add"(%467, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %469 = "llvm.getelementptr"(%465, %468) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %470 = "llvm.load"(%469) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %471 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %472 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %473 = "llvm.mul"(%9, %472) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %474 = "llvm.add"(%473, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %475 = "llvm.getelementptr"(%471, %474) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %476 = "llvm.load"(%475) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %477 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %478 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %479 = "llvm.mul"(%10, %478) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %480 = "llvm.add"(%479, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %481 = "llvm.getelementptr"(%477, %480) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %482 = "llvm.load"(%481) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %483 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %484 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %485 = "llvm.mul"(%4, %484) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %486 = "llvm.add"(%485, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %487 = "llvm.getelementptr"(%483, %486) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %488 = "llvm.load"(%487) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %489 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %490 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %491 = "llvm.mul"(%11, %490) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %492 = "llvm.add"(%491, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %493 = "llvm.getelementptr"(%489, %492) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %494 = "llvm.load"(%493) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %495 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %496 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %497 = "llvm.mul"(%12, %496) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %498 = "llvm.add"(%497, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %499 = "llvm.getelementptr"(%495, %498) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %500 = "llvm.load"(%499) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %501 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %502 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %503 = "llvm.mul"(%13, %502) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %504 = "llvm.add"(%503, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %505 = "llvm.getelementptr"(%501, %504) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %506 = "llvm.load"(%505) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %507 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %508 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %509 = "llvm.mul"(%14, %508) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %510 = "llvm.add"(%509, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %511 = "llvm.getelementptr"(%507, %510) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %512 = "llvm.load"(%511) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %513 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %514 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %515 = "llvm.mul"(%15, %514) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %516 = "llvm.add"(%515, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %517 = "llvm.getelementptr"(%513, %516) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %518 = "llvm.load"(%517) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %519 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %520 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %521 = "llvm.mul"(%16, %520) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %522 = "llvm.add"(%521, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %523 = "llvm.getelementptr"(%519, %522) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %524 = "llvm.load"(%523) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %525 = "llvm.extractvalue"(%50) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %526 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %527 = "llvm.mul"(%17, %526) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %528 = "llvm.add"(%527, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %529 = "llvm.getelementptr"(%525, %528) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %530 = "llvm.load"(%529) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %531 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %532 = "llvm.extractelement"(%440, %531) : (vector<1xf16>, i64) -> f16
    %533 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %534 = "llvm.extractelement"(%446, %533) : (vector<1xf16>, i64) -> f16
    %535 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %536 = "llvm.extractelement"(%452, %535) : (vector<1xf16>, i64) -> f16
    %537 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %538 = "llvm.extractelement"(%458, %537) : (vector<1xf16>, i64) -> f16
    %539 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %540 = "llvm.extractelement"(%464, %539) : (vector<1xf16>, i64) -> f16
    %541 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %542 = "llvm.extractelement"(%470, %541) : (vector<1xf16>, i64) -> f16
    %543 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %544 = "llvm.extractelement"(%476, %543) : (vector<1xf16>, i64) -> f16
    %545 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %546 = "llvm.extractelement"(%482, %545) : (vector<1xf16>, i64) -> f16
    %547 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %548 = "llvm.extractelement"(%488, %547) : (vector<1xf16>, i64) -> f16
    %549 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %550 = "llvm.extractelement"(%494, %549) : (vector<1xf16>, i64) -> f16
    %551 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %552 = "llvm.extractelement"(%500, %551) : (vector<1xf16>, i64) -> f16
    %553 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %554 = "llvm.extractelement"(%506, %553) : (vector<1xf16>, i64) -> f16
    %555 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %556 = "llvm.extractelement"(%512, %555) : (vector<1xf16>, i64) -> f16
    %557 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %558 = "llvm.extractelement"(%518, %557) : (vector<1xf16>, i64) -> f16
    %559 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %560 = "llvm.extractelement"(%524, %559) : (vector<1xf16>, i64) -> f16
    %561 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %562 = "llvm.extractelement"(%530, %561) : (vector<1xf16>, i64) -> f16
    %563 = "llvm.mlir.poison"() : () -> vector<16xf16>
    %564 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %565 = "llvm.insertelement"(%563, %532, %564) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %566 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %567 = "llvm.insertelement"(%565, %534, %566) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %568 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %569 = "llvm.insertelement"(%567, %536, %568) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %570 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %571 = "llvm.insertelement"(%569, %538, %570) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %572 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %573 = "llvm.insertelement"(%571, %540, %572) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %574 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %575 = "llvm.insertelement"(%573, %542, %574) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %576 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %577 = "llvm.insertelement"(%575, %544, %576) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %578 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %579 = "llvm.insertelement"(%577, %546, %578) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %580 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %581 = "llvm.insertelement"(%579, %548, %580) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %582 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %583 = "llvm.insertelement"(%581, %550, %582) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %584 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %585 = "llvm.insertelement"(%583, %552, %584) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %586 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %587 = "llvm.insertelement"(%585, %554, %586) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %588 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %589 = "llvm.insertelement"(%587, %556, %588) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %590 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %591 = "llvm.insertelement"(%589, %558, %590) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %592 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %593 = "llvm.insertelement"(%591, %560, %592) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %594 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %595 = "llvm.insertelement"(%593, %562, %594) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %596 = "rocdl.wmma.f32.16x16x16.f16"(%595, %434, %199) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %597 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %598 = "llvm.extractelement"(%596, %597) : (vector<8xf32>, i64) -> f32
    %599 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %600 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %601 = "llvm.insertelement"(%599, %598, %600) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %602 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %603 = "llvm.extractelement"(%596, %602) : (vector<8xf32>, i64) -> f32
    %604 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %605 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %606 = "llvm.insertelement"(%604, %603, %605) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %607 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %608 = "llvm.extractelement"(%596, %607) : (vector<8xf32>, i64) -> f32
    %609 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %610 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %611 = "llvm.insertelement"(%609, %608, %610) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %612 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %613 = "llvm.extractelement"(%596, %612) : (vector<8xf32>, i64) -> f32
    %614 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %615 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %616 = "llvm.insertelement"(%614, %613, %615) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %617 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %618 = "llvm.extractelement"(%596, %617) : (vector<8xf32>, i64) -> f32
    %619 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %620 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %621 = "llvm.insertelement"(%619, %618, %620) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %622 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %623 = "llvm.extractelement"(%596, %622) : (vector<8xf32>, i64) -> f32
    %624 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %625 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %626 = "llvm.insertelement"(%624, %623, %625) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %627 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %628 = "llvm.extractelement"(%596, %627) : (vector<8xf32>, i64) -> f32
    %629 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %630 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %631 = "llvm.insertelement"(%629, %628, %630) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %632 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %633 = "llvm.extractelement"(%596, %632) : (vector<8xf32>, i64) -> f32
    %634 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %635 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %636 = "llvm.insertelement"(%634, %633, %635) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %637 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %638 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %639 = "llvm.mul"(%143, %638) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %640 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %641 = "llvm.mul"(%148, %640) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %642 = "llvm.add"(%639, %641) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %643 = "llvm.add"(%642, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %644 = "llvm.getelementptr"(%637, %643) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%601, %644) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %645 = "llvm.add"(%147, %26) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %646 = "llvm.zext"(%645) : (i32) -> i64
    %647 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %648 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %649 = "llvm.mul"(%143, %648) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %650 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %651 = "llvm.mul"(%646, %650) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %652 = "llvm.add"(%649, %651) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %653 = "llvm.add"(%652, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %654 = "llvm.getelementptr"(%647, %653) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%606, %654) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %655 = "llvm.add"(%147, %21) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %656 = "llvm.zext"(%655) : (i32) -> i64
    %657 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %658 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %659 = "llvm.mul"(%143, %658) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %660 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %661 = "llvm.mul"(%656, %660) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %662 = "llvm.add"(%659, %661) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %663 = "llvm.add"(%662, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %664 = "llvm.getelementptr"(%657, %663) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%611, %664) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %665 = "llvm.add"(%147, %27) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %666 = "llvm.zext"(%665) : (i32) -> i64
    %667 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %668 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %669 = "llvm.mul"(%143, %668) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %670 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %671 = "llvm.mul"(%666, %670) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %672 = "llvm.add"(%669, %671) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %673 = "llvm.add"(%672, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %674 = "llvm.getelementptr"(%667, %673) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%616, %674) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %675 = "llvm.add"(%147, %23) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %676 = "llvm.zext"(%675) : (i32) -> i64
    %677 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %678 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %679 = "llvm.mul"(%143, %678) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %680 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %681 = "llvm.mul"(%676, %680) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %682 = "llvm.add"(%679, %681) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %683 = "llvm.add"(%682, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %684 = "llvm.getelementptr"(%677, %683) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%621, %684) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %685 = "llvm.add"(%147, %28) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %686 = "llvm.zext"(%685) : (i32) -> i64
    %687 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %688 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %689 = "llvm.mul"(%143, %688) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %690 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %691 = "llvm.mul"(%686, %690) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %692 = "llvm.add"(%689, %691) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %693 = "llvm.add"(%692, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %694 = "llvm.getelementptr"(%687, %693) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%626, %694) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %695 = "llvm.add"(%147, %29) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %696 = "llvm.zext"(%695) : (i32) -> i64
    %697 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %698 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %699 = "llvm.mul"(%143, %698) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %700 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %701 = "llvm.mul"(%696, %700) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %702 = "llvm.add"(%699, %701) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %703 = "llvm.add"(%702, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %704 = "llvm.getelementptr"(%697, %703) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%631, %704) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %705 = "llvm.add"(%147, %30) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %706 = "llvm.zext"(%705) : (i32) -> i64
    %707 = "llvm.extractvalue"(%137) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %708 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %709 = "llvm.mul"(%143, %708) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %710 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %711 = "llvm.mul"(%706, %710) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %712 = "llvm.add"(%709, %711) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %713 = "llvm.add"(%712, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %714 = "llvm.getelementptr"(%707, %713) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%636, %714) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "llvm.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
