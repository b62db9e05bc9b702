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
    %19 = "arith.constant"() <{value = 2 : index}> : () -> index
    %20 = "arith.constant"() <{value = 0 : index}> : () -> index
    %21 = "arith.floordivsi"(%17, %19) : (index, index) -> index
    %22 = "arith.remsi"(%17, %19) : (index, index) -> index
    %23 = "arith.cmpi"(%22, %20) <{predicate = 2 : i64}> : (index, index) -> i1
    %24 = "arith.addi"(%22, %19) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %25 = "arith.select"(%23, %24, %22) : (i1, index, index) -> index
    %26 = "arith.constant"() <{value = 4 : index}> : () -> index
    %27 = "arith.muli"(%21, %26) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %28 = "arith.constant"() <{value = 12 : index}> : () -> index
    %29 = "arith.muli"(%25, %28) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %30 = "memref.subview"(%16, %27, %29) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 4, 12>, static_strides = array<i64: 1, 1>}> : (memref<16x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    %31 = "scf.for"(%8, %7, %6, %5) ({
    ^bb0(%arg1: index, %arg2: vector<4x12xf32>):
      %39 = "vector.load"(%12, %arg1, %29) <{nontemporal = false}> : (memref<32x24xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> vector<12xf32>
      %40 = "memref.load"(%10, %27, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %41 = "vector.broadcast"(%40) : (f32) -> vector<12xf32>
      %42 = "vector.extract"(%arg2) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
      %43 = "vector.fma"(%41, %39, %42) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %44 = "arith.constant"() <{value = 1 : index}> : () -> index
      %45 = "arith.addi"(%27, %44) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %46 = "memref.load"(%10, %45, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %47 = "vector.broadcast"(%46) : (f32) -> vector<12xf32>
      %48 = "vector.extract"(%arg2) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
      %49 = "vector.fma"(%47, %39, %48) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %50 = "arith.constant"() <{value = 2 : index}> : () -> index
      %51 = "arith.addi"(%27, %50) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %52 = "memref.load"(%10, %51, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %53 = "vector.broadcast"(%52) : (f32) -> vector<12xf32>
      %54 = "vector.extract"(%arg2) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
      %55 = "vector.fma"(%53, %39, %54) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %56 = "arith.constant"() <{value = 3 : index}> : () -> index
      %57 = "arith.addi"(%27, %56) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %58 = "memref.load"(%10, %57, %arg1) <{invariant = false, nontemporal = false}> : (memref<16x32xf32, #hal.descriptor_type<storage_buffer>>, index, index) -> f32
      %59 = "vector.broadcast"(%58) : (f32) -> vector<12xf32>
      %60 = "vector.extract"(%arg2) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
      %61 = "vector.fma"(%59, %39, %60) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
      %62:12 = "vector.to_elements"(%43) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %63:12 = "vector.to_elements"(%49) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %64:12 = "vector.to_elements"(%55) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %65:12 = "vector.to_elements"(%61) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
      %66 = "vector.from_elements"(%62#0, %62#1, %62#2, %62#3, %62#4, %62#5, %62#6, %62#7, %62#8, %62#9, %62#10, %62#11, %63#0, %63#1, %63#2, %63#3, %63#4, %63#5, %63#6, %63#7, %63#8, %63#9, %63#10, %63#11, %64#0, %64#1, %64#2, %64#3, %64#4, %64#5, %64#6, %64#7, %64#8, %64#9, %64#10, %64#11, %65#0, %65#1, %65#2, %65#3, %65#4, %65#5, %65#6, %65#7, %65#8, %65#9, %65#10, %65#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
      "scf.yield"(%66) : (vector<4x12xf32>) -> ()
    }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
    %32 = "vector.load"(%14, %29) <{nontemporal = false}> : (memref<24xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<12xf32>
    %33 = "vector.broadcast"(%32) : (vector<12xf32>) -> vector<4x12xf32>
    %34 = "arith.addf"(%31, %33) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
    %35 = "vector.extract"(%34) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%35, %30, %8, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %36 = "vector.extract"(%34) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%36, %30, %6, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %37 = "vector.extract"(%34) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%37, %30, %4, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
    %38 = "vector.extract"(%34) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
    "vector.store"(%38, %30, %3, %8) <{nontemporal = false}> : (vector<12xf32>, memref<4x12xf32, strided<[24, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index) -> ()
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
