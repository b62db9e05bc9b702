"builtin.module"() ({
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<68 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory___0", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 3 : i32, alignment = 16 : i64, global_type = !llvm.array<32 x array<36 x f16>>, linkage = #llvm.linkage<private>, sym_name = "__shared_memory__", tls_mode = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef, llvm.readonly}, {llvm.align = 16 : i32, llvm.noalias, llvm.nonnull, llvm.noundef}], function_type = !llvm.func<void (ptr<1>, ptr<1>, ptr<1>, ptr<1>)>, linkage = #llvm.linkage<external>, sym_name = "product_dispatch_0_matmul_32x64x32_f16xf16xf32", visibility_ = 0 : i64}> ({
  ^bb0(%arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<1>, %arg3: !llvm.ptr<1>, %arg4: !llvm.ptr<1>):
    %1 = "llvm.mlir.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %2 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %3 = "llvm.mlir.constant"() <{value = 16 : i64}> : () -> i64
    %4 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %5 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %6 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %7 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %8 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %9 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %10 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %11 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %12 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %13 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %14 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %15 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %16 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %17 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %18 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %19 = "llvm.mlir.constant"() <{value = 17 : i64}> : () -> i64
    %20 = "llvm.mlir.constant"() <{value = 18 : i64}> : () -> i64
    %21 = "llvm.mlir.constant"() <{value = 19 : i64}> : () -> i64
    %22 = "llvm.mlir.constant"() <{value = 20 : i64}> : () -> i64
    %23 = "llvm.mlir.constant"() <{value = 21 : i64}> : () -> i64
    %24 = "llvm.mlir.constant"() <{value = 22 : i64}> : () -> i64
    %25 = "llvm.mlir.constant"() <{value = 23 : i64}> : () -> i64
    %26 = "llvm.mlir.constant"() <{value = 24 : i64}> : () -> i64
    %27 = "llvm.mlir.constant"() <{value = 25 : i64}> : () -> i64
    %28 = "llvm.mlir.constant"() <{value = 26 : i64}> : () -> i64
    %29 = "llvm.mlir.constant"() <{value = 27 : i64}> : () -> i64
    %30 = "llvm.mlir.constant"() <{value = 28 : i64}> : () -> i64
    %31 = "llvm.mlir.constant"() <{value = 29 : i64}> : () -> i64
    %32 = "llvm.mlir.constant"() <{value = 30 : i64}> : () -> i64
    %33 = "llvm.mlir.constant"() <{value = 31 : i64}> : () -> i64
    %34 = "llvm.mlir.constant"() <{value = 32 : i32}> : () -> i32
    %35 = "llvm.mlir.constant"() <{value = 4 : i32}> : () -> i32
    %36 = "llvm.mlir.constant"() <{value = 8 : i32}> : () -> i32
    %37 = "llvm.mlir.constant"() <{value = 128 : i32}> : () -> i32
    %38 = "llvm.mlir.constant"() <{value = 2 : i32}> : () -> i32
    %39 = "llvm.mlir.constant"() <{value = 6 : i32}> : () -> i32
    %40 = "llvm.mlir.constant"() <{value = 10 : i32}> : () -> i32
    %41 = "llvm.mlir.constant"() <{value = 12 : i32}> : () -> i32
    %42 = "llvm.mlir.constant"() <{value = 14 : i32}> : () -> i32
    %43 = "llvm.mlir.constant"() <{value = 16 : i32}> : () -> i32
    %44 = "llvm.mlir.constant"() <{value = 18 : i32}> : () -> i32
    %45 = "llvm.mlir.constant"() <{value = 20 : i32}> : () -> i32
    %46 = "llvm.mlir.constant"() <{value = 22 : i32}> : () -> i32
    %47 = "llvm.mlir.constant"() <{value = 24 : i32}> : () -> i32
    %48 = "llvm.mlir.constant"() <{value = 26 : i32}> : () -> i32
    %49 = "llvm.mlir.constant"() <{value = 28 : i32}> : () -> i32
    %50 = "llvm.mlir.constant"() <{value = 30 : i32}> : () -> i32
    %51 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %52 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %53 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %54 = "llvm.mlir.constant"() <{value = 2176 : i64}> : () -> i64
    %55 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %56 = "llvm.getelementptr"(%55, %54) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %57 = "llvm.ptrtoint"(%56) : (!llvm.ptr) -> i64
    %58 = "llvm.mlir.addressof"() <{global_name = @__shared_memory___0}> : () -> !llvm.ptr<3>
    %59 = "llvm.getelementptr"(%58) <{elem_type = !llvm.array<32 x array<68 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %60 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %61 = "llvm.inttoptr"(%60) : (i64) -> !llvm.ptr<3>
    %62 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %63 = "llvm.insertvalue"(%62, %61) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %64 = "llvm.insertvalue"(%63, %59) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %65 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %66 = "llvm.insertvalue"(%64, %65) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %67 = "llvm.insertvalue"(%66, %51) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %68 = "llvm.insertvalue"(%67, %52) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %69 = "llvm.insertvalue"(%68, %52) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %70 = "llvm.insertvalue"(%69, %53) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %71 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %72 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %73 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %74 = "llvm.mlir.constant"() <{value = 1152 : i64}> : () -> i64
    %75 = "llvm.mlir.zero"() : () -> !llvm.ptr
    %76 = "llvm.getelementptr"(%75, %74) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
    %77 = "llvm.ptrtoint"(%76) : (!llvm.ptr) -> i64
    %78 = "llvm.mlir.addressof"() <{global_name = @__shared_memory__}> : () -> !llvm.ptr<3>
    %79 = "llvm.getelementptr"(%78) <{elem_type = !llvm.array<32 x array<36 x f16>>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, 0, 0>}> : (!llvm.ptr<3>) -> !llvm.ptr<3>
    %80 = "llvm.mlir.constant"() <{value = 3735928559 : i64}> : () -> i64
    %81 = "llvm.inttoptr"(%80) : (i64) -> !llvm.ptr<3>
    %82 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %83 = "llvm.insertvalue"(%82, %81) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %84 = "llvm.insertvalue"(%83, %79) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<3>) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %85 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %86 = "llvm.insertvalue"(%84, %85) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %87 = "llvm.insertvalue"(%86, %71) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %88 = "llvm.insertvalue"(%87, %72) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %89 = "llvm.insertvalue"(%88, %72) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %90 = "llvm.insertvalue"(%89, %73) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %91 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 128>}> : () -> i32
    %92 = "llvm.sext"(%91) : (i32) -> i64
    %93 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %94 = "llvm.insertvalue"(%93, %arg1) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %95 = "llvm.insertvalue"(%94, %arg1) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %96 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %97 = "llvm.insertvalue"(%95, %96) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %98 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %99 = "llvm.insertvalue"(%97, %98) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %100 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %101 = "llvm.insertvalue"(%99, %100) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %102 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %103 = "llvm.insertvalue"(%101, %102) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %104 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %105 = "llvm.insertvalue"(%103, %104) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %106 = "llvm.extractvalue"(%105) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %107 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %108 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%107, %106, %108) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %109 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %110 = "llvm.insertvalue"(%109, %arg2) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %111 = "llvm.insertvalue"(%110, %arg2) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %112 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %113 = "llvm.insertvalue"(%111, %112) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %114 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %115 = "llvm.insertvalue"(%113, %114) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %116 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %117 = "llvm.insertvalue"(%115, %116) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %118 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %119 = "llvm.insertvalue"(%117, %118) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %120 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %121 = "llvm.insertvalue"(%119, %120) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %122 = "llvm.extractvalue"(%121) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %123 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %124 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%123, %122, %124) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %125 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %126 = "llvm.insertvalue"(%125, %arg3) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %127 = "llvm.insertvalue"(%126, %arg3) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %128 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %129 = "llvm.insertvalue"(%127, %128) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %130 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %131 = "llvm.insertvalue"(%129, %130) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %132 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %133 = "llvm.insertvalue"(%131, %132) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
    %134 = "llvm.extractvalue"(%133) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %135 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %136 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%135, %134, %136) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %137 = "llvm.mlir.poison"() : () -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %138 = "llvm.insertvalue"(%137, %arg4) <{position = array<i64: 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %139 = "llvm.insertvalue"(%138, %arg4) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr<1>) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %140 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %141 = "llvm.insertvalue"(%139, %140) <{position = array<i64: 2>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %142 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %143 = "llvm.insertvalue"(%141, %142) <{position = array<i64: 3, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %144 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %145 = "llvm.insertvalue"(%143, %144) <{position = array<i64: 4, 0>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %146 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %147 = "llvm.insertvalue"(%145, %146) <{position = array<i64: 3, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %148 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %149 = "llvm.insertvalue"(%147, %148) <{position = array<i64: 4, 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>, i64) -> !llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>
    %150 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %151 = "llvm.mlir.constant"() <{value = true}> : () -> i1
    %152 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    "llvm.intr.assume"(%151, %150, %152) <{op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr<1>, i64) -> ()
    %153 = "llvm.trunc"(%92) <{overflowFlags = 0 : i32}> : (i64) -> i32
    %154 = "llvm.udiv"(%153, %34) : (i32, i32) -> i32
    %155 = "llvm.urem"(%153, %34) : (i32, i32) -> i32
    %156 = "llvm.udiv"(%153, %35) : (i32, i32) -> i32
    %157 = "llvm.zext"(%156) : (i32) -> i64
    %158 = "llvm.urem"(%153, %35) : (i32, i32) -> i32
    %159 = "llvm.mul"(%158, %36) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %160 = "llvm.zext"(%159) : (i32) -> i64
    %161 = "llvm.udiv"(%153, %36) : (i32, i32) -> i32
    %162 = "llvm.zext"(%161) : (i32) -> i64
    %163 = "llvm.urem"(%153, %36) : (i32, i32) -> i32
    %164 = "llvm.mul"(%163, %36) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %165 = "llvm.zext"(%164) : (i32) -> i64
    %166 = "llvm.add"(%153, %37) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %167 = "llvm.udiv"(%166, %36) : (i32, i32) -> i32
    %168 = "llvm.zext"(%167) : (i32) -> i64
    %169 = "llvm.urem"(%166, %36) : (i32, i32) -> i32
    %170 = "llvm.mul"(%169, %36) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %171 = "llvm.zext"(%170) : (i32) -> i64
    %172 = "llvm.urem"(%155, %43) : (i32, i32) -> i32
    %173 = "llvm.zext"(%172) : (i32) -> i64
    %174 = "llvm.udiv"(%155, %43) : (i32, i32) -> i32
    %175 = "llvm.zext"(%174) : (i32) -> i64
    %176 = "llvm.extractvalue"(%105) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %177 = "llvm.mlir.constant"() <{value = 32 : i64}> : () -> i64
    %178 = "llvm.mul"(%157, %177) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %179 = "llvm.add"(%178, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %180 = "llvm.getelementptr"(%176, %179) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %181 = "llvm.load"(%180) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<8xf16>
    %182 = "llvm.extractvalue"(%121) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %183 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %184 = "llvm.mul"(%162, %183) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %185 = "llvm.add"(%184, %165) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %186 = "llvm.getelementptr"(%182, %185) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %187 = "llvm.load"(%186) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<8xf16>
    %188 = "llvm.extractvalue"(%121) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %189 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %190 = "llvm.mul"(%168, %189) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %191 = "llvm.add"(%190, %171) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %192 = "llvm.getelementptr"(%188, %191) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %193 = "llvm.load"(%192) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<8xf16>
    %194 = "llvm.extractvalue"(%90) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %195 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %196 = "llvm.mul"(%157, %195) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %197 = "llvm.add"(%196, %160) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %198 = "llvm.getelementptr"(%194, %197) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%181, %198) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<8xf16>, !llvm.ptr<3>) -> ()
    %199 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %200 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %201 = "llvm.mul"(%162, %200) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %202 = "llvm.add"(%201, %165) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %203 = "llvm.getelementptr"(%199, %202) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%187, %203) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<8xf16>, !llvm.ptr<3>) -> ()
    %204 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %205 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %206 = "llvm.mul"(%168, %205) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %207 = "llvm.add"(%206, %171) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %208 = "llvm.getelementptr"(%204, %207) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    "llvm.store"(%193, %208) <{alignment = 2 : i64, ordering = 0 : i64}> : (vector<8xf16>, !llvm.ptr<3>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    %209 = "llvm.extractvalue"(%90) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %210 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %211 = "llvm.mul"(%173, %210) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %212 = "llvm.add"(%211, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %213 = "llvm.getelementptr"(%209, %212) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %214 = "llvm.load"(%213) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %215 = "llvm.extractvalue"(%90) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %216 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %217 = "llvm.mul"(%173, %216) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %218 = "llvm.add"(%217, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %219 = "llvm.getelementptr"(%215, %218) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %220 = "llvm.load"(%219) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %221 = "llvm.add"(%172, %43) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %222 = "llvm.zext"(%221) : (i32) -> i64
    %223 = "llvm.extractvalue"(%90) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %224 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %225 = "llvm.mul"(%222, %224) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %226 = "llvm.add"(%225, %2) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %227 = "llvm.getelementptr"(%223, %226) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %228 = "llvm.load"(%227) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %229 = "llvm.extractvalue"(%90) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %230 = "llvm.mlir.constant"() <{value = 36 : i64}> : () -> i64
    %231 = "llvm.mul"(%222, %230) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %232 = "llvm.add"(%231, %3) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %233 = "llvm.getelementptr"(%229, %232) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %234 = "llvm.load"(%233) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<16xf16>
    %235 = "llvm.mul"(%154, %43) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %236 = "llvm.add"(%235, %172) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %237 = "llvm.zext"(%236) : (i32) -> i64
    %238 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %239 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %240 = "llvm.mul"(%2, %239) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %241 = "llvm.add"(%240, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %242 = "llvm.getelementptr"(%238, %241) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %243 = "llvm.load"(%242) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %244 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %245 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %246 = "llvm.mul"(%4, %245) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %247 = "llvm.add"(%246, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %248 = "llvm.getelementptr"(%244, %247) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %249 = "llvm.load"(%248) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %250 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %251 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %252 = "llvm.mul"(%5, %251) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %253 = "llvm.add"(%252, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %254 = "llvm.getelementptr"(%250, %253) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %255 = "llvm.load"(%254) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %256 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %257 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %258 = "llvm.mul"(%6, %257) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %259 = "llvm.add"(%258, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %260 = "llvm.getelementptr"(%256, %259) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %261 = "llvm.load"(%260) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %262 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %263 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %264 = "llvm.mul"(%7, %263) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %265 = "llvm.add"(%264, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %266 = "llvm.getelementptr"(%262, %265) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %267 = "llvm.load"(%266) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %268 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %269 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %270 = "llvm.mul"(%8, %269) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %271 = "llvm.add"(%270, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %272 = "llvm.getelementptr"(%268, %271) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %273 = "llvm.load"(%272) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %274 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %275 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %276 = "llvm.mul"(%9, %275) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %277 = "llvm.add"(%276, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %278 = "llvm.getelementptr"(%274, %277) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %279 = "llvm.load"(%278) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %280 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %281 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %282 = "llvm.mul"(%10, %281) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %283 = "llvm.add"(%282, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %284 = "llvm.getelementptr"(%280, %283) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %285 = "llvm.load"(%284) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %286 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %287 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %288 = "llvm.mul"(%11, %287) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %289 = "llvm.add"(%288, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %290 = "llvm.getelementptr"(%286, %289) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %291 = "llvm.load"(%290) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %292 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %293 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %294 = "llvm.mul"(%12, %293) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %295 = "llvm.add"(%294, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %296 = "llvm.getelementptr"(%292, %295) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %297 = "llvm.load"(%296) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %298 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %299 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %300 = "llvm.mul"(%13, %299) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %301 = "llvm.add"(%300, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %302 = "llvm.getelementptr"(%298, %301) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %303 = "llvm.load"(%302) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %304 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %305 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %306 = "llvm.mul"(%14, %305) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %307 = "llvm.add"(%306, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %308 = "llvm.getelementptr"(%304, %307) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %309 = "llvm.load"(%308) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %310 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %311 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %312 = "llvm.mul"(%15, %311) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %313 = "llvm.add"(%312, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %314 = "llvm.getelementptr"(%310, %313) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %315 = "llvm.load"(%314) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %316 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %317 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %318 = "llvm.mul"(%16, %317) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %319 = "llvm.add"(%318, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %320 = "llvm.getelementptr"(%316, %319) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %321 = "llvm.load"(%320) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %322 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %323 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %324 = "llvm.mul"(%17, %323) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %325 = "llvm.add"(%324, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %326 = "llvm.getelementptr"(%322, %325) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %327 = "llvm.load"(%326) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %328 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %329 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %330 = "llvm.mul"(%18, %329) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %331 = "llvm.add"(%330, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %332 = "llvm.getelementptr"(%328, %331) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %333 = "llvm.load"(%332) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %334 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %335 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %336 = "llvm.mul"(%3, %335) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %337 = "llvm.add"(%336, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %338 = "llvm.getelementptr"(%334, %337) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %339 = "llvm.load"(%338) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %340 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %341 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %342 = "llvm.mul"(%19, %341) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %343 = "llvm.add"(%342, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %344 = "llvm.getelementptr"(%340, %343) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %345 = "llvm.load"(%344) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %346 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %347 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %348 = "llvm.mul"(%20, %347) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %349 = "llvm.add"(%348, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %350 = "llvm.getelementptr"(%346, %349) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %351 = "llvm.load"(%350) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %352 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %353 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %354 = "llvm.mul"(%21, %353) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %355 = "llvm.add"(%354, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %356 = "llvm.getelementptr"(%352, %355) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %357 = "llvm.load"(%356) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %358 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %359 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %360 = "llvm.mul"(%22, %359) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %361 = "llvm.add"(%360, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %362 = "llvm.getelementptr"(%358, %361) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %363 = "llvm.load"(%362) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %364 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %365 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %366 = "llvm.mul"(%23, %365) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %367 = "llvm.add"(%366, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %368 = "llvm.getelementptr"(%364, %367) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %369 = "llvm.load"(%368) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %370 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %371 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %372 = "llvm.mul"(%24, %371) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %373 = "llvm.add"(%372, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %374 = "llvm.getelementptr"(%370, %373) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %375 = "llvm.load"(%374) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %376 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %377 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %378 = "llvm.mul"(%25, %377) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %379 = "llvm.add"(%378, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %380 = "llvm.getelementptr"(%376, %379) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %381 = "llvm.load"(%380) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %382 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %383 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %384 = "llvm.mul"(%26, %383) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %385 = "llvm.add"(%384, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %386 = "llvm.getelementptr"(%382, %385) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %387 = "llvm.load"(%386) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %388 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %389 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %390 = "llvm.mul"(%27, %389) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %391 = "llvm.add"(%390, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %392 = "llvm.getelementptr"(%388, %391) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %393 = "llvm.load"(%392) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %394 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %395 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %396 = "llvm.mul"(%28, %395) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %397 = "llvm.add"(%396, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %398 = "llvm.getelementptr"(%394, %397) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %399 = "llvm.load"(%398) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %400 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %401 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %402 = "llvm.mul"(%29, %401) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %403 = "llvm.add"(%402, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %404 = "llvm.getelementptr"(%400, %403) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %405 = "llvm.load"(%404) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %406 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %407 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %408 = "llvm.mul"(%30, %407) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %409 = "llvm.add"(%408, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %410 = "llvm.getelementptr"(%406, %409) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %411 = "llvm.load"(%410) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %412 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %413 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %414 = "llvm.mul"(%31, %413) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %415 = "llvm.add"(%414, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %416 = "llvm.getelementptr"(%412, %415) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %417 = "llvm.load"(%416) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %418 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %419 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %420 = "llvm.mul"(%32, %419) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %421 = "llvm.add"(%420, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %422 = "llvm.getelementptr"(%418, %421) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %423 = "llvm.load"(%422) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %424 = "llvm.extractvalue"(%70) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<3>
    %425 = "llvm.mlir.constant"() <{value = 68 : i64}> : () -> i64
    %426 = "llvm.mul"(%33, %425) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %427 = "llvm.add"(%426, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %428 = "llvm.getelementptr"(%424, %427) <{elem_type = f16, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
    %429 = "llvm.load"(%428) <{alignment = 2 : i64, ordering = 0 : i64}> : (!llvm.ptr<3>) -> vector<1xf16>
    %430 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %431 = "llvm.extractelement"(%243, %430) : (vector<1xf16>, i64) -> f16
    %432 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %433 = "llvm.extractelement"(%249, %432) : (vector<1xf16>, i64) -> f16
    %434 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %435 = "llvm.extractelement"(%255, %434) : (vector<1xf16>, i64) -> f16
    %436 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %437 = "llvm.extractelement"(%261, %436) : (vector<1xf16>, i64) -> f16
    %438 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %439 = "llvm.extractelement"(%267, %438) : (vector<1xf16>, i64) -> f16
    %440 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %441 = "llvm.extractelement"(%273, %440) : (vector<1xf16>, i64) -> f16
    %442 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %443 = "llvm.extractelement"(%279, %442) : (vector<1xf16>, i64) -> f16
    %444 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %445 = "llvm.extractelement"(%285, %444) : (vector<1xf16>, i64) -> f16
    %446 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %447 = "llvm.extractelement"(%291, %446) : (vector<1xf16>, i64) -> f16
    %448 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %449 = "llvm.extractelement"(%297, %448) : (vector<1xf16>, i64) -> f16
    %450 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %451 = "llvm.extractelement"(%303, %450) : (vector<1xf16>, i64) -> f16
    %452 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %453 = "llvm.extractelement"(%309, %452) : (vector<1xf16>, i64) -> f16
    %454 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %455 = "llvm.extractelement"(%315, %454) : (vector<1xf16>, i64) -> f16
    %456 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %457 = "llvm.extractelement"(%321, %456) : (vector<1xf16>, i64) -> f16
    %458 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %459 = "llvm.extractelement"(%327, %458) : (vector<1xf16>, i64) -> f16
    %460 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %461 = "llvm.extractelement"(%333, %460) : (vector<1xf16>, i64) -> f16
    %462 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %463 = "llvm.extractelement"(%339, %462) : (vector<1xf16>, i64) -> f16
    %464 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %465 = "llvm.extractelement"(%345, %464) : (vector<1xf16>, i64) -> f16
    %466 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %467 = "llvm.extractelement"(%351, %466) : (vector<1xf16>, i64) -> f16
    %468 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %469 = "llvm.extractelement"(%357, %468) : (vector<1xf16>, i64) -> f16
    %470 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %471 = "llvm.extractelement"(%363, %470) : (vector<1xf16>, i64) -> f16
    %472 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %473 = "llvm.extractelement"(%369, %472) : (vector<1xf16>, i64) -> f16
    %474 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %475 = "llvm.extractelement"(%375, %474) : (vector<1xf16>, i64) -> f16
    %476 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %477 = "llvm.extractelement"(%381, %476) : (vector<1xf16>, i64) -> f16
    %478 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %479 = "llvm.extractelement"(%387, %478) : (vector<1xf16>, i64) -> f16
    %480 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %481 = "llvm.extractelement"(%393, %480) : (vector<1xf16>, i64) -> f16
    %482 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %483 = "llvm.extractelement"(%399, %482) : (vector<1xf16>, i64) -> f16
    %484 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %485 = "llvm.extractelement"(%405, %484) : (vector<1xf16>, i64) -> f16
    %486 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %487 = "llvm.extractelement"(%411, %486) : (vector<1xf16>, i64) -> f16
    %488 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %489 = "llvm.extractelement"(%417, %488) : (vector<1xf16>, i64) -> f16
    %490 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %491 = "llvm.extractelement"(%423, %490) : (vector<1xf16>, i64) -> f16
    %492 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %493 = "llvm.extractelement"(%429, %492) : (vector<1xf16>, i64) -> f16
    %494 = "llvm.mlir.poison"() : () -> vector<16xf16>
    %495 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %496 = "llvm.insertelement"(%494, %431, %495) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %497 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %498 = "llvm.insertelement"(%496, %433, %497) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %499 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %500 = "llvm.insertelement"(%498, %435, %499) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %501 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %502 = "llvm.insertelement"(%500, %437, %501) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %503 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %504 = "llvm.insertelement"(%502, %439, %503) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %505 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %506 = "llvm.insertelement"(%504, %441, %505) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %507 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %508 = "llvm.insertelement"(%506, %443, %507) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %509 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %510 = "llvm.insertelement"(%508, %445, %509) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %511 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %512 = "llvm.insertelement"(%510, %447, %511) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %513 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %514 = "llvm.insertelement"(%512, %449, %513) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %515 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %516 = "llvm.insertelement"(%514, %451, %515) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %517 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %518 = "llvm.insertelement"(%516, %453, %517) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %519 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %520 = "llvm.insertelement"(%518, %455, %519) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %521 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %522 = "llvm.insertelement"(%520, %457, %521) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %523 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %524 = "llvm.insertelement"(%522, %459, %523) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %525 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %526 = "llvm.insertelement"(%524, %461, %525) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %527 = "llvm.mlir.poison"() : () -> vector<16xf16>
    %528 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %529 = "llvm.insertelement"(%527, %463, %528) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %530 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %531 = "llvm.insertelement"(%529, %465, %530) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %532 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %533 = "llvm.insertelement"(%531, %467, %532) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %534 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %535 = "llvm.insertelement"(%533, %469, %534) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %536 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %537 = "llvm.insertelement"(%535, %471, %536) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %538 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %539 = "llvm.insertelement"(%537, %473, %538) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %540 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %541 = "llvm.insertelement"(%539, %475, %540) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %542 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %543 = "llvm.insertelement"(%541, %477, %542) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %544 = "llvm.mlir.constant"() <{value = 8 : i64}> : () -> i64
    %545 = "llvm.insertelement"(%543, %479, %544) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %546 = "llvm.mlir.constant"() <{value = 9 : i64}> : () -> i64
    %547 = "llvm.insertelement"(%545, %481, %546) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %548 = "llvm.mlir.constant"() <{value = 10 : i64}> : () -> i64
    %549 = "llvm.insertelement"(%547, %483, %548) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %550 = "llvm.mlir.constant"() <{value = 11 : i64}> : () -> i64
    %551 = "llvm.insertelement"(%549, %485, %550) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %552 = "llvm.mlir.constant"() <{value = 12 : i64}> : () -> i64
    %553 = "llvm.insertelement"(%551, %487, %552) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %554 = "llvm.mlir.constant"() <{value = 13 : i64}> : () -> i64
    %555 = "llvm.insertelement"(%553, %489, %554) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %556 = "llvm.mlir.constant"() <{value = 14 : i64}> : () -> i64
    %557 = "llvm.insertelement"(%555, %491, %556) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %558 = "llvm.mlir.constant"() <{value = 15 : i64}> : () -> i64
    %559 = "llvm.insertelement"(%557, %493, %558) : (vector<16xf16>, f16, i64) -> vector<16xf16>
    %560 = "rocdl.wmma.f32.16x16x16.f16"(%214, %526, %1) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %561 = "rocdl.wmma.f32.16x16x16.f16"(%228, %526, %1) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %562 = "rocdl.wmma.f32.16x16x16.f16"(%220, %559, %560) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %563 = "rocdl.wmma.f32.16x16x16.f16"(%234, %559, %561) : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    %564 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %565 = "llvm.extractelement"(%562, %564) : (vector<8xf32>, i64) -> f32
    %566 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %567 = "llvm.extractelement"(%562, %566) : (vector<8xf32>, i64) -> f32
    %568 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %569 = "llvm.extractelement"(%562, %568) : (vector<8xf32>, i64) -> f32
    %570 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %571 = "llvm.extractelement"(%562, %570) : (vector<8xf32>, i64) -> f32
    %572 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %573 = "llvm.extractelement"(%562, %572) : (vector<8xf32>, i64) -> f32
    %574 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %575 = "llvm.extractelement"(%562, %574) : (vector<8xf32>, i64) -> f32
    %576 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %577 = "llvm.extractelement"(%562, %576) : (vector<8xf32>, i64) -> f32
    %578 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %579 = "llvm.extractelement"(%562, %578) : (vector<8xf32>, i64) -> f32
    %580 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %581 = "llvm.extractelement"(%563, %580) : (vector<8xf32>, i64) -> f32
    %582 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
    %583 = "llvm.extractelement"(%563, %582) : (vector<8xf32>, i64) -> f32
    %584 = "llvm.mlir.constant"() <{value = 2 : i64}> : () -> i64
    %585 = "llvm.extractelement"(%563, %584) : (vector<8xf32>, i64) -> f32
    %586 = "llvm.mlir.constant"() <{value = 3 : i64}> : () -> i64
    %587 = "llvm.extractelement"(%563, %586) : (vector<8xf32>, i64) -> f32
    %588 = "llvm.mlir.constant"() <{value = 4 : i64}> : () -> i64
    %589 = "llvm.extractelement"(%563, %588) : (vector<8xf32>, i64) -> f32
    %590 = "llvm.mlir.constant"() <{value = 5 : i64}> : () -> i64
    %591 = "llvm.extractelement"(%563, %590) : (vector<8xf32>, i64) -> f32
    %592 = "llvm.mlir.constant"() <{value = 6 : i64}> : () -> i64
    %593 = "llvm.extractelement"(%563, %592) : (vector<8xf32>, i64) -> f32
    %594 = "llvm.mlir.constant"() <{value = 7 : i64}> : () -> i64
    %595 = "llvm.extractelement"(%563, %594) : (vector<8xf32>, i64) -> f32
    %596 = "llvm.extractvalue"(%133) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>) -> !llvm.ptr<1>
    %597 = "llvm.getelementptr"(%596, %237) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %598 = "llvm.load"(%597) <{alignment = 4 : i64, ordering = 0 : i64}> : (!llvm.ptr<1>) -> vector<1xf32>
    %599 = "llvm.mlir.constant"() <{value = 0 : i64}> : () -> i64
    %600 = "llvm.extractelement"(%598, %599) : (vector<1xf32>, i64) -> f32
    %601 = "llvm.fsub"(%565, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %602 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %603 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %604 = "llvm.insertelement"(%602, %601, %603) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %605 = "llvm.fsub"(%567, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %606 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %607 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %608 = "llvm.insertelement"(%606, %605, %607) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %609 = "llvm.fsub"(%569, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %610 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %611 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %612 = "llvm.insertelement"(%610, %609, %611) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %613 = "llvm.fsub"(%571, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %614 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %615 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %616 = "llvm.insertelement"(%614, %613, %615) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %617 = "llvm.fsub"(%573, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %618 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %619 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %620 = "llvm.insertelement"(%618, %617, %619) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %621 = "llvm.fsub"(%575, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %622 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %623 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %624 = "llvm.insertelement"(%622, %621, %623) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %625 = "llvm.fsub"(%577, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %626 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %627 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %628 = "llvm.insertelement"(%626, %625, %627) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %629 = "llvm.fsub"(%579, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %630 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %631 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %632 = "llvm.insertelement"(%630, %629, %631) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %633 = "llvm.fsub"(%581, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %634 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %635 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %636 = "llvm.insertelement"(%634, %633, %635) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %637 = "llvm.fsub"(%583, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %638 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %639 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %640 = "llvm.insertelement"(%638, %637, %639) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %641 = "llvm.fsub"(%585, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %642 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %643 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %644 = "llvm.insertelement"(%642, %641, %643) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %645 = "llvm.fsub"(%587, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %646 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %647 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %648 = "llvm.insertelement"(%646, %645, %647) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %649 = "llvm.fsub"(%589, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %650 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %651 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %652 = "llvm.insertelement"(%650, %649, %651) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %653 = "llvm.fsub"(%591, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %654 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %655 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %656 = "llvm.insertelement"(%654, %653, %655) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %657 = "llvm.fsub"(%593, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %658 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %659 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %660 = "llvm.insertelement"(%658, %657, %659) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %661 = "llvm.fsub"(%595, %600) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %662 = "llvm.mlir.poison"() : () -> vector<1xf32>
    %663 = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> i32
    %664 = "llvm.insertelement"(%662, %661, %663) : (vector<1xf32>, f32, i32) -> vector<1xf32>
    %665 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %666 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %667 = "llvm.mul"(%175, %666) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %668 = "llvm.add"(%667, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %669 = "llvm.getelementptr"(%665, %668) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%604, %669) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %670 = "llvm.add"(%174, %38) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %671 = "llvm.zext"(%670) : (i32) -> i64
    %672 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %673 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %674 = "llvm.mul"(%671, %673) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %675 = "llvm.add"(%674, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %676 = "llvm.getelementptr"(%672, %675) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%608, %676) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %677 = "llvm.add"(%174, %35) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %678 = "llvm.zext"(%677) : (i32) -> i64
    %679 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %680 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %681 = "llvm.mul"(%678, %680) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %682 = "llvm.add"(%681, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %683 = "llvm.getelementptr"(%679, %682) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%612, %683) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %684 = "llvm.add"(%174, %39) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %685 = "llvm.zext"(%684) : (i32) -> i64
    %686 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %687 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %688 = "llvm.mul"(%685, %687) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %689 = "llvm.add"(%688, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %690 = "llvm.getelementptr"(%686, %689) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%616, %690) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %691 = "llvm.add"(%174, %36) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %692 = "llvm.zext"(%691) : (i32) -> i64
    %693 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %694 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %695 = "llvm.mul"(%692, %694) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %696 = "llvm.add"(%695, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %697 = "llvm.getelementptr"(%693, %696) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%620, %697) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %698 = "llvm.add"(%174, %40) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %699 = "llvm.zext"(%698) : (i32) -> i64
    %700 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %701 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %702 = "llvm.mul"(%699, %701) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %703 = "llvm.add"(%702, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %704 = "llvm.getelementptr"(%700, %703) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%624, %704) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %705 = "llvm.add"(%174, %41) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %706 = "llvm.zext"(%705) : (i32) -> i64
    %707 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %708 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %709 = "llvm.mul"(%706, %708) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %710 = "llvm.add"(%709, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %711 = "llvm.getelementptr"(%707, %710) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%628, %711) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %712 = "llvm.add"(%174, %42) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %713 = "llvm.zext"(%712) : (i32) -> i64
    %714 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %715 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %716 = "llvm.mul"(%713, %715) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %717 = "llvm.add"(%716, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %718 = "llvm.getelementptr"(%714, %717) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%632, %718) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %719 = "llvm.add"(%174, %43) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %720 = "llvm.zext"(%719) : (i32) -> i64
    %721 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %722 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %723 = "llvm.mul"(%720, %722) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %724 = "llvm.add"(%723, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %725 = "llvm.getelementptr"(%721, %724) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%636, %725) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %726 = "llvm.add"(%174, %44) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %727 = "llvm.zext"(%726) : (i32) -> i64
    %728 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %729 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %730 = "llvm.mul"(%727, %729) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %731 = "llvm.add"(%730, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %732 = "llvm.getelementptr"(%728, %731) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%640, %732) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %733 = "llvm.add"(%174, %45) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %734 = "llvm.zext"(%733) : (i32) -> i64
    %735 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %736 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %737 = "llvm.mul"(%734, %736) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %738 = "llvm.add"(%737, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %739 = "llvm.getelementptr"(%735, %738) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%644, %739) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %740 = "llvm.add"(%174, %46) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %741 = "llvm.zext"(%740) : (i32) -> i64
    %742 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %743 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %744 = "llvm.mul"(%741, %743) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %745 = "llvm.add"(%744, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %746 = "llvm.getelementptr"(%742, %745) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%648, %746) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %747 = "llvm.add"(%174, %47) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %748 = "llvm.zext"(%747) : (i32) -> i64
    %749 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %750 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %751 = "llvm.mul"(%748, %750) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %752 = "llvm.add"(%751, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %753 = "llvm.getelementptr"(%749, %752) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%652, %753) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %754 = "llvm.add"(%174, %48) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %755 = "llvm.zext"(%754) : (i32) -> i64
    %756 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %757 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %758 = "llvm.mul"(%755, %757) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %759 = "llvm.add"(%758, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %760 = "llvm.getelementptr"(%756, %759) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%656, %760) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %761 = "llvm.add"(%174, %49) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %762 = "llvm.zext"(%761) : (i32) -> i64
    %763 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %764 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %765 = "llvm.mul"(%762, %764) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %766 = "llvm.add"(%765, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %767 = "llvm.getelementptr"(%763, %766) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%660, %767) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    %768 = "llvm.add"(%174, %50) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32
    %769 = "llvm.zext"(%768) : (i32) -> i64
    %770 = "llvm.extractvalue"(%149) <{position = array<i64: 1>}> : (!llvm.struct<(ptr<1>, ptr<1>, i64, array<2 x i64>, array<2 x i64>)>) -> !llvm.ptr<1>
    %771 = "llvm.mlir.constant"() <{value = 64 : i64}> : () -> i64
    %772 = "llvm.mul"(%769, %771) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %773 = "llvm.add"(%772, %237) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
    %774 = "llvm.getelementptr"(%770, %773) <{elem_type = f32, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    "llvm.store"(%664, %774) <{alignment = 4 : i64, ordering = 0 : i64}> : (vector<1xf32>, !llvm.ptr<1>) -> ()
    "llvm.fence"() <{ordering = 5 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "llvm.fence"() <{ordering = 4 : i64, syncscope = "workgroup"}> {llvm.mmra = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">} : () -> ()
    "llvm.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 128, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @product_dispatch_0_matmul_32x64x32_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 128, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
