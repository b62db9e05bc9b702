"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %1 = "ub.poison"() <{value = #ub.poison}> : () -> f32
  %2 = "arith.constant"() <{value = 1 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 0 : index}> : () -> index
  %5 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %6 = "memref.assume_alignment"(%5) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "memref.assume_alignment"(%7) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "hal.interface.binding.subspan"(%4) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 12>, staticUpperBound = array<i64: 16, 24>}> ({
  ^bb0(%arg0: index, %arg1: index):
    %13 = "memref.subview"(%12, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %14 = "scf.for"(%4, %3, %2, %0) ({
    ^bb0(%arg2: index, %arg3: vector<4x12xf32>):
      %18 = "vector.transfer_read"(%8, %arg2, %arg1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index, f32) -> vector<12xf32>
      %19 = "memref.load"(%6, %arg0, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %20 = "vector.broadcast"(%19) : (f32) -> vector<12xf32>
      %21 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
      %22 = "vector.fma"(%20, %18, %21) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %23 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
      %24 = "memref.load"(%6, %23, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %25 = "vector.broadcast"(%24) : (f32) -> vector<12xf32>
      %26 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
      %27 = "vector.fma"(%25, %18, %26) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %28 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
      %29 = "memref.load"(%6, %28, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %30 = "vector.broadcast"(%29) : (f32) -> vector<12xf32>
      %31 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
      %32 = "vector.fma"(%30, %18, %31) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %33 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
      %34 = "memref.load"(%6, %33, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %35 = "vector.broadcast"(%34) : (f32) -> vector<12xf32>
      %36 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
      %37 = "vector.fma"(%35, %18, %36) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %38:12 = "vector.to_elements"(%22) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %39:12 = "vector.to_elements"(%27) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %40:12 = "vector.to_elements"(%32) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %41:12 = "vector.to_elements"(%37) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %42 = "vector.from_elements"(%38#0, %38#1, %38#2, %38#3, %38#4, %38#5, %38#6, %38#7, %38#8, %38#9, %38#10, %38#11, %39#0, %39#1, %39#2, %39#3, %39#4, %39#5, %39#6, %39#7, %39#8, %39#9, %39#10, %39#11, %40#0, %40#1, %40#2, %40#3, %40#4, %40#5, %40#6, %40#7, %40#8, %40#9, %40#10, %40#11, %41#0, %41#1, %41#2, %41#3, %41#4, %41#5, %41#6, %41#7, %41#8, %41#9, %41#10, %41#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
      "scf.yield"(%42) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %15 = "vector.transfer_read"(%10, %arg1, %1) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index, f32) -> vector<12xf32>
    %16 = "vector.broadcast"(%15) : (vector<12xf32>) -> vector<4x12xf32>
    %17 = "arith.addf"(%14, %16) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    "vector.transfer_write"(%17, %13, %4, %4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) {translation_info = #iree_codegen.translation_info<pipeline = #iree_cpu.pipeline<DoubleTilingExpert>, {enable_loop_peeling}>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32}> ({
  ^bb0(%arg0: !hal.device):
    %0:3 = "iree_tensor_ext.dispatch.workgroup_count_from_slice"() : () -> (index, index, index)
    "iree_codegen.yield"(%0#0, %0#1, %0#2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
