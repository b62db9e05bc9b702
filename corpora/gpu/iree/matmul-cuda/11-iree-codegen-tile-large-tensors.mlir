"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
  %1 = "arith.constant"() <{value = 0 : index}> : () -> index
  %2 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %3 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %4 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %5 = "hal.interface.binding.subspan"(%1) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "iree_codegen.load_from_buffer"(%2) : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<16x32xf32>
  %7 = "iree_codegen.load_from_buffer"(%3) : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<32x24xf32>
  %8 = "iree_codegen.load_from_buffer"(%4) : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> tensor<24xf32>
  %9 = "tensor.empty"() : () -> tensor<16x24xf32>
  %10 = "scf.forall"(%9) <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 1, 1>}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: tensor<16x24xf32>):
    %11 = "scf.forall"(%arg2) <{mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>], operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: 16, 2>}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: tensor<16x24xf32>):
      %12 = "affine.apply"(%arg4) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %13 = "tensor.extract_slice"(%6, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<16x32xf32>, index) -> tensor<1x32xf32>
      %14 = "affine.min"(%arg4) <{map = affine_map<(d0) -> (d0 * -16 + 24, 16)>}> : (index) -> index
      %15 = "tensor.empty"(%14) : (index) -> tensor<1x?xf32>
      %16 = "tensor.extract_slice"(%7, %12, %14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 32, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<32x24xf32>, index, index) -> tensor<32x?xf32>
      %17 = "linalg.fill"(%0, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        "linalg.yield"(%arg27) : (f32) -> ()
      }) : (f32, tensor<1x?xf32>) -> tensor<1x?xf32>
      %18 = "arith.constant"() <{value = 1 : index}> : () -> index
      %19 = "arith.constant"() <{value = 1 : index}> : () -> index
      %20 = "tensor.dim"(%17, %19) : (tensor<1x?xf32>, index) -> index
      %21 = "arith.constant"() <{value = 0 : index}> : () -> index
      %22 = "arith.constant"() <{value = 0 : index}> : () -> index
      %23 = "arith.constant"() <{value = 1 : index}> : () -> index
      %24 = "arith.constant"() <{value = 1 : index}> : () -> index
      %25 = "arith.constant"() <{value = 1 : index}> : () -> index
      %26 = "scf.for"(%21, %23, %24, %15) ({
      ^bb0(%arg18: index, %arg19: tensor<1x?xf32>):
        %61 = "scf.for"(%22, %14, %25, %arg19) ({
        ^bb0(%arg20: index, %arg21: tensor<1x?xf32>):
          %62 = "tensor.extract_slice"(%13, %arg18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x32xf32>
          %63 = "tensor.extract_slice"(%16, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 32, 1>, static_strides = array<i64: 1, 1>}> : (tensor<32x?xf32>, index) -> tensor<32x1xf32>
          %64 = "arith.constant"() <{value = 1 : index}> : () -> index
          %65 = "tensor.dim"(%arg21, %64) : (tensor<1x?xf32>, index) -> index
          %66 = "tensor.extract_slice"(%arg21, %arg18, %arg20) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %67 = "linalg.fill"(%0, %66) <{operandSegmentSizes = array<i32: 1, 1>}> ({
          ^bb0(%arg25: f32, %arg26: f32):
            "linalg.yield"(%arg25) : (f32) -> ()
          }) : (f32, tensor<1x1xf32>) -> tensor<1x1xf32>
          %68 = "tensor.extract_slice"(%arg21, %arg18, %arg20) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %69 = "linalg.generic"(%62, %63, %67) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
            %71 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            %72 = "arith.addf"(%arg24, %71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "linalg.yield"(%72) : (f32) -> ()
          }) {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 0, 32], thread = [1, 16, 0], workgroup = [32, 128, 1]}>} : (tensor<1x32xf32>, tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
          %70 = "tensor.insert_slice"(%69, %arg21, %arg18, %arg20) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<1x?xf32>, index, index) -> tensor<1x?xf32>
          "scf.yield"(%70) : (tensor<1x?xf32>) -> ()
        }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
        "scf.yield"(%61) : (tensor<1x?xf32>) -> ()
      }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
      %27 = "affine.apply"(%arg4) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %28 = "tensor.extract_slice"(%8, %27, %14) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<24xf32>, index, index) -> tensor<?xf32>
      %29 = "affine.apply"(%arg4) <{map = affine_map<(d0) -> (d0 * 16)>}> : (index) -> index
      %30 = "tensor.extract_slice"(%arg5, %arg3, %29, %14) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, index, index, index) -> tensor<1x?xf32>
      %31 = "arith.constant"() <{value = 1 : index}> : () -> index
      %32 = "tensor.dim"(%26, %31) : (tensor<1x?xf32>, index) -> index
      %33 = "arith.constant"() <{value = 0 : index}> : () -> index
      %34 = "arith.constant"() <{value = 1 : index}> : () -> index
      %35 = "arith.constant"() <{value = 0 : index}> : () -> index
      %36 = "arith.constant"() <{value = 0 : index}> : () -> index
      %37 = "arith.constant"() <{value = 1 : index}> : () -> index
      %38 = "arith.constant"() <{value = 1 : index}> : () -> index
      %39 = "arith.constant"() <{value = 1 : index}> : () -> index
      %40 = "scf.for"(%35, %37, %38, %30) ({
      ^bb0(%arg6: index, %arg7: tensor<1x?xf32>):
        %41 = "scf.for"(%36, %32, %39, %arg7) ({
        ^bb0(%arg8: index, %arg9: tensor<1x?xf32>):
          %42 = "arith.constant"() <{value = 1 : index}> : () -> index
          %43 = "arith.constant"() <{value = 1 : index}> : () -> index
          %44 = "tensor.dim"(%17, %43) : (tensor<1x?xf32>, index) -> index
          %45 = "tensor.extract_slice"(%13, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 32>, static_strides = array<i64: 1, 1>}> : (tensor<1x32xf32>, index) -> tensor<1x32xf32>
          %46 = "tensor.extract_slice"(%16, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 32, 1>, static_strides = array<i64: 1, 1>}> : (tensor<32x?xf32>, index) -> tensor<32x1xf32>
          %47 = "arith.constant"() <{value = 1 : index}> : () -> index
          %48 = "tensor.dim"(%15, %47) : (tensor<1x?xf32>, index) -> index
          %49 = "tensor.extract_slice"(%15, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %50 = "linalg.fill"(%0, %49) <{operandSegmentSizes = array<i32: 1, 1>}> ({
          ^bb0(%arg16: f32, %arg17: f32):
            "linalg.yield"(%arg16) : (f32) -> ()
          }) : (f32, tensor<1x1xf32>) -> tensor<1x1xf32>
          %51 = "tensor.extract_slice"(%17, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %52 = "linalg.generic"(%45, %46, %50) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
            %59 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            %60 = "arith.addf"(%arg15, %59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "linalg.yield"(%60) : (f32) -> ()
          }) {lowering_config = #iree_gpu.lowering_config<{reduction = [0, 0, 32], thread = [1, 16, 0], workgroup = [32, 128, 1]}>} : (tensor<1x32xf32>, tensor<32x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
          %53 = "tensor.extract_slice"(%26, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %54 = "tensor.extract_slice"(%28, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<1xf32>
          %55 = "tensor.extract_slice"(%arg9, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, index, index) -> tensor<1x1xf32>
          %56 = "linalg.generic"(%52, %54, %55) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
          ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
            %58 = "arith.addf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "linalg.yield"(%58) : (f32) -> ()
          }) : (tensor<1x1xf32>, tensor<1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
          %57 = "tensor.insert_slice"(%56, %arg9, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<1x?xf32>, index, index) -> tensor<1x?xf32>
          "scf.yield"(%57) : (tensor<1x?xf32>) -> ()
        }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
        "scf.yield"(%41) : (tensor<1x?xf32>) -> ()
      }) : (index, index, index, tensor<1x?xf32>) -> tensor<1x?xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%40, %arg5, %arg3, %29, %14) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<1x?xf32>, tensor<16x24xf32>, index, index, index) -> ()
      }) : () -> ()
    }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    "scf.forall.in_parallel"() ({
      "tensor.parallel_insert_slice"(%11, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 16, 24>, static_strides = array<i64: 1, 1>}> : (tensor<16x24xf32>, tensor<16x24xf32>) -> ()
    }) : () -> ()
  }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
  "iree_codegen.store_to_buffer"(%10, %5) : (tensor<16x24xf32>, memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_gpu.pipeline<TileAndFuse> workgroup_size = [32, 8, 1] subgroup_size = 32, {gpu_pipeline_options = #iree_gpu.pipeline_options<no_reduce_shared_memory_bank_conflicts = true, use_igemm_convolution = false>}>} : () -> ()
