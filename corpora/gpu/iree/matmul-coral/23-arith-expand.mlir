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
  %17 = "arith.divsi"(%16, %3) : (index, index) -> index
  %18 = "arith.muli"(%17, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %19 = "arith.cmpi"(%16, %18) <{predicate = 1 : i64}> : (index, index) -> i1
  %20 = "arith.constant"() <{value = 0 : index}> : () -> index
  %21 = "arith.cmpi"(%16, %20) <{predicate = 2 : i64}> : (index, index) -> i1
  %22 = "arith.cmpi"(%3, %20) <{predicate = 2 : i64}> : (index, index) -> i1
  %23 = "arith.cmpi"(%21, %22) <{predicate = 1 : i64}> : (i1, i1) -> i1
  %24 = "arith.andi"(%19, %23) : (i1, i1) -> i1
  %25 = "arith.constant"() <{value = -1 : index}> : () -> index
  %26 = "arith.addi"(%17, %25) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %27 = "arith.select"(%24, %26, %17) : (i1, index, index) -> index
  %28 = "arith.remsi"(%16, %3) : (index, index) -> index
  %29 = "arith.cmpi"(%28, %7) <{predicate = 2 : i64}> : (index, index) -> i1
  %30 = "arith.addi"(%28, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %31 = "arith.select"(%29, %30, %28) : (i1, index, index) -> index
  %32 = "arith.muli"(%27, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %33 = "arith.muli"(%31, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "cf.br"(%7, %4)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb1(%34: index, %35: vector<4x12xf32>):  // 2 preds: ^bb0, ^bb2
  %36 = "arith.cmpi"(%34, %6) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%36)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %37 = "vector.load"(%11, %34, %33) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<12xf32>
  %38 = "memref.load"(%9, %32, %34) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %39 = "vector.broadcast"(%38) : (f32) -> vector<12xf32>
  %40 = "vector.extract"(%35) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  %41 = "vector.fma"(%39, %37, %40) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %42 = "arith.addi"(%32, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %43 = "memref.load"(%9, %42, %34) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %44 = "vector.broadcast"(%43) : (f32) -> vector<12xf32>
  %45 = "vector.extract"(%35) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %46 = "vector.fma"(%44, %37, %45) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %47 = "arith.addi"(%32, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %48 = "memref.load"(%9, %47, %34) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %49 = "vector.broadcast"(%48) : (f32) -> vector<12xf32>
  %50 = "vector.extract"(%35) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %51 = "vector.fma"(%49, %37, %50) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %52 = "arith.addi"(%32, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %53 = "memref.load"(%9, %52, %34) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %54 = "vector.broadcast"(%53) : (f32) -> vector<12xf32>
  %55 = "vector.extract"(%35) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %56 = "vector.fma"(%54, %37, %55) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %57:12 = "vector.to_elements"(%41) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %58:12 = "vector.to_elements"(%46) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %59:12 = "vector.to_elements"(%51) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %60:12 = "vector.to_elements"(%56) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %61 = "vector.from_elements"(%57#0, %57#1, %57#2, %57#3, %57#4, %57#5, %57#6, %57#7, %57#8, %57#9, %57#10, %57#11, %58#0, %58#1, %58#2, %58#3, %58#4, %58#5, %58#6, %58#7, %58#8, %58#9, %58#10, %58#11, %59#0, %59#1, %59#2, %59#3, %59#4, %59#5, %59#6, %59#7, %59#8, %59#9, %59#10, %59#11, %60#0, %60#1, %60#2, %60#3, %60#4, %60#5, %60#6, %60#7, %60#8, %60#9, %60#10, %60#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
  %62 = "arith.addi"(%34, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%62, %61)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb3:  // pred: ^bb1
  %63 = "vector.load"(%13, %33) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<12xf32>
  %64 = "vector.broadcast"(%63) : (vector<12xf32>) -> vector<4x12xf32>
  %65 = "arith.addf"(%35, %64) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
  %66 = "vector.extract"(%65) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%66, %15, %32, %33) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %67 = "vector.extract"(%65) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %68 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%67, %15, %68, %33) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %69 = "vector.extract"(%65) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %70 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%69, %15, %70, %33) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %71 = "vector.extract"(%65) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %72 = "affine.apply"(%32) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%71, %15, %72, %33) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
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
