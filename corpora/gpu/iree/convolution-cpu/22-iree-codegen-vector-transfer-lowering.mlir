"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = 2 : index}> : () -> index
  %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 8 : index}> : () -> index
  %4 = "arith.constant"() <{value = 1 : index}> : () -> index
  %5 = "arith.constant"() <{value = 3 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0 : index}> : () -> index
  %7 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%arg0: index):
    %15 = "memref.subview"(%14, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%6, %3, %2) ({
    ^bb0(%arg1: index):
      "scf.for"(%6, %3, %2) ({
      ^bb0(%arg2: index):
        %16 = "scf.for"(%6, %5, %4, %1) ({
        ^bb0(%arg3: index, %arg4: vector<4x4xf32>):
          %28 = "affine.apply"(%arg3, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %29 = "scf.for"(%6, %5, %4, %arg4) ({
          ^bb0(%arg5: index, %arg6: vector<4x4xf32>):
            %30 = "vector.load"(%10, %arg3, %arg5, %6, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %31 = "vector.load"(%10, %arg3, %arg5, %4, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %32 = "vector.load"(%10, %arg3, %arg5, %0, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %33 = "vector.load"(%10, %arg3, %arg5, %5, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %34 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %35 = "memref.load"(%8, %6, %28, %34, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %36 = "vector.broadcast"(%35) : (f32) -> vector<4xf32>
            %37 = "vector.extract"(%arg6) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %38 = "vector.fma"(%36, %30, %37) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %39 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %40 = "memref.load"(%8, %6, %28, %39, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %41 = "vector.broadcast"(%40) : (f32) -> vector<4xf32>
            %42 = "vector.extract"(%arg6) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %43 = "vector.fma"(%41, %30, %42) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %44 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %45 = "memref.load"(%8, %6, %28, %44, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %46 = "vector.broadcast"(%45) : (f32) -> vector<4xf32>
            %47 = "vector.extract"(%arg6) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %48 = "vector.fma"(%46, %30, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %49 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %50 = "memref.load"(%8, %6, %28, %49, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
            %52 = "vector.extract"(%arg6) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %53 = "vector.fma"(%51, %30, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %54 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %55 = "memref.load"(%8, %6, %28, %54, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %56 = "vector.broadcast"(%55) : (f32) -> vector<4xf32>
            %57 = "vector.fma"(%56, %31, %38) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %58 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %59 = "memref.load"(%8, %6, %28, %58, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %60 = "vector.broadcast"(%59) : (f32) -> vector<4xf32>
            %61 = "vector.fma"(%60, %31, %43) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %62 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %63 = "memref.load"(%8, %6, %28, %62, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %64 = "vector.broadcast"(%63) : (f32) -> vector<4xf32>
            %65 = "vector.fma"(%64, %31, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %66 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %67 = "memref.load"(%8, %6, %28, %66, %4) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
            %69 = "vector.fma"(%68, %31, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %70 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %71 = "memref.load"(%8, %6, %28, %70, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %72 = "vector.broadcast"(%71) : (f32) -> vector<4xf32>
            %73 = "vector.fma"(%72, %32, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %74 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %75 = "memref.load"(%8, %6, %28, %74, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %76 = "vector.broadcast"(%75) : (f32) -> vector<4xf32>
            %77 = "vector.fma"(%76, %32, %61) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %78 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %79 = "memref.load"(%8, %6, %28, %78, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %80 = "vector.broadcast"(%79) : (f32) -> vector<4xf32>
            %81 = "vector.fma"(%80, %32, %65) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %82 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %83 = "memref.load"(%8, %6, %28, %82, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %84 = "vector.broadcast"(%83) : (f32) -> vector<4xf32>
            %85 = "vector.fma"(%84, %32, %69) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %86 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %87 = "memref.load"(%8, %6, %28, %86, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
            %89 = "vector.fma"(%88, %33, %73) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %90 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %91 = "memref.load"(%8, %6, %28, %90, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
            %93 = "vector.fma"(%92, %33, %77) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %94 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %95 = "memref.load"(%8, %6, %28, %94, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %96 = "vector.broadcast"(%95) : (f32) -> vector<4xf32>
            %97 = "vector.fma"(%96, %33, %81) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %98 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %99 = "memref.load"(%8, %6, %28, %98, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %100 = "vector.broadcast"(%99) : (f32) -> vector<4xf32>
            %101 = "vector.fma"(%100, %33, %85) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %102:4 = "vector.to_elements"(%89) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %103:4 = "vector.to_elements"(%93) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %104:4 = "vector.to_elements"(%97) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %105:4 = "vector.to_elements"(%101) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %106 = "vector.from_elements"(%102#0, %102#1, %102#2, %102#3, %103#0, %103#1, %103#2, %103#3, %104#0, %104#1, %104#2, %104#3, %105#0, %105#1, %105#2, %105#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
            "scf.yield"(%106) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%29) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %17 = "vector.load"(%12, %arg2) <{nontemporal = false}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
        %18 = "vector.broadcast"(%17) : (vector<4xf32>) -> vector<4x4xf32>
        %19 = "arith.addf"(%16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %20 = "arith.maximumf"(%19, %1) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %21 = "vector.extract"(%20) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%21, %15, %6, %6, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %22 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %23 = "vector.extract"(%20) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%23, %15, %6, %6, %22, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %24 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %25 = "vector.extract"(%20) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%25, %15, %6, %6, %24, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %26 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %27 = "vector.extract"(%20) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%27, %15, %6, %6, %26, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<ConvTileAndDecomposeExpert>>} : () -> ()
