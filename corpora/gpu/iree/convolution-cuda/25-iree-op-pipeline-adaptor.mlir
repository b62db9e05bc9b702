"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : vector<1xf32>}> : () -> vector<1xf32>
    %4 = "ub.poison"() <{value = #ub.poison}> : () -> f32
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 3 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0 : index}> : () -> index
    %8 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1x1x1xf32, #gpu.address_space<private>>
    %9 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<10x10x4xf32, #gpu.address_space<global>>) -> memref<10x10x4xf32, #gpu.address_space<global>>
    %12 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>) -> memref<3x3x4x8xf32, #gpu.address_space<global>>
    %14 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #gpu.address_space<global>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<8xf32, #gpu.address_space<global>>) -> memref<8xf32, #gpu.address_space<global>>
    %16 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<8x8x8xf32, #gpu.address_space<global>>) -> memref<8x8x8xf32, #gpu.address_space<global>>
    %18:2 = "affine.delinearize_index"(%9) <{static_basis = array<i64: 4, 8>}> : (index) -> (index, index)
    %19 = "memref.subview"(%8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 1, 1, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<1x1x1xf32, #gpu.address_space<private>>) -> memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>
    %20 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %21:2 = "affine.delinearize_index"(%20) <{static_basis = array<i64: 8, 2>}> : (index) -> (index, index)
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "vector.transfer_write"(%3, %8, %7, %7, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<1xf32>, memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index) -> ()
    %22 = "affine.apply"(%18#0, %21#1) <{map = affine_map<()[s0, s1] -> (s0 + s1 * 4)>}> : (index, index) -> index
    "scf.for"(%7, %6, %5) ({
    ^bb0(%arg1: index):
      %27 = "affine.apply"(%arg1, %21#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
      %28 = "memref.subview"(%11, %27, %22) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 1, 3, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<10x10x4xf32, #gpu.address_space<global>>, index, index) -> memref<3x4xf32, strided<[4, 1], offset: ?>, #gpu.address_space<global>>
      %29 = "memref.subview"(%13, %arg1, %18#1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0, -9223372036854775808>, static_sizes = array<i64: 1, 3, 4, 1>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<3x3x4x8xf32, #gpu.address_space<global>>, index, index) -> memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #gpu.address_space<global>>
      "scf.for"(%7, %6, %5) ({
      ^bb0(%arg2: index):
        "scf.for"(%7, %2, %5) ({
        ^bb0(%arg3: index):
          %30 = "memref.load"(%28, %arg2, %arg3) <{invariant = false, nontemporal = false}> : (memref<3x4xf32, strided<[4, 1], offset: ?>, #gpu.address_space<global>>, index, index) -> f32
          %31 = "memref.load"(%29, %arg2, %arg3, %7) <{invariant = false, nontemporal = false}> : (memref<3x4x1xf32, strided<[32, 8, 1], offset: ?>, #gpu.address_space<global>>, index, index, index) -> f32
          %32 = "memref.load"(%19, %7, %7) <{invariant = false, nontemporal = false}> : (memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>, index, index) -> f32
          %33 = "arith.mulf"(%30, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %34 = "arith.addf"(%32, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%34, %19, %7, %7) <{nontemporal = false}> : (f32, memref<1x1xf32, strided<[1, 1]>, #gpu.address_space<private>>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %23 = "vector.transfer_read"(%8, %7, %7, %7, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 3, 1, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (memref<1x1x1xf32, #gpu.address_space<private>>, index, index, index, f32) -> vector<1xf32>
    %24 = "vector.transfer_read"(%15, %18#1, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<8xf32, #gpu.address_space<global>>, index, f32) -> vector<1xf32>
    %25 = "arith.addf"(%23, %24) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    %26 = "arith.maximumf"(%25, %3) <{fastmath = #arith.fastmath<none>}> : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
    "vector.transfer_write"(%26, %17, %21#0, %22, %18#1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = affine_map<(d0, d1, d2) -> (d2)>}> : (vector<1xf32>, memref<8x8x8xf32, #gpu.address_space<global>>, index, index, index) -> ()
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 16 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
