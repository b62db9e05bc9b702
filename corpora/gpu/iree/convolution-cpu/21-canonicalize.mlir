"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = 2 : index}> : () -> index
  %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %3 = "arith.constant"() <{value = 4 : index}> : () -> index
  %4 = "arith.constant"() <{value = 8 : index}> : () -> index
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 3 : index}> : () -> index
  %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %8 = "arith.constant"() <{value = 0 : index}> : () -> index
  %9 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %15 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%arg0: index):
    %17 = "memref.subview"(%16, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%8, %4, %3) ({
    ^bb0(%arg1: index):
      "scf.for"(%8, %4, %3) ({
      ^bb0(%arg2: index):
        %18 = "scf.for"(%8, %6, %5, %1) ({
        ^bb0(%arg3: index, %arg4: vector<4x4xf32>):
          %23 = "affine.apply"(%arg3, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %24 = "scf.for"(%8, %6, %5, %arg4) ({
          ^bb0(%arg5: index, %arg6: vector<4x4xf32>):
            %25 = "vector.transfer_read"(%12, %arg3, %arg5, %8, %arg2, %7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, f32) -> vector<4x4xf32>
            %26 = "vector.extract"(%25) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %27 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %28 = "memref.load"(%10, %8, %23, %27, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %29 = "vector.broadcast"(%28) : (f32) -> vector<4xf32>
            %30 = "vector.extract"(%arg6) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %31 = "vector.fma"(%29, %26, %30) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %32 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %33 = "memref.load"(%10, %8, %23, %32, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %34 = "vector.broadcast"(%33) : (f32) -> vector<4xf32>
            %35 = "vector.extract"(%arg6) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %36 = "vector.fma"(%34, %26, %35) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %37 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %38 = "memref.load"(%10, %8, %23, %37, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %39 = "vector.broadcast"(%38) : (f32) -> vector<4xf32>
            %40 = "vector.extract"(%arg6) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %41 = "vector.fma"(%39, %26, %40) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %42 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %43 = "memref.load"(%10, %8, %23, %42, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %44 = "vector.broadcast"(%43) : (f32) -> vector<4xf32>
            %45 = "vector.extract"(%arg6) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %46 = "vector.fma"(%44, %26, %45) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %47 = "vector.extract"(%25) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %48 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %49 = "memref.load"(%10, %8, %23, %48, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %50 = "vector.broadcast"(%49) : (f32) -> vector<4xf32>
            %51 = "vector.fma"(%50, %47, %31) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %52 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %53 = "memref.load"(%10, %8, %23, %52, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %54 = "vector.broadcast"(%53) : (f32) -> vector<4xf32>
            %55 = "vector.fma"(%54, %47, %36) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %56 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %57 = "memref.load"(%10, %8, %23, %56, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %58 = "vector.broadcast"(%57) : (f32) -> vector<4xf32>
            %59 = "vector.fma"(%58, %47, %41) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %60 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %61 = "memref.load"(%10, %8, %23, %60, %5) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %62 = "vector.broadcast"(%61) : (f32) -> vector<4xf32>
            %63 = "vector.fma"(%62, %47, %46) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %64 = "vector.extract"(%25) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %65 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %66 = "memref.load"(%10, %8, %23, %65, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %67 = "vector.broadcast"(%66) : (f32) -> vector<4xf32>
            %68 = "vector.fma"(%67, %64, %51) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %69 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %70 = "memref.load"(%10, %8, %23, %69, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %71 = "vector.broadcast"(%70) : (f32) -> vector<4xf32>
            %72 = "vector.fma"(%71, %64, %55) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %73 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %74 = "memref.load"(%10, %8, %23, %73, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %75 = "vector.broadcast"(%74) : (f32) -> vector<4xf32>
            %76 = "vector.fma"(%75, %64, %59) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %77 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %78 = "memref.load"(%10, %8, %23, %77, %0) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %79 = "vector.broadcast"(%78) : (f32) -> vector<4xf32>
            %80 = "vector.fma"(%79, %64, %63) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %81 = "vector.extract"(%25) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %82 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %83 = "memref.load"(%10, %8, %23, %82, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %84 = "vector.broadcast"(%83) : (f32) -> vector<4xf32>
            %85 = "vector.fma"(%84, %81, %68) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %86 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %87 = "memref.load"(%10, %8, %23, %86, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %88 = "vector.broadcast"(%87) : (f32) -> vector<4xf32>
            %89 = "vector.fma"(%88, %81, %72) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %90 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %91 = "memref.load"(%10, %8, %23, %90, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %92 = "vector.broadcast"(%91) : (f32) -> vector<4xf32>
            %93 = "vector.fma"(%92, %81, %76) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %94 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %95 = "memref.load"(%10, %8, %23, %94, %6) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %96 = "vector.broadcast"(%95) : (f32) -> vector<4xf32>
            %97 = "vector.fma"(%96, %81, %80) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %98:4 = "vector.to_elements"(%85) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %99:4 = "vector.to_elements"(%89) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %100:4 = "vector.to_elements"(%93) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %101:4 = "vector.to_elements"(%97) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %102 = "vector.from_elements"(%98#0, %98#1, %98#2, %98#3, %99#0, %99#1, %99#2, %99#3, %100#0, %100#1, %100#2, %100#3, %101#0, %101#1, %101#2, %101#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
            "scf.yield"(%102) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%24) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %19 = "vector.transfer_read"(%14, %arg2, %2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<4xf32>
        %20 = "vector.broadcast"(%19) : (vector<4xf32>) -> vector<4x4xf32>
        %21 = "arith.addf"(%18, %20) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %22 = "arith.maximumf"(%21, %1) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        "vector.transfer_write"(%22, %17, %8, %8, %arg1, %arg2) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (vector<4x4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
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
