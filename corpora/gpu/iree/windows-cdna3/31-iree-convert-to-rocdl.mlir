"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<16 x array<36 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory___0", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<4 x array<16 x array<20 x f16>>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory__", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<void (ptr<1>, ptr<1>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>):
    %1 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %2 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 128 : i32}> : () -> i32
    %4 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "llvm.mlir.constant"() <{value = 64 : i32}> : () -> i32
    %6 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %7 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %8 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %9 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
    %10 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %11 = "llvm.mlir.constant"() <{value = 3 : i32}> : () -> i32
    %12 = "llvm.mlir.constant"() <{value = 48 : i32}> : () -> i32
    %13 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %14 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 576 : i64}> : () -> i64
    %18 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %19 = "llvm.getelementptr"(%18, %17) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %20 = "llvm.ptrtoint"(%19) : (!llvm.ptr) -> i64
    %21 = "llvm.mlir.addressof"() <{global_name = @__shared_memory___0}> : () -> !llvm.ptr<3>
    %22 = "llvm.getelementptr"(%21) <{elem_type = !llvm.array<16 x array<36 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %23 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %24 = "llvm.inttoptr"(%23) : (i64) -> !llvm.ptr<3>
    %25 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %26 = "llvm.insertvalue"(%25, %24) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %27 = "llvm.insertvalue"(%26, %22) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %28 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %29 = "llvm.insertvalue"(%27, %28) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %30 = "llvm.insertvalue"(%29, %14) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %31 = "llvm.insertvalue"(%30, %15) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %32 = "llvm.insertvalue"(%31, %15) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %33 = "llvm.insertvalue"(%32, %16) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %34 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %35 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %36 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %37 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %38 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %39 = "llvm.mlir.constant"() <{value = 1280 : i64}> : () -> i64
    %40 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %41 = "llvm.getelementptr"(%40, %39) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %42 = "llvm.ptrtoint"(%41) : (!llvm.ptr) -> i64
    %43 = "llvm.mlir.addressof"() <{global_name = @__shared_memory__}> : () -> !llvm.ptr<3>
    %44 = "llvm.getelementptr"(%43) <{elem_type = !llvm.array<4 x array<16 x array<20 x f16>>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %45 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %46 = "llvm.inttoptr"(%45) : (i64) -> !llvm.ptr<3>
    %47 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %48 = "llvm.insertvalue"(%47, %46) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %49 = "llvm.insertvalue"(%48, %44) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %50 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %51 = "llvm.insertvalue"(%49, %50) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %52 = "llvm.insertvalue"(%51, %34) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %53 = "llvm.insertvalue"(%52, %35) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %54 = "llvm.insertvalue"(%53, %36) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %55 = "llvm.insertvalue"(%54, %38) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %56 = "llvm.insertvalue"(%55, %36) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %57 = "llvm.insertvalue"(%56, %37) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>
    %58 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 512>}> : () -> i32
    %59 = "llvm.sext"(%58) : (i32) -> i64
    %60 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %61 = "llvm.insertvalue"(%60, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %62 = "llvm.insertvalue"(%61, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %63 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %64 = "llvm.insertvalue"(%62, %63) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %65 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %66 = "llvm.insertvalue"(%64, %65) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %67 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %68 = "llvm.insertvalue"(%66, %67) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %69 = "llvm.mlir.constant"() <{value = 18 : i64}> : () -> i64
    %70 = "llvm.insertvalue"(%68, %69) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %71 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %72 = "llvm.insertvalue"(%70, %71) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %73 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %74 = "llvm.insertvalue"(%72, %73) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %75 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %76 = "llvm.insertvalue"(%74, %75) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %77 = "llvm.extractvalue"(%76) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %78 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %79 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%78, %77, %79) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %80 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %81 = "llvm.insertvalue"(%80, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %82 = "llvm.insertvalue"(%81, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %83 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %84 = "llvm.insertvalue"(%82, %83) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %85 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %86 = "llvm.insertvalue"(%84, %85) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %87 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %88 = "llvm.insertvalue"(%86, %87) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %89 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %90 = "llvm.insertvalue"(%88, %89) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %91 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %92 = "llvm.insertvalue"(%90, %91) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %93 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %94 = "llvm.insertvalue"(%92, %93) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %95 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %96 = "llvm.insertvalue"(%94, %95) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %97 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %98 = "llvm.insertvalue"(%96, %97) <{position = array<i64: 3, 3>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %99 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %100 = "llvm.insertvalue"(%98, %99) <{position = array<i64: 4, 3>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>
    %101 = "llvm.extractvalue"(%100) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %102 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %103 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%102, %101, %103) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %104 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %105 = "llvm.insertvalue"(%104, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %106 = "llvm.insertvalue"(%105, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %107 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %108 = "llvm.insertvalue"(%106, %107) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %109 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %110 = "llvm.insertvalue"(%108, %109) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %111 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %112 = "llvm.insertvalue"(%110, %111) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %113 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %114 = "llvm.insertvalue"(%112, %113) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %115 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %116 = "llvm.insertvalue"(%114, %115) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %117 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %118 = "llvm.insertvalue"(%116, %117) <{position = array<i64: 3, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %119 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %120 = "llvm.insertvalue"(%118, %119) <{position = array<i64: 4, 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>
    %121 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %122 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %123 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%122, %121, %123) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %124 = "llvm.trunc"(%59) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %125 = "llvm.udiv"(%124, %3) : (i32, i32) -> i32
    %126 = "llvm.zext"(%125) : (i32) -> i64
    %127 = "llvm.urem"(%124, %3) : (i32, i32) -> i32
    %128 = "llvm.udiv"(%127, %5) : (i32, i32) -> i32
    %129 = "llvm.urem"(%124, %5) : (i32, i32) -> i32
    %130 = "llvm.udiv"(%129, %6) : (i32, i32) -> i32
    %131 = "llvm.urem"(%129, %6) : (i32, i32) -> i32
    %132 = "llvm.zext"(%131) : (i32) -> i64
    %133 = "llvm.mul"(%130, %13) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %134 = "llvm.zext"(%133) : (i32) -> i64
    %135 = "llvm.mul"(%128, %6) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %136 = "llvm.add"(%135, %131) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %137 = "llvm.zext"(%136) : (i32) -> i64
    %138 = "llvm.udiv"(%127, %7) : (i32, i32) -> i32
    %139 = "llvm.zext"(%138) : (i32) -> i64
    %140 = "llvm.urem"(%124, %7) : (i32, i32) -> i32
    %141 = "llvm.udiv"(%124, %8) : (i32, i32) -> i32
    %142 = "llvm.zext"(%141) : (i32) -> i64
    %143 = "llvm.urem"(%124, %8) : (i32, i32) -> i32
    %144 = "llvm.zext"(%143) : (i32) -> i64
    %145 = "llvm.mul"(%140, %10) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %146 = "llvm.zext"(%145) : (i32) -> i64
    %147 = "llvm.extractvalue"(%76) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %148 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %149 = "llvm.mul"(%126, %148) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %150 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %151 = "llvm.mul"(%139, %150) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %152 = "llvm.add"(%149, %151) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %153 = "llvm.add"(%152, %146) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %154 = "llvm.getelementptr"(%147, %153) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %155 = "llvm.load"(%154) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<2xf16>
    %156 = "llvm.extractvalue"(%100) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %157 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %158 = "llvm.mul"(%2, %157) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %159 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %160 = "llvm.mul"(%2, %159) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %161 = "llvm.add"(%158, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %162 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %163 = "llvm.mul"(%142, %162) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %164 = "llvm.add"(%161, %163) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %165 = "llvm.add"(%164, %144) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %166 = "llvm.getelementptr"(%156, %165) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %167 = "llvm.load"(%166) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<1xf16>
    %168 = "llvm.extractvalue"(%57) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %169 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %170 = "llvm.mul"(%126, %169) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %171 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %172 = "llvm.mul"(%139, %171) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %173 = "llvm.add"(%170, %172) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %174 = "llvm.add"(%173, %146) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %175 = "llvm.getelementptr"(%168, %174) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%155, %175) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<2xf16>, !llvm.ptr<3>) -> ()
    %176 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %177 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %178 = "llvm.mul"(%142, %177) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %179 = "llvm.add"(%178, %144) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %180 = "llvm.getelementptr"(%176, %179) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%167, %180) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<1xf16>, !llvm.ptr<3>) -> ()
    %181 = "llvm.add"(%133, %9) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %182 = "llvm.zext"(%181) : (i32) -> i64
    %183 = "llvm.add"(%133, %10) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %184 = "llvm.zext"(%183) : (i32) -> i64
    %185 = "llvm.add"(%133, %11) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %186 = "llvm.zext"(%185) : (i32) -> i64
    "llvm.br"(%4, %1)[^bb1] : (i32, vector<4xf32>) -> ()
  ^bb1(%187: i32, %188: vector<4xf32>):  // 2 preds: ^bb0, ^bb2
    %189 = "llvm.icmp"(%187, %7) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "llvm.cond_br"(%189)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %190 = "llvm.add"(%187, %9) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %191 = "llvm.mul"(%190, %6) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %192 = "llvm.add"(%145, %191) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %193 = "llvm.udiv"(%192, %12) : (i32, i32) -> i32
    %194 = "llvm.urem"(%192, %12) : (i32, i32) -> i32
    %195 = "llvm.udiv"(%194, %6) : (i32, i32) -> i32
    %196 = "llvm.urem"(%192, %6) : (i32, i32) -> i32
    %197 = "llvm.zext"(%196) : (i32) -> i64
    %198 = "llvm.add"(%125, %193) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %199 = "llvm.zext"(%198) : (i32) -> i64
    %200 = "llvm.add"(%138, %195) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %201 = "llvm.zext"(%200) : (i32) -> i64
    %202 = "llvm.add"(%141, %191) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %203 = "llvm.udiv"(%202, %12) : (i32, i32) -> i32
    %204 = "llvm.zext"(%203) : (i32) -> i64
    %205 = "llvm.urem"(%202, %12) : (i32, i32) -> i32
    %206 = "llvm.udiv"(%205, %6) : (i32, i32) -> i32
    %207 = "llvm.zext"(%206) : (i32) -> i64
    %208 = "llvm.urem"(%202, %6) : (i32, i32) -> i32
    %209 = "llvm.zext"(%208) : (i32) -> i64
    %210 = "llvm.extractvalue"(%76) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %211 = "llvm.mlir.constant"() <{value = 288 : i64}> : () -> i64
    %212 = "llvm.mul"(%199, %211) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %213 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %214 = "llvm.mul"(%201, %213) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %215 = "llvm.add"(%212, %214) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %216 = "llvm.add"(%215, %197) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %217 = "llvm.getelementptr"(%210, %216) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %218 = "llvm.load"(%217) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<2xf16>
    %219 = "llvm.extractvalue"(%100) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<4 x i64>, array<4 x i64>)>) -> !llvm.ptr<1>
    %220 = "llvm.mlir.constant"() <{value = 1536 : i64}> : () -> i64
    %221 = "llvm.mul"(%204, %220) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %222 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %223 = "llvm.mul"(%207, %222) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %224 = "llvm.add"(%221, %223) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %225 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %226 = "llvm.mul"(%209, %225) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %227 = "llvm.add"(%224, %226) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %228 = "llvm.add"(%227, %144) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %229 = "llvm.getelementptr"(%219, %228) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %230 = "llvm.load"(%229) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<1xf16>
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %231 = "llvm.extractvalue"(%57) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %232 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %233 = "llvm.mul"(%126, %232) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %234 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %235 = "llvm.mul"(%132, %234) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %236 = "llvm.add"(%233, %235) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %237 = "llvm.add"(%236, %134) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %238 = "llvm.getelementptr"(%231, %237) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %239 = "llvm.load"(%238) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %240 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %241 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %242 = "llvm.mul"(%134, %241) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %243 = "llvm.add"(%242, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %244 = "llvm.getelementptr"(%240, %243) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %245 = "llvm.load"(%244) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %246 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %247 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %248 = "llvm.mul"(%182, %247) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %249 = "llvm.add"(%248, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %250 = "llvm.getelementptr"(%246, %249) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %251 = "llvm.load"(%250) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %252 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %253 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %254 = "llvm.mul"(%184, %253) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %255 = "llvm.add"(%254, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %256 = "llvm.getelementptr"(%252, %255) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %257 = "llvm.load"(%256) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %258 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %259 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %260 = "llvm.mul"(%186, %259) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %261 = "llvm.add"(%260, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %262 = "llvm.getelementptr"(%258, %261) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %263 = "llvm.load"(%262) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %264 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %265 = "llvm.extractelement"(%245, %264) : (vector<1xf16>, i64) -> f16
    %266 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %267 = "llvm.extractelement"(%251, %266) : (vector<1xf16>, i64) -> f16
    %268 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %269 = "llvm.extractelement"(%257, %268) : (vector<1xf16>, i64) -> f16
    %270 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %271 = "llvm.extractelement"(%263, %270) : (vector<1xf16>, i64) -> f16
    %272 = "llvm.mlir.poison"() : () -> vector<4xf16>
    %273 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %274 = "llvm.insertelement"(%272, %265, %273) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %275 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %276 = "llvm.insertelement"(%274, %267, %275) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %277 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %278 = "llvm.insertelement"(%276, %269, %277) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %279 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %280 = "llvm.insertelement"(%278, %271, %279) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %281 = "rocdl.mfma.f32.16x16x16f16"(%239, %280, %188) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.sched.barrier"() <{mask = #rocdl.sched_group_mask<none>}> : () -> ()
    %282 = "llvm.extractvalue"(%57) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %283 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %284 = "llvm.mul"(%126, %283) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %285 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %286 = "llvm.mul"(%139, %285) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %287 = "llvm.add"(%284, %286) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %288 = "llvm.add"(%287, %146) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %289 = "llvm.getelementptr"(%282, %288) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%218, %289) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<2xf16>, !llvm.ptr<3>) -> ()
    %290 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %291 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %292 = "llvm.mul"(%142, %291) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %293 = "llvm.add"(%292, %144) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %294 = "llvm.getelementptr"(%290, %293) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%230, %294) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<1xf16>, !llvm.ptr<3>) -> ()
    "llvm.br"(%190, %281)[^bb1] : (i32, vector<4xf32>) -> ()
  ^bb3:  // pred: ^bb1
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %295 = "llvm.extractvalue"(%57) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<3>
    %296 = "llvm.mlir.constant"() <{value = 320 : i64}> : () -> i64
    %297 = "llvm.mul"(%126, %296) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %298 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %299 = "llvm.mul"(%132, %298) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %300 = "llvm.add"(%297, %299) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %301 = "llvm.add"(%300, %134) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %302 = "llvm.getelementptr"(%295, %301) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %303 = "llvm.load"(%302) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<4xf16>
    %304 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %305 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %306 = "llvm.mul"(%134, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %307 = "llvm.add"(%306, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.getelementptr"(%304, %307) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %309 = "llvm.load"(%308) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %310 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %311 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %312 = "llvm.mul"(%182, %311) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %313 = "llvm.add"(%312, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %314 = "llvm.getelementptr"(%310, %313) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %315 = "llvm.load"(%314) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %316 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %317 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %318 = "llvm.mul"(%184, %317) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %319 = "llvm.add"(%318, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %320 = "llvm.getelementptr"(%316, %319) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %321 = "llvm.load"(%320) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %322 = "llvm.extractvalue"(%33) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %323 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %324 = "llvm.mul"(%186, %323) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %325 = "llvm.add"(%324, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %326 = "llvm.getelementptr"(%322, %325) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %327 = "llvm.load"(%326) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %328 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %329 = "llvm.extractelement"(%309, %328) : (vector<1xf16>, i64) -> f16
    %330 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %331 = "llvm.extractelement"(%315, %330) : (vector<1xf16>, i64) -> f16
    %332 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %333 = "llvm.extractelement"(%321, %332) : (vector<1xf16>, i64) -> f16
    %334 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %335 = "llvm.extractelement"(%327, %334) : (vector<1xf16>, i64) -> f16
    %336 = "llvm.mlir.poison"() : () -> vector<4xf16>
    %337 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %338 = "llvm.insertelement"(%336, %329, %337) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %339 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %340 = "llvm.insertelement"(%338, %331, %339) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %341 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %342 = "llvm.insertelement"(%340, %333, %341) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %343 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %344 = "llvm.insertelement"(%342, %335, %343) : (vector<4xf16>, f16, i64) -> vector<4xf16>
    %345 = "rocdl.mfma.f32.16x16x16f16"(%303, %344, %188) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, cbsz = 0 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    %346 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %347 = "llvm.extractelement"(%345, %346) : (vector<4xf32>, i64) -> f32
    %348 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %349 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %350 = "llvm.insertelement"(%348, %347, %349) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %351 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %352 = "llvm.extractelement"(%345, %351) : (vector<4xf32>, i64) -> f32
    %353 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %354 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %355 = "llvm.insertelement"(%353, %352, %354) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %356 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %357 = "llvm.extractelement"(%345, %356) : (vector<4xf32>, i64) -> f32
    %358 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %359 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %360 = "llvm.insertelement"(%358, %357, %359) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %361 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %362 = "llvm.extractelement"(%345, %361) : (vector<4xf32>, i64) -> f32
    %363 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %364 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %365 = "llvm.insertelement"(%363, %362, %364) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %366 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %367 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %368 = "llvm.mul"(%126, %367) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %369 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %370 = "llvm.mul"(%134, %369) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %371 = "llvm.add"(%368, %370) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %372 = "llvm.add"(%371, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %373 = "llvm.getelementptr"(%366, %372) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%350, %373) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %374 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %375 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %376 = "llvm.mul"(%126, %375) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %377 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %378 = "llvm.mul"(%182, %377) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %379 = "llvm.add"(%376, %378) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %380 = "llvm.add"(%379, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %381 = "llvm.getelementptr"(%374, %380) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%355, %381) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %382 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %383 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %384 = "llvm.mul"(%126, %383) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %385 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %386 = "llvm.mul"(%184, %385) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %387 = "llvm.add"(%384, %386) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %388 = "llvm.add"(%387, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %389 = "llvm.getelementptr"(%382, %388) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%360, %389) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %390 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %391 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %392 = "llvm.mul"(%126, %391) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %393 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %394 = "llvm.mul"(%186, %393) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %395 = "llvm.add"(%392, %394) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %396 = "llvm.add"(%395, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %397 = "llvm.getelementptr"(%390, %396) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%365, %397) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %398 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %399 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %400 = "llvm.mul"(%126, %399) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %401 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %402 = "llvm.mul"(%134, %401) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %403 = "llvm.add"(%400, %402) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %404 = "llvm.add"(%403, %137) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %405 = "llvm.getelementptr"(%398, %404) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %406 = "llvm.load"(%405) <{ordering = 0 : i64}> : (!llvm.ptr<1>) -> f32
    %407 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %408 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %409 = "llvm.mul"(%126, %408) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %410 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %411 = "llvm.mul"(%182, %410) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %412 = "llvm.add"(%409, %411) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %413 = "llvm.add"(%412, %137) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %414 = "llvm.getelementptr"(%407, %413) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %415 = "llvm.load"(%414) <{ordering = 0 : i64}> : (!llvm.ptr<1>) -> f32
    %416 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %417 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %418 = "llvm.mul"(%126, %417) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %419 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %420 = "llvm.mul"(%184, %419) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %421 = "llvm.add"(%418, %420) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %422 = "llvm.add"(%421, %137) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %423 = "llvm.getelementptr"(%416, %422) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %424 = "llvm.load"(%423) <{ordering = 0 : i64}> : (!llvm.ptr<1>) -> f32
    %425 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %426 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %427 = "llvm.mul"(%126, %426) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %428 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %429 = "llvm.mul"(%186, %428) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %430 = "llvm.add"(%427, %429) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %431 = "llvm.add"(%430, %137) <{overflowFlags = 3 : i32}> : (i64, i64) -> i64
    %432 = "llvm.getelementptr"(%425, %431) <{elem_type = f32, noWrapFlags = 7 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %433 = "llvm.load"(%432) <{ordering = 0 : i64}> : (!llvm.ptr<1>) -> f32
    %434 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %435 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %436 = "llvm.insertelement"(%434, %406, %435) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %437 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %438 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %439 = "llvm.insertelement"(%437, %415, %438) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %440 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %441 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %442 = "llvm.insertelement"(%440, %424, %441) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %443 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %444 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %445 = "llvm.insertelement"(%443, %433, %444) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %446 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %447 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %448 = "llvm.mul"(%126, %447) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %449 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %450 = "llvm.mul"(%134, %449) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %451 = "llvm.add"(%448, %450) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %452 = "llvm.add"(%451, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %453 = "llvm.getelementptr"(%446, %452) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%436, %453) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %454 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %455 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %456 = "llvm.mul"(%126, %455) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %457 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %458 = "llvm.mul"(%182, %457) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %459 = "llvm.add"(%456, %458) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %460 = "llvm.add"(%459, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %461 = "llvm.getelementptr"(%454, %460) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%439, %461) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %462 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %463 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %464 = "llvm.mul"(%126, %463) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %465 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %466 = "llvm.mul"(%184, %465) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %467 = "llvm.add"(%464, %466) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %468 = "llvm.add"(%467, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %469 = "llvm.getelementptr"(%462, %468) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%442, %469) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %470 = "llvm.extractvalue"(%120) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<3 x i64>, array<3 x i64>)>) -> !llvm.ptr<1>
    %471 = "llvm.mlir.constant"() <{value = 512 : i64}> : () -> i64
    %472 = "llvm.mul"(%126, %471) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %473 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %474 = "llvm.mul"(%186, %473) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %475 = "llvm.add"(%472, %474) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %476 = "llvm.add"(%475, %137) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %477 = "llvm.getelementptr"(%470, %476) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%445, %477) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "llvm.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
