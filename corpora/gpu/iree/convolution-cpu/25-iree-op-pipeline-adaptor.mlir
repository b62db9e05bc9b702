"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 8 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32>) -> memref<1x10x10x4xf32>
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32>) -> memref<3x3x4x8xf32>
    %14 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<8xf32>) -> memref<8xf32>
    %16 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32>) -> memref<1x8x8x8xf32>
    %18 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %19 = "memref.subview"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>>
    "scf.for"(%9, %6, %5) ({
    ^bb0(%arg1: index):
      "scf.for"(%9, %6, %5) ({
      ^bb0(%arg2: index):
        %20 = "scf.for"(%9, %8, %7, %4) ({
        ^bb0(%arg3: index, %arg4: vector<4x4xf32>):
          %32 = "arith.addi"(%arg3, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %33 = "scf.for"(%9, %8, %7, %arg4) ({
          ^bb0(%arg5: index, %arg6: vector<4x4xf32>):
            %34 = "vector.load"(%13, %arg3, %arg5, %9, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
            %35 = "vector.load"(%13, %arg3, %arg5, %7, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
            %36 = "vector.load"(%13, %arg3, %arg5, %3, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
            %37 = "vector.load"(%13, %arg3, %arg5, %8, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32>, index, index, index, index) -> vector<4xf32>
            %38 = "arith.addi"(%arg5, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %39 = "memref.load"(%11, %9, %32, %38, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %40 = "vector.broadcast"(%39) : (f32) -> vector<4xf32>
            %41 = "vector.extract"(%arg6) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %42 = "vector.fma"(%40, %34, %41) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %43 = "arith.addi"(%38, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %44 = "memref.load"(%11, %9, %32, %43, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %45 = "vector.broadcast"(%44) : (f32) -> vector<4xf32>
            %46 = "vector.extract"(%arg6) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %47 = "vector.fma"(%45, %34, %46) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %48 = "arith.addi"(%38, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %49 = "memref.load"(%11, %9, %32, %48, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %50 = "vector.broadcast"(%49) : (f32) -> vector<4xf32>
            %51 = "vector.extract"(%arg6) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %52 = "vector.fma"(%50, %34, %51) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %53 = "arith.addi"(%38, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            %54 = "memref.load"(%11, %9, %32, %53, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %55 = "vector.broadcast"(%54) : (f32) -> vector<4xf32>
            %56 = "vector.extract"(%arg6) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %57 = "vector.fma"(%55, %34, %56) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %58 = "memref.load"(%11, %9, %32, %38, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %59 = "vector.broadcast"(%58) : (f32) -> vector<4xf32>
            %60 = "vector.fma"(%59, %35, %42) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %61 = "memref.load"(%11, %9, %32, %43, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %62 = "vector.broadcast"(%61) : (f32) -> vector<4xf32>
            %63 = "vector.fma"(%62, %35, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %64 = "memref.load"(%11, %9, %32, %48, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %65 = "vector.broadcast"(%64) : (f32) -> vector<4xf32>
            %66 = "vector.fma"(%65, %35, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %67 = "memref.load"(%11, %9, %32, %53, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
            %69 = "vector.fma"(%68, %35, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %70 = "memref.load"(%11, %9, %32, %38, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %71 = "vector.broadcast"(%70) : (f32) -> vector<4xf32>
            %72 = "vector.fma"(%71, %36, %60) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %73 = "memref.load"(%11, %9, %32, %43, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %74 = "vector.broadcast"(%73) : (f32) -> vector<4xf32>
            %75 = "vector.fma"(%74, %36, %63) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %76 = "memref.load"(%11, %9, %32, %48, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %77 = "vector.broadcast"(%76) : (f32) -> vector<4xf32>
            %78 = "vector.fma"(%77, %36, %66) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %79 = "memref.load"(%11, %9, %32, %53, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %80 = "vector.broadcast"(%79) : (f32) -> vector<4xf32>
            %81 = "vector.fma"(%80, %36, %69) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %82 = "memref.load"(%11, %9, %32, %38, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %83 = "vector.broadcast"(%82) : (f32) -> vector<4xf32>
            %84 = "vector.fma"(%83, %37, %72) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %85 = "memref.load"(%11, %9, %32, %43, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %86 = "vector.broadcast"(%85) : (f32) -> vector<4xf32>
            %87 = "vector.fma"(%86, %37, %75) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %88 = "memref.load"(%11, %9, %32, %48, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %89 = "vector.broadcast"(%88) : (f32) -> vector<4xf32>
            %90 = "vector.fma"(%89, %37, %78) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %91 = "memref.load"(%11, %9, %32, %53, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32>, index, index, index, index) -> f32
            %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
            %93 = "vector.fma"(%92, %37, %81) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %94:4 = "vector.to_elements"(%84) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %95:4 = "vector.to_elements"(%87) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %96:4 = "vector.to_elements"(%90) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %97:4 = "vector.to_elements"(%93) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %98 = "vector.from_elements"(%94#0, %94#1, %94#2, %94#3, %95#0, %95#1, %95#2, %95#3, %96#0, %96#1, %96#2, %96#3, %97#0, %97#1, %97#2, %97#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
            "scf.yield"(%98) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%33) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %21 = "vector.load"(%15, %arg2) <{nontemporal = false}> : (memref<8xf32>, index) -> vector<4xf32>
        %22 = "vector.broadcast"(%21) : (vector<4xf32>) -> vector<4x4xf32>
        %23 = "arith.addf"(%20, %22) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %24 = "arith.maximumf"(%23, %4) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %25 = "vector.extract"(%24) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%25, %19, %9, %9, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>>, index, index, index, index) -> ()
        %26 = "arith.addi"(%arg1, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %27 = "vector.extract"(%24) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%27, %19, %9, %9, %26, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>>, index, index, index, index) -> ()
        %28 = "arith.addi"(%arg1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %29 = "vector.extract"(%24) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%29, %19, %9, %9, %28, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>>, index, index, index, index) -> ()
        %30 = "arith.addi"(%arg1, %8) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %31 = "vector.extract"(%24) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%31, %19, %9, %9, %30, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>>, index, index, index, index) -> ()
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
