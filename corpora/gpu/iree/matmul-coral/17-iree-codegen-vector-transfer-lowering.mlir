"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %3 = "arith.constant"() <{value = 1 : index}> : () -> index
  %4 = "arith.constant"() <{value = 32 : index}> : () -> index
  %5 = "arith.constant"() <{value = 0 : index}> : () -> index
  %6 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %7 = "memref.assume_alignment"(%6) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
  %8 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
  %10 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
  %12 = "hal.interface.binding.subspan"(%5) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
  "scf.forall"() <{mapping = [#iree_codegen.workgroup_mapping<y>, #iree_codegen.workgroup_mapping<x>], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 4, 12>, staticUpperBound = array<i64: 16, 24>}> ({
  ^bb0(%arg0: index, %arg1: index):
    %14 = "memref.subview"(%13, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %15 = "scf.for"(%5, %4, %3, %2) ({
    ^bb0(%arg2: index, %arg3: vector<4x12xf32>):
      %23 = "vector.load"(%9, %arg2, %arg1) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<12xf32>
      %24 = "memref.load"(%7, %arg0, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %25 = "vector.broadcast"(%24) : (f32) -> vector<12xf32>
      %26 = "vector.extract"(%arg3) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
      %27 = "vector.fma"(%25, %23, %26) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %28 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
      %29 = "memref.load"(%7, %28, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %30 = "vector.broadcast"(%29) : (f32) -> vector<12xf32>
      %31 = "vector.extract"(%arg3) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
      %32 = "vector.fma"(%30, %23, %31) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %33 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
      %34 = "memref.load"(%7, %33, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %35 = "vector.broadcast"(%34) : (f32) -> vector<12xf32>
      %36 = "vector.extract"(%arg3) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
      %37 = "vector.fma"(%35, %23, %36) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %38 = "affine.apply"(%arg0) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
      %39 = "memref.load"(%7, %38, %arg2) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %40 = "vector.broadcast"(%39) : (f32) -> vector<12xf32>
      %41 = "vector.extract"(%arg3) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
      %42 = "vector.fma"(%40, %23, %41) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %43:12 = "vector.to_elements"(%27) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %44:12 = "vector.to_elements"(%32) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %45:12 = "vector.to_elements"(%37) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %46:12 = "vector.to_elements"(%42) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %47 = "vector.from_elements"(%43#0, %43#1, %43#2, %43#3, %43#4, %43#5, %43#6, %43#7, %43#8, %43#9, %43#10, %43#11, %44#0, %44#1, %44#2, %44#3, %44#4, %44#5, %44#6, %44#7, %44#8, %44#9, %44#10, %44#11, %45#0, %45#1, %45#2, %45#3, %45#4, %45#5, %45#6, %45#7, %45#8, %45#9, %45#10, %45#11, %46#0, %46#1, %46#2, %46#3, %46#4, %46#5, %46#6, %46#7, %46#8, %46#9, %46#10, %46#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
      "scf.yield"(%47) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %16 = "vector.load"(%11, %arg1) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<12xf32>
    %17 = "vector.broadcast"(%16) : (vector<12xf32>) -> vector<4x12xf32>
    %18 = "arith.addf"(%15, %17) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    %19 = "vector.extract"(%18) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%19, %14, %5, %5) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %20 = "vector.extract"(%18) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%20, %14, %3, %5) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %21 = "vector.extract"(%18) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%21, %14, %1, %5) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %22 = "vector.extract"(%18) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%22, %14, %0, %5) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
