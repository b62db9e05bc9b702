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
  "cf.br"(%7, %4)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb1(%24: index, %25: vector<4x12xf32>):  // 2 preds: ^bb0, ^bb2
  %26 = "arith.cmpi"(%24, %6) <{predicate = 2 : i64}> : (index, index) -> i1
  "cf.cond_br"(%26)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %27 = "vector.load"(%11, %24, %23) <{nontemporal = false}> : (memref<32x24xf32>, index, index) -> vector<12xf32>
  %28 = "memref.load"(%9, %22, %24) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %29 = "vector.broadcast"(%28) : (f32) -> vector<12xf32>
  %30 = "vector.extract"(%25) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  %31 = "vector.fma"(%29, %27, %30) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %32 = "arith.addi"(%22, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %33 = "memref.load"(%9, %32, %24) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %34 = "vector.broadcast"(%33) : (f32) -> vector<12xf32>
  %35 = "vector.extract"(%25) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %36 = "vector.fma"(%34, %27, %35) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %37 = "arith.addi"(%22, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %38 = "memref.load"(%9, %37, %24) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %39 = "vector.broadcast"(%38) : (f32) -> vector<12xf32>
  %40 = "vector.extract"(%25) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %41 = "vector.fma"(%39, %27, %40) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %42 = "arith.addi"(%22, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %43 = "memref.load"(%9, %42, %24) <{invariant = false, nontemporal = false}> : (memref<16x32xf32>, index, index) -> f32
  %44 = "vector.broadcast"(%43) : (f32) -> vector<12xf32>
  %45 = "vector.extract"(%25) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %46 = "vector.fma"(%44, %27, %45) : (vector<12xf32>, vector<12xf32>, vector<12xf32>) -> vector<12xf32>
  %47:12 = "vector.to_elements"(%31) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %48:12 = "vector.to_elements"(%36) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %49:12 = "vector.to_elements"(%41) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %50:12 = "vector.to_elements"(%46) : (vector<12xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
  %51 = "vector.from_elements"(%47#0, %47#1, %47#2, %47#3, %47#4, %47#5, %47#6, %47#7, %47#8, %47#9, %47#10, %47#11, %48#0, %48#1, %48#2, %48#3, %48#4, %48#5, %48#6, %48#7, %48#8, %48#9, %48#10, %48#11, %49#0, %49#1, %49#2, %49#3, %49#4, %49#5, %49#6, %49#7, %49#8, %49#9, %49#10, %49#11, %50#0, %50#1, %50#2, %50#3, %50#4, %50#5, %50#6, %50#7, %50#8, %50#9, %50#10, %50#11) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x12xf32>
  %52 = "arith.addi"(%24, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  "cf.br"(%52, %51)[^bb1] : (index, vector<4x12xf32>) -> ()
^bb3:  // pred: ^bb1
  %53 = "vector.load"(%13, %23) <{nontemporal = false}> : (memref<24xf32>, index) -> vector<12xf32>
  %54 = "vector.broadcast"(%53) : (vector<12xf32>) -> vector<4x12xf32>
  %55 = "arith.addf"(%25, %54) <{fastmath = #arith.fastmath<none>}> : (vector<4x12xf32>, vector<4x12xf32>) -> vector<4x12xf32>
  %56 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<4x12xf32>) -> vector<12xf32>
  "vector.store"(%56, %15, %22, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %57 = "vector.extract"(%55) <{static_position = array<i64: 1>}> : (vector<4x12xf32>) -> vector<12xf32>
  %58 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%57, %15, %58, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %59 = "vector.extract"(%55) <{static_position = array<i64: 2>}> : (vector<4x12xf32>) -> vector<12xf32>
  %60 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%59, %15, %60, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
  %61 = "vector.extract"(%55) <{static_position = array<i64: 3>}> : (vector<4x12xf32>) -> vector<12xf32>
  %62 = "affine.apply"(%22) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%61, %15, %62, %23) <{nontemporal = false}> : (vector<12xf32>, memref<16x24xf32>, index, index) -> ()
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
