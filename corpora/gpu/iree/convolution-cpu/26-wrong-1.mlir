"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 8 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32>) -> memref<1x10x10x4xf32>
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32>) -> memref<3x3x4x8xf32>
    %14 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<8xf32>) -> memref<8xf32>
    %16 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32>) -> memref<1x8x8x8xf32>
    %18 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    "cf.br"(%9)[^bb1] : (index) -> ()
  ^bb1(%19: index):  // 2 preds: ^bb0, ^bb9
    %20 = "arith.cmpi"(%19, %6) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%20, %9)[^bb2, ^bb10] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()
  ^bb2(%21: index):  // 2 preds: ^bb1, ^bb8
    %22 = "arith.cmpi"(%21, %6) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%22, %9, %4)[^bb3, ^bb9] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, index, vector<4x4xf32>) -> ()
  ^bb3(%23: index, %24: vector<4x4xf32>):  // 2 preds: ^bb2, ^bb7
    %25 = "arith.cmpi"(%23, %8) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%25)[^bb4, ^bb8] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %26 = "arith.addi"(%23, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%9, %24)[^bb5] : (index, vector<4x4xf32>) -> ()
  ^bb5(%27: index, %28: vector<4x4xf32>):  // 2 preds: ^bb4, ^bb6
    %29 = "arith.cmpi"(%27, %8) <{predicate = 2 : i64}> : (index, index) -> i1
    "cf.cond_br"(%29)[^bb6, ^bb7] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb6:  // pred: ^bb5
    %30 = "vector.load"(%13, %23, %27, %9, %21) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
    %31 = "vector.load"(%13, %23, %27, %7, %21) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
    %32 = "vector.load"(%13, %23, %27, %3, %21) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
    %33 = "vector.load"(%13, %23, %27, %8, %21) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
    %34 = "arith.addi"(%27, %19) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %35 = "memref.load"(%11, %9, %26, %34, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %36 = "vector.broadcast"(%35) : (f32) -> vector<4xf32>
    %37 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
    %38 = "vector.fma"(%36, %30, %37) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %39 = "arith.addi"(%34, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %40 = "memref.load"(%11, %9, %26, %39, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %41 = "vector.broadcast"(%40) : (f32) -> vector<4xf32>
    %42 = "vector.extract"(%28) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
    %43 = "vector.fma"(%41, %30, %42) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %44 = "arith.addi"(%34, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %45 = "memref.load"(%11, %9, %26, %44, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %46 = "vector.broadcast"(%45) : (f32) -> vector<4xf32>
    %47 = "vector.extract"(%28) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
    %48 = "vector.fma"(%46, %30, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %49 = "arith.addi"(%34, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %50 = "memref.load"(%11, %9, %26, %49, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
    %52 = "vector.extract"(%28) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
    %53 = "vector.fma"(%51, %30, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %54 = "memref.load"(%11, %9, %26, %34, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %55 = "vector.broadcast"(%54) : (f32) -> vector<4xf32>
    %56 = "vector.fma"(%55, %31, %38) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %57 = "memref.load"(%11, %9, %26, %39, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %58 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
    %59 = "vector.fma"(%58, %31, %43) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %60 = "memref.load"(%11, %9, %26, %44, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %61 = "vector.broadcast"(%60) : (f32) -> vector<4xf32>
    %62 = "vector.fma"(%61, %31, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %63 = "memref.load"(%11, %9, %26, %49, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %64 = "vector.broadcast"(%63) : (f32) -> vector<4xf32>
    %65 = "vector.fma"(%64, %31, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %66 = "memref.load"(%11, %9, %26, %34, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %67 = "vector.broadcast"(%66) : (f32) -> vector<4xf32>
    %68 = "vector.fma"(%67, %32, %56) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %69 = "memref.load"(%11, %9, %26, %39, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %70 = "vector.broadcast"(%69) : (f32) -> vector<4xf32>
    %71 = "vector.fma"(%70, %32, %59) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %72 = "memref.load"(%11, %9, %26, %44, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %73 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
    %74 = "vector.fma"(%73, %32, %62) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %75 = "memref.load"(%11, %9, %26, %49, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %76 = "vector.broadcast"(%75) : (f32) -> vector<4xf32>
    %77 = "vector.fma"(%76, %32, %65) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %78 = "memref.load"(%11, %9, %26, %34, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %79 = "vector.broadcast"(%78) : (f32) -> vector<4xf32>
    %80 = "vector.fma"(%79, %33, %68) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %81 = "memref.load"(%11, %9, %26, %39, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %82 = "vector.broadcast"(%81) : (f32) -> vector<4xf32>
    %83 = "vector.fma"(%82, %33, %71) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %84 = "memref.load"(%11, %9, %26, %44, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %85 = "vector.broadcast"(%84) : (f32) -> vector<4xf32>
    %86 = "vector.fma"(%85, %33, %74) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %87 = "memref.load"(%11, %9, %26, %49, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
    %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
    %89 = "vector.fma"(%88, %33, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %90:4 = "vector.to_elements"(%80) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %91:4 = "vector.to_elements"(%83) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %92:4 = "vector.to_elements"(%86) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %93:4 = "vector.to_elements"(%89) : (vector<4xf32>) -> (f32, f32, f32, f32)
    %94 = "vector.from_elements"(%90#0, %90#1, %90#2, %90#3, %91#0, %91#1, %91#2, %91#3, %92#0, %92#1, %92#2, %92#3, %93#0, %93#1, %93#2, %93#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
    %95 = "arith.addi"(%27, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%95, %94)[^bb5] : (index, vector<4x4xf32>) -> ()
  ^bb7:  // pred: ^bb5
    %96 = "arith.addi"(%23, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%96, %28)[^bb3] : (index, vector<4x4xf32>) -> ()
  ^bb8:  // pred: ^bb3
    %97 = "vector.load"(%15, %21) <{nontemporal = false}> : (memref<8xf32>, index) -> vector<4xf32>
    %98 = "vector.broadcast"(%97) : (vector<4xf32>) -> vector<4x4xf32>
    %99 = "arith.addf"(%24, %98) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %100 = "arith.maximumf"(%99, %4) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    %101 = "vector.extract"(%100) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
    "vector.store"(%101, %17, %9, %18, %19, %21) <{nontemporal = false}> : (vector<4xf32>, memref<1x8x8x8xf32>, index, index, index, index) -> ()
    %102 = "arith.addi"(%19, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %103 = "vector.extract"(%100) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
    "vector.store"(%103, %17, %9, %18, %102, %21) <{nontemporal = false}> : (vector<4xf32>, memref<1x8x8x8xf32>, index, index, index, index) -> ()
    %104 = "arith.addi"(%19, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %105 = "vector.extract"(%100) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
    "vector.store"(%105, %17, %9, %18, %104, %21) <{nontemporal = false}> : (vector<4xf32>, memref<1x8x8x8xf32>, index, index, index, index) -> ()
    %106 = "arith.addi"(%19, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %107 = "vector.extract"(%100) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
    "vector.store"(%107, %17, %9, %18, %106, %21) <{nontemporal = false}> : (vector<4xf32>, memref<1x8x8x8xf32>, index, index, index, index) -> ()
    %108 = "arith.addi"(%21, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%108)[^bb2] : (index) -> ()
  ^bb9:  // pred: ^bb2
    %109 = "arith.addi"(%19, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "cf.br"(%109)[^bb1] : (index) -> ()
  ^bb10:  // pred: ^bb1
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
