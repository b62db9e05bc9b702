"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = 12 : index}> : () -> index
  %1 = "arith.constant"() <{value = 4 : index}> : () -> index
  %2 = "arith.constant"() <{value = 3 : index}> : () -> index
  %3 = "arith.constant"() <{value = 2 : index}> : () -> index
  %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 32 : index}> : () -> index
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32>
  %9 = "memref.assume_alignment"(%8) <{alignment = 64 : i32}> : (memref<16x32xf32>) -> memref<16x32xf32>
  %10 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32>
  %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<32x24xf32>) -> memref<32x24xf32>
  %12 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<24xf32>) -> memref<24xf32>
  %14 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32>
  %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<16x24xf32>) -> memref<16x24xf32>
  %16 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %17 = "arith.floordivsi"(%16, %3) : (index, index) -> index
  %18 = "arith.remsi"(%16, %3) : (index, index) -> index
  %19 = "arith.cmpi"(%18, %7) <{predicate = 2 : i64}> : (index, index) -> i1
  %20 = "arith.addi"(%18, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %21 = "arith.select"(%19, %20, %18) : (i1, index, index) -> index
  %22 = "arith.muli"(%17, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %23 = "arith.muli"(%21, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %24 = "memref.subview"(%15, %22, %23) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>>
  %25 = "scf.for"(%7, %6, %5, %4) ({
  ^bb0(%arg0: index, %arg1: vector<4x12xf32>):
    %33 = "vector.load"(%11, %arg0, %23) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<12xf32>
    %34 = "memref.load"(%9, %22, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %35 = "vector.broadcast"(%34) : (f32) -> vector<12xf32>
    %36 = "vector.extract"(%arg1) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
    %37 = "vector.fma"(%35, %33, %36) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %38 = "arith.addi"(%22, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %39 = "memref.load"(%9, %38, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %40 = "vector.broadcast"(%39) : (f32) -> vector<12xf32>
    %41 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
    %42 = "vector.fma"(%40, %33, %41) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %43 = "arith.addi"(%22, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %44 = "memref.load"(%9, %43, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %45 = "vector.broadcast"(%44) : (f32) -> vector<12xf32>
    %46 = "vector.extract"(%arg1) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
    %47 = "vector.fma"(%45, %33, %46) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %48 = "arith.addi"(%22, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %49 = "memref.load"(%9, %48, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %50 = "vector.broadcast"(%49) : (f32) -> vector<12xf32>
    %51 = "vector.extract"(%arg1) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
    %52 = "vector.fma"(%50, %33, %51) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %53:12 = "vector.to_elements"(%37) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %54:12 = "vector.to_elements"(%42) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %55:12 = "vector.to_elements"(%47) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %56:12 = "vector.to_elements"(%52) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %57 = "vector.from_elements"(%53#0, %53#1, %53#2, %53#3, %53#4, %53#5, %53#6, %53#7, %53#8, %53#9, %53#10, %53#11, %54#0, %54#1, %54#2, %54#3, %54#4, %54#5, %54#6, %54#7, %54#8, %54#9, %54#10, %54#11, %55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7, %55#8, %55#9, %55#10, %55#11, %56#0, %56#1, %56#2, %56#3, %56#4, %56#5, %56#6, %56#7, %56#8, %56#9, %56#10, %56#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
    "scf.yield"(%57) : (vector<4x12xf32>) -> ()
  }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
  %26 = "vector.load"(%13, %23) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<12xf32>
  %27 = "vector.broadcast"(%26) : (vector<12xf32>) -> vector<4x12xf32>
  %28 = "arith.addf"(%25, %27) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
  %29 = "vector.extract"(%28) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%29, %24, %7, %7) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
  %30 = "vector.extract"(%28) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%30, %24, %5, %7) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
  %31 = "vector.extract"(%28) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%31, %24, %3, %7) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
  %32 = "vector.extract"(%28) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%32, %24, %2, %7) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>>, index, index) -> ()
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
