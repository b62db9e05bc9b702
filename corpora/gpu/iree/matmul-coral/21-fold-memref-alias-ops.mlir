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
  %24 = "scf.for"(%7, %6, %5, %4) ({
  ^bb0(%arg0: index, %arg1: vector<4x12xf32>):
    %35 = "vector.load"(%11, %arg0, %23) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<12xf32>
    %36 = "memref.load"(%9, %22, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %37 = "vector.broadcast"(%36) : (f32) -> vector<12xf32>
    %38 = "vector.extract"(%arg1) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
    %39 = "vector.fma"(%37, %35, %38) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %40 = "arith.addi"(%22, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %41 = "memref.load"(%9, %40, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %42 = "vector.broadcast"(%41) : (f32) -> vector<12xf32>
    %43 = "vector.extract"(%arg1) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
    %44 = "vector.fma"(%42, %35, %43) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %45 = "arith.addi"(%22, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %46 = "memref.load"(%9, %45, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %47 = "vector.broadcast"(%46) : (f32) -> vector<12xf32>
    %48 = "vector.extract"(%arg1) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
    %49 = "vector.fma"(%47, %35, %48) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %50 = "arith.addi"(%22, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %51 = "memref.load"(%9, %50, %arg0) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
    %52 = "vector.broadcast"(%51) : (f32) -> vector<12xf32>
    %53 = "vector.extract"(%arg1) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
    %54 = "vector.fma"(%52, %35, %53) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
    %55:12 = "vector.to_elements"(%39) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %56:12 = "vector.to_elements"(%44) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %57:12 = "vector.to_elements"(%49) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %58:12 = "vector.to_elements"(%54) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
    %59 = "vector.from_elements"(%55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7, %55#8, %55#9, %55#10, %55#11, %56#0, %56#1, %56#2, %56#3, %56#4, %56#5, %56#6, %56#7, %56#8, %56#9, %56#10, %56#11, %57#0, %57#1, %57#2, %57#3, %57#4, %57#5, %57#6, %57#7, %57#8, %57#9, %57#10, %57#11, %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7, %58#8, %58#9, %58#10, %58#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
    "scf.yield"(%59) : (vector<4x12xf32>) -> ()
  }) : (index, index, index, vector<4x12xf32>) -> vector<4x12xf32>
  %25 = "vector.load"(%13, %23) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<12xf32>
  %26 = "vector.broadcast"(%25) : (vector<12xf32>) -> vector<4x12xf32>
  %27 = "arith.addf"(%24, %26) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
  %28 = "vector.extract"(%27) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%28, %15, %22, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %29 = "vector.extract"(%27) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %30 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%29, %15, %30, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %31 = "vector.extract"(%27) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %32 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%31, %15, %32, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %33 = "vector.extract"(%27) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %34 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%33, %15, %34, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
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
