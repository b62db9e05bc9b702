"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 8 : index}> : () -> index
  %4 = "arith.constant"() <{value = 1 : index}> : () -> index
  %5 = "arith.constant"() <{value = 3 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%arg2: index):
    %12 = "memref.subview"(%11, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %13 = "scf.for"(%7, %3, %2, %12) ({
    ^bb0(%arg5: index, %arg6: memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>):
      %15 = "scf.for"(%7, %3, %2, %arg6) ({
      ^bb0(%arg7: index, %arg8: memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>):
        %16 = "scf.for"(%7, %5, %4, %0) ({
        ^bb0(%arg9: index, %arg10: vector<4x4xf32>):
          %21 = "affine.apply"(%arg9, %arg2) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %22 = "scf.for"(%7, %5, %4, %arg10) ({
          ^bb0(%arg11: index, %arg12: vector<4x4xf32>):
            %23 = "affine.apply"(%arg11, %arg5) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %24 = "vector.transfer_read"(%8, %7, %21, %23, %7, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, f32) -> vector<4x4xf32>
            %25 = "vector.transfer_read"(%9, %arg9, %arg11, %7, %arg7, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index, f32) -> vector<4x4xf32>
            %26 = "vector.contract"(%24, %25, %arg12) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
            "scf.yield"(%26) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%22) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %17 = "vector.transfer_read"(%10, %arg7, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<4xf32>
        %18 = "vector.broadcast"(%17) : (vector<4xf32>) -> vector<4x4xf32>
        %19 = "arith.subf"(%16, %18) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %20 = "arith.maximumf"(%19, %0) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        "vector.transfer_write"(%20, %arg8, %7, %7, %arg5, %arg7) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (vector<4x4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        "scf.yield"(%arg8) : (memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
      }) : (index, index, index, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      "scf.yield"(%15) : (memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    }) : (index, index, index, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.subview"(%11, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "linalg.generic"(%13, %14) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "linalg.generic"(%11, %11) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    "linalg.yield"(%arg0) : (f32) -> ()
  }) : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<ConvTileAndDecomposeExpert>>} : () -> ()
