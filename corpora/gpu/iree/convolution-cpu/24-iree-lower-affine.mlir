"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 8 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %19 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %20 = "memref.subview"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%9, %6, %5) ({
    ^bb0(%arg1: index):
      "scf.for"(%9, %6, %5) ({
      ^bb0(%arg2: index):
        %21 = "scf.for"(%9, %8, %7, %4) ({
        ^bb0(%arg3: index, %arg4: vector<4x4xf32>):
          %36 = "arith.addi"(%arg3, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %37 = "scf.for"(%9, %8, %7, %arg4) ({
          ^bb0(%arg5: index, %arg6: vector<4x4xf32>):
            %38 = "vector.load"(%13, %arg3, %arg5, %9, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %39 = "vector.load"(%13, %arg3, %arg5, %7, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %40 = "vector.load"(%13, %arg3, %arg5, %3, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %41 = "vector.load"(%13, %arg3, %arg5, %8, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %42 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %43 = "memref.load"(%11, %9, %36, %42, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %44 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
            %45 = "vector.extract"(%arg6) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %46 = "vector.fma"(%44, %38, %45) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %47 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %48 = "arith.constant"() <{value = 1 : index}> : () -> index
            %49 = "arith.addi"(%47, %48) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %50 = "memref.load"(%11, %9, %36, %49, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
            %52 = "vector.extract"(%arg6) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %53 = "vector.fma"(%51, %38, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %54 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %55 = "arith.constant"() <{value = 2 : index}> : () -> index
            %56 = "arith.addi"(%54, %55) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %57 = "memref.load"(%11, %9, %36, %56, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %58 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
            %59 = "vector.extract"(%arg6) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %60 = "vector.fma"(%58, %38, %59) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %61 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %62 = "arith.constant"() <{value = 3 : index}> : () -> index
            %63 = "arith.addi"(%61, %62) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %64 = "memref.load"(%11, %9, %36, %63, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %65 = "vector.broadcast"(%64) : (f32) -> vector<4xf32>
            %66 = "vector.extract"(%arg6) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %67 = "vector.fma"(%65, %38, %66) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %68 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %69 = "memref.load"(%11, %9, %36, %68, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %70 = "vector.broadcast"(%69) : (f32) -> vector<4xf32>
            %71 = "vector.fma"(%70, %39, %46) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %72 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %73 = "arith.constant"() <{value = 1 : index}> : () -> index
            %74 = "arith.addi"(%72, %73) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %75 = "memref.load"(%11, %9, %36, %74, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %76 = "vector.broadcast"(%75) : (f32) -> vector<4xf32>
            %77 = "vector.fma"(%76, %39, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %78 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %79 = "arith.constant"() <{value = 2 : index}> : () -> index
            %80 = "arith.addi"(%78, %79) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %81 = "memref.load"(%11, %9, %36, %80, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %82 = "vector.broadcast"(%81) : (f32) -> vector<4xf32>
            %83 = "vector.fma"(%82, %39, %60) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %84 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %85 = "arith.constant"() <{value = 3 : index}> : () -> index
            %86 = "arith.addi"(%84, %85) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %87 = "memref.load"(%11, %9, %36, %86, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
            %89 = "vector.fma"(%88, %39, %67) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %90 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %91 = "memref.load"(%11, %9, %36, %90, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
            %93 = "vector.fma"(%92, %40, %71) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %94 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %95 = "arith.constant"() <{value = 1 : index}> : () -> index
            %96 = "arith.addi"(%94, %95) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %97 = "memref.load"(%11, %9, %36, %96, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %98 = "vector.broadcast"(%97) : (f32) -> vector<4xf32>
            %99 = "vector.fma"(%98, %40, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %100 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %101 = "arith.constant"() <{value = 2 : index}> : () -> index
            %102 = "arith.addi"(%100, %101) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %103 = "memref.load"(%11, %9, %36, %102, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %104 = "vector.broadcast"(%103) : (f32) -> vector<4xf32>
            %105 = "vector.fma"(%104, %40, %83) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %106 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %107 = "arith.constant"() <{value = 3 : index}> : () -> index
            %108 = "arith.addi"(%106, %107) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %109 = "memref.load"(%11, %9, %36, %108, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %110 = "vector.broadcast"(%109) : (f32) -> vector<4xf32>
            %111 = "vector.fma"(%110, %40, %89) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %112 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %113 = "memref.load"(%11, %9, %36, %112, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %114 = "vector.broadcast"(%113) : (f32) -> vector<4xf32>
            %115 = "vector.fma"(%114, %41, %93) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %116 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %117 = "arith.constant"() <{value = 1 : index}> : () -> index
            %118 = "arith.addi"(%116, %117) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %119 = "memref.load"(%11, %9, %36, %118, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %120 = "vector.broadcast"(%119) : (f32) -> vector<4xf32>
            %121 = "vector.fma"(%120, %41, %99) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %122 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %123 = "arith.constant"() <{value = 2 : index}> : () -> index
            %124 = "arith.addi"(%122, %123) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %125 = "memref.load"(%11, %9, %36, %124, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %126 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
            %127 = "vector.fma"(%126, %41, %105) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %128 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %129 = "arith.constant"() <{value = 3 : index}> : () -> index
            %130 = "arith.addi"(%128, %129) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %131 = "memref.load"(%11, %9, %36, %130, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %132 = "vector.broadcast"(%131) : (f32) -> vector<4xf32>
            %133 = "vector.fma"(%132, %41, %111) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %134:4 = "vector.to_elements"(%115) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %135:4 = "vector.to_elements"(%121) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %136:4 = "vector.to_elements"(%127) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %137:4 = "vector.to_elements"(%133) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %138 = "vector.from_elements"(%134#0, %134#1, %134#2, %134#3, %135#0, %135#1, %135#2, %135#3, %136#0, %136#1, %136#2, %136#3, %137#0, %137#1, %137#2, %137#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
            "scf.yield"(%138) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%37) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %22 = "vector.load"(%15, %arg2) <{nontemporal = false}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
        %23 = "vector.broadcast"(%22) : (vector<4xf32>) -> vector<4x4xf32>
        %24 = "arith.addf"(%21, %23) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %25 = "arith.maximumf"(%24, %4) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %26 = "vector.extract"(%25) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%26, %20, %9, %9, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %27 = "arith.constant"() <{value = 1 : index}> : () -> index
        %28 = "arith.addi"(%arg1, %27) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %29 = "vector.extract"(%25) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%29, %20, %9, %9, %28, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %30 = "arith.constant"() <{value = 2 : index}> : () -> index
        %31 = "arith.addi"(%arg1, %30) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %32 = "vector.extract"(%25) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%32, %20, %9, %9, %31, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %33 = "arith.constant"() <{value = 3 : index}> : () -> index
        %34 = "arith.addi"(%arg1, %33) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %35 = "vector.extract"(%25) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%35, %20, %9, %9, %34, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
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
