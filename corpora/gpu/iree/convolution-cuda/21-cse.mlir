"func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1x1x1xf32>}> : () -> vector<1x1x1xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 8, 2>}> ({
  ^bb0(%arg0: index, %arg1: index):
    %13 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 * 4)>}> : (index) -> index
    %14 = "memref.subview"(%12, %arg0, %13) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 8>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x4x8xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.forall"() <{mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0, 0>, staticStep = array<i64: 1, 1, 1>, staticUpperBound = array<i64: 1, 4, 8>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %15 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x1xf32, #gpu.address_space<private>>
      %16 = "memref.subview"(%14, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x4x8xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x1x1xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
      "vector.transfer_write"(%0, %15, %4, %4, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (vector<1x1x1xf32>, memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> ()
      %17 = "affine.apply"(%arg1, %arg3) <{map = affine_map<(d0)[s0] -> (d0 * 4 + s0)>}> : (index, index) -> index
      %18 = "memref.subview"(%15) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x1x1xf32, #gpu.address_space<private>>) -> memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>
      "scf.for"(%4, %3, %2) ({
      ^bb0(%arg5: index):
        %24 = "affine.apply"(%arg5, %arg0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
        %25 = "memref.subview"(%6, %24, %17) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x3x4xf32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
        %26 = "memref.subview"(%25) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x3x4xf32, strided<[40, 4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<3x4xf32, strided<[4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
        %27 = "memref.subview"(%8, %arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<1x3x4x1xf32, strided<[96, 32, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
        %28 = "memref.subview"(%27) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x3x4x1xf32, strided<[96, 32, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
        "linalg.generic"(%26, %28, %18) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
          %29 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %30 = "arith.addf"(%arg8, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%30) : (f32) -> ()
        }) : (memref<3x4xf32, strided<[4, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "memref.copy"(%18, %18) : (memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>, memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>) -> ()
      %19 = "vector.transfer_read"(%15, %4, %4, %4, %1) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index, f32) -> vector<1x1x1xf32>
      %20 = "vector.transfer_read"(%10, %arg4, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<1xf32>
      %21 = "vector.shape_cast"(%20) : (vector<1xf32>) -> vector<1x1x1xf32>
      %22 = "arith.addf"(%19, %21) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
      %23 = "arith.maximumf"(%22, %0) <{fastmath = #arith.fastmath<none>}> : (vector<1x1x1xf32>, vector<1x1x1xf32>) -> vector<1x1x1xf32>
      "vector.transfer_write"(%23, %16, %4, %4, %4) <{in_bounds = [true, true, true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}> : (vector<1x1x1xf32>, memref<1x1x1xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index) -> ()
      "memref.copy"(%16, %16) : (memref<1x1x1xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x1x1xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "memref.copy"(%14, %14) : (memref<1x4x8xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, memref<1x4x8xf32, strided<[64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 32, 1, 1>, translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 1, 1] subgroup_size = 32>} : () -> ()
