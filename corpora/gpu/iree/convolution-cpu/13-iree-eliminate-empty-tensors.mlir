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
  %12 = "iree_codegen.load_from_buffer"(%9) : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<3x3x4x8xf32>
  %13 = "iree_codegen.load_from_buffer"(%10) : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<8xf32>
  %14 = "iree_codegen.load_from_buffer"(%8) : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<1x10x10x4xf32>
  %15 = "iree_codegen.load_from_buffer"(%11) : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<1x8x8x8xf32>
  %16 = "tensor.empty"() : () -> tensor<1x8x8x8xf32>
  %17 = "scf.forall"(%15) <{mapping = [#iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
  ^bb0(%arg0: index, %arg1: tensor<1x8x8x8xf32>):
    %18 = "tensor.extract_slice"(%arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x8x8x8xf32>, index) -> tensor<1x1x8x8xf32>
    %19 = "scf.for"(%7, %3, %2, %18) ({
    ^bb0(%arg2: index, %arg3: tensor<1x1x8x8xf32>):
      %20 = "scf.for"(%7, %3, %2, %arg3) ({
      ^bb0(%arg4: index, %arg5: tensor<1x1x8x8xf32>):
        %21 = "scf.for"(%7, %5, %4, %0) ({
        ^bb0(%arg6: index, %arg7: vector<4x4xf32>):
          %27 = "affine.apply"(%arg6, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %28 = "scf.for"(%7, %5, %4, %arg7) ({
          ^bb0(%arg8: index, %arg9: vector<4x4xf32>):
            %29 = "affine.apply"(%arg8, %arg2) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %30 = "vector.transfer_read"(%14, %7, %27, %29, %7, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (tensor<1x10x10x4xf32>, index, index, index, index, f32) -> vector<4x4xf32>
            %31 = "vector.transfer_read"(%12, %arg6, %arg8, %7, %arg4, %6) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 4, 1, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (tensor<3x3x4x8xf32>, index, index, index, index, f32) -> vector<4x4xf32>
            %32 = "vector.contract"(%30, %31, %arg9) <{fastmath = #arith.fastmath<none>, indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
            "scf.yield"(%32) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%28) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %22 = "vector.transfer_read"(%13, %arg4, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (tensor<8xf32>, index, f32) -> vector<4xf32>
        %23 = "vector.broadcast"(%22) : (vector<4xf32>) -> vector<4x4xf32>
        %24 = "arith.addf"(%21, %23) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %25 = "arith.maximumf"(%24, %0) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %26 = "vector.transfer_write"(%25, %arg5, %7, %7, %arg2, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 4, 0>, permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3)>}> : (vector<4x4xf32>, tensor<1x1x8x8xf32>, index, index, index, index) -> tensor<1x1x8x8xf32>
        "scf.yield"(%26) : (tensor<1x1x8x8xf32>) -> ()
      }) : (index, index, index, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
      "scf.yield"(%20) : (tensor<1x1x8x8xf32>) -> ()
    }) : (index, index, index, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%19, %arg1, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x8x8xf32>, tensor<1x8x8x8xf32>, index) -> ()
    }) : () -> ()
  }) : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  "iree_codegen.store_to_buffer"(%17, %11) : (tensor<1x8x8x8xf32>, memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<ConvTileAndDecomposeExpert>>} : () -> ()
