"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 2 : index}> : () -> index
    %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
    %6 = "arith.constant"() <{value = 1 : index}> : () -> index
    %7 = "arith.constant"() <{value = 32 : index}> : () -> index
    %8 = "arith.constant"() <{value = 0 : index}> : () -> index
    %9 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x32xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<32x24xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<24xf32, #hal.descriptor_type<storage_buffer>>
    %15 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>) -> memref<16x24xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %18 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %19:2 = "affine.delinearize_index"(%17) <{static_basis = array<i64: 4, 2>}> : (index) -> (index, index)
    %20 = "affine.apply"(%19#0) <{map = affine_map<(d0) -> (d0 * 4)>}> : (index) -> index
    %21 = "affine.apply"(%19#1) <{map = affine_map<(d0) -> (d0 * 12)>}> : (index) -> index
    %22 = "memref.subview"(%16, %20, %21) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %23 = "scf.for"(%8, %7, %6, %5) ({
    ^bb0(%arg1: index, %arg2: vector<4x12xf32>):
      %31 = "vector.load"(%12, %arg1, %21) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<12xf32>
      %32 = "memref.load"(%10, %20, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %33 = "vector.broadcast"(%32) : (f32) -> vector<12xf32>
      %34 = "vector.extract"(%arg2) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
      %35 = "vector.fma"(%33, %31, %34) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %36 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
      %37 = "memref.load"(%10, %36, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %38 = "vector.broadcast"(%37) : (f32) -> vector<12xf32>
      %39 = "vector.extract"(%arg2) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
      %40 = "vector.fma"(%38, %31, %39) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %41 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
      %42 = "memref.load"(%10, %41, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %43 = "vector.broadcast"(%42) : (f32) -> vector<12xf32>
      %44 = "vector.extract"(%arg2) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
      %45 = "vector.fma"(%43, %31, %44) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %46 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
      %47 = "memref.load"(%10, %46, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %48 = "vector.broadcast"(%47) : (f32) -> vector<12xf32>
      %49 = "vector.extract"(%arg2) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
      %50 = "vector.fma"(%48, %31, %49) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %51:12 = "vector.to_elements"(%35) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %52:12 = "vector.to_elements"(%40) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %53:12 = "vector.to_elements"(%45) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %54:12 = "vector.to_elements"(%50) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %55 = "vector.from_elements"(%51#0, %51#1, %51#2, %51#3, %51#4, %51#5, %51#6, %51#7, %51#8, %51#9, %51#10, %51#11, %52#0, %52#1, %52#2, %52#3, %52#4, %52#5, %52#6, %52#7, %52#8, %52#9, %52#10, %52#11, %53#0, %53#1, %53#2, %53#3, %53#4, %53#5, %53#6, %53#7, %53#8, %53#9, %53#10, %53#11, %54#0, %54#1, %54#2, %54#3, %54#4, %54#5, %54#6, %54#7, %54#8, %54#9, %54#10, %54#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
      "scf.yield"(%55) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %24 = "vector.load"(%14, %21) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<12xf32>
    %25 = "vector.broadcast"(%24) : (vector<12xf32>) -> vector<4x12xf32>
    %26 = "arith.addf"(%23, %25) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    %27 = "vector.extract"(%26) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%27, %22, %8, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %28 = "vector.extract"(%26) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%28, %22, %6, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %29 = "vector.extract"(%26) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%29, %22, %4, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %30 = "vector.extract"(%26) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%30, %22, %3, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
