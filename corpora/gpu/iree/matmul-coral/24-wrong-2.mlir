"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
  %0 = "arith.constant"() <{value = -1 : index}> : () -> index
  %1 = "arith.constant"() <{value = 12 : index}> : () -> index
  %2 = "arith.constant"() <{value = 4 : index}> : () -> index
  %3 = "arith.constant"() <{value = 3 : index}> : () -> index
  %4 = "arith.constant"() <{value = 2 : index}> : () -> index
  %5 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x12xf32>}> : () -> vector<4x12xf32>
  %6 = "arith.constant"() <{value = 1 : index}> : () -> index
  %7 = "arith.constant"() <{value = 32 : index}> : () -> index
  %8 = "arith.constant"() <{value = 0 : index}> : () -> index
  %9 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32>
  %10 = "memref.assume_alignment"(%9) <{alignment = 64 : i32}> : (memref<16x32xf32>) -> memref<16x32xf32>
  %11 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<32x24xf32>) -> memref<32x24xf32>
  %13 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<24xf32>) -> memref<24xf32>
  %15 = "hal.interface.binding.subspan"(%8) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<16x24xf32>) -> memref<16x24xf32>
  %17 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
  %18 = "arith.divsi"(%17, %4) : (index, index) -> index
  %19 = "arith.muli"(%18, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %20 = "arith.cmpi"(%17, %19) <{predicate = 1 : i64}> : (index, index) -> i1
  %21 = "arith.cmpi"(%17, %8) <{predicate = 2 : i64}> : (index, index) -> i1
  %22 = "arith.andi"(%20, %21) : (i1, i1) -> i1
  %23 = "arith.subi"(%18, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %24 = "arith.select"(%22, %23, %18) : (i1, index, index) -> index
  %25 = "arith.remsi"(%17, %4) : (index, index) -> index
  %26 = "arith.cmpi"(%25, %8) <{predicate = 2 : i64}> : (index, index) -> i1
  %27 = "arith.subi"(%25, %4) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %28 = "arith.select"(%26, %27, %25) : (i1, index, index) -> index
  %29 = "arith.muli"(%24, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %30 = "arith.muli"(%28, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "cf.br"(%8, %5)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb1(%31: index, %32: vector<4x12xf32>):  // 2 preds: ^bb0, ^bb2
  %33 = "arith.cmpi"(%31, %7) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%33)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %34 = "vector.load"(%12, %31, %30) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<12xf32>
  %35 = "memref.load"(%10, %29, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %36 = "vector.broadcast"(%35) : (f32) -> vector<12xf32>
  %37 = "vector.extract"(%32) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  %38 = "vector.fma"(%36, %34, %37) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %39 = "arith.subi"(%29, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %40 = "memref.load"(%10, %39, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %41 = "vector.broadcast"(%40) : (f32) -> vector<12xf32>
  %42 = "vector.extract"(%32) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %43 = "vector.fma"(%41, %34, %42) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %44 = "arith.subi"(%29, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %45 = "memref.load"(%10, %44, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %46 = "vector.broadcast"(%45) : (f32) -> vector<12xf32>
  %47 = "vector.extract"(%32) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %48 = "vector.fma"(%46, %34, %47) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %49 = "arith.subi"(%29, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %50 = "memref.load"(%10, %49, %31) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %51 = "vector.broadcast"(%50) : (f32) -> vector<12xf32>
  %52 = "vector.extract"(%32) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %53 = "vector.fma"(%51, %34, %52) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %54:12 = "vector.to_elements"(%38) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %55:12 = "vector.to_elements"(%43) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %56:12 = "vector.to_elements"(%48) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %57:12 = "vector.to_elements"(%53) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %58 = "vector.from_elements"(%54#0, %54#1, %54#2, %54#3, %54#4, %54#5, %54#6, %54#7, %54#8, %54#9, %54#10, %54#11, %55#0, %55#1, %55#2, %55#3, %55#4, %55#5, %55#6, %55#7, %55#8, %55#9, %55#10, %55#11, %56#0, %56#1, %56#2, %56#3, %56#4, %56#5, %56#6, %56#7, %56#8, %56#9, %56#10, %56#11, %57#0, %57#1, %57#2, %57#3, %57#4, %57#5, %57#6, %57#7, %57#8, %57#9, %57#10, %57#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
  %59 = "arith.subi"(%31, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%59, %58)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb3:  // pred: ^bb1
  %60 = "vector.load"(%14, %30) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<12xf32>
  %61 = "vector.broadcast"(%60) : (vector<12xf32>) -> vector<4x12xf32>
  %62 = "arith.subf"(%32, %61) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
  %63 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%63, %16, %29, %30) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %64 = "vector.extract"(%62) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %65 = "affine.apply"(%29) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%64, %16, %65, %30) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %66 = "vector.extract"(%62) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %67 = "affine.apply"(%29) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%66, %16, %67, %30) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %68 = "vector.extract"(%62) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %69 = "affine.apply"(%29) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%68, %16, %69, %30) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
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
