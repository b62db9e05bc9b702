"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %5 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %6 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %7 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf16>
  %8 = "arith.constant"() <{value = 8 : index}> : () -> index
  %9 = "arith.constant"() <{value = 1 : index}> : () -> index
  %10 = "arith.constant"() <{value = 0 : index}> : () -> index
  %11 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %13 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %14 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %15 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %17 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %18 = "memref.assume_alignment"(%17) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %19 = "hal.interface.binding.subspan"(%10) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %20 = "memref.assume_alignment"(%19) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %21:3 = "affine.delinearize_index"(%14) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %22:3 = "affine.delinearize_index"(%21#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %23 = "affine.linearize_index"(%22#1, %10) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %24 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %25:3 = "affine.delinearize_index"(%14) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %26:2 = "affine.delinearize_index"(%14) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %27 = "affine.apply"(%25#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %28:3 = "affine.delinearize_index"(%27) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %29 = "affine.apply"(%25#0, %28#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %30 = "affine.apply"(%25#1, %28#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %31 = "vector.load"(%16, %29, %30, %28#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %32:3 = "affine.delinearize_index"(%26#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %33 = "vector.load"(%18, %32#0, %32#1, %32#2, %26#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%31, %13, %25#0, %25#1, %27) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%33, %12, %26#0, %26#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %34 = "scf.for"(%10, %8, %9, %11) ({
  ^bb0(%arg8: index, %arg9: vector<4xf32>):
    %120 = "arith.addi"(%arg8, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %121 = "affine.apply"(%120, %25#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %122:3 = "affine.delinearize_index"(%121) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %123 = "affine.apply"(%122#0, %25#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %124 = "affine.apply"(%122#1, %25#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %125 = "vector.load"(%16, %123, %124, %122#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %126 = "affine.apply"(%120, %26#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %127:3 = "affine.delinearize_index"(%126) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %128 = "vector.load"(%18, %127#0, %127#1, %127#2, %26#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %129 = "affine.linearize_index"(%10, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %130 = "affine.linearize_index"(%10, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %131 = "vector.load"(%13, %21#0, %129, %130) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %132 = "affine.linearize_index"(%10, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %133 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %134 = "vector.load"(%12, %132, %133) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %135 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    %136 = "affine.linearize_index"(%10, %135) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %137 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %138 = "vector.load"(%12, %136, %137) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %139 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    %140 = "affine.linearize_index"(%10, %139) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %141 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %142 = "vector.load"(%12, %140, %141) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %143 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    %144 = "affine.linearize_index"(%10, %143) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %145 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %146 = "vector.load"(%12, %144, %145) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %147 = "vector.extract"(%134) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %148 = "vector.insert"(%147, %7) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %149 = "vector.extract"(%138) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %150 = "vector.insert"(%149, %148) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %151 = "vector.extract"(%142) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %152 = "vector.insert"(%151, %150) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %153 = "vector.extract"(%146) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %154 = "vector.insert"(%153, %152) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %155 = "amdgpu.mfma"(%131, %154, %arg9) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%125, %13, %25#0, %25#1, %27) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%128, %12, %26#0, %26#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%155) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %35 = "affine.linearize_index"(%10, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %36 = "affine.linearize_index"(%10, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %37 = "vector.load"(%13, %21#0, %35, %36) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %38 = "affine.linearize_index"(%10, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %39 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %40 = "vector.load"(%12, %38, %39) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %41 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %42 = "affine.linearize_index"(%10, %41) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %43 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %44 = "vector.load"(%12, %42, %43) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %46 = "affine.linearize_index"(%10, %45) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %47 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %48 = "vector.load"(%12, %46, %47) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %49 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %50 = "affine.linearize_index"(%10, %49) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %51 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %52 = "vector.load"(%12, %50, %51) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %53 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %54 = "vector.insert"(%53, %7) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %55 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %56 = "vector.insert"(%55, %54) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %57 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %58 = "vector.insert"(%57, %56) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %59 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %60 = "vector.insert"(%59, %58) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %61 = "amdgpu.mfma"(%37, %60, %34) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %62 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %63 = "vector.insert"(%62, %3) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %64 = "vector.extract"(%61) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %65 = "vector.insert"(%64, %4) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %66 = "vector.extract"(%61) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %67 = "vector.insert"(%66, %5) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %68 = "vector.extract"(%61) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %69 = "vector.insert"(%68, %6) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %70 = "affine.linearize_index"(%10, %23) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %71 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%63, %20, %21#0, %70, %71) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %72 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %73 = "affine.linearize_index"(%10, %72) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %74 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%65, %20, %21#0, %73, %74) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %75 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %76 = "affine.linearize_index"(%10, %75) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %77 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%67, %20, %21#0, %76, %77) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %78 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %79 = "affine.linearize_index"(%10, %78) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %80 = "affine.linearize_index"(%21#1, %22#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%69, %20, %21#0, %79, %80) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %81 = "scf.for"(%10, %9, %9, %2) ({
  ^bb0(%arg6: index, %arg7: vector<1xf32>):
    %112:2 = "affine.delinearize_index"(%arg6) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %113 = "affine.apply"(%23, %10) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %114 = "affine.apply"(%21#1, %112#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %115 = "affine.apply"(%22#2, %112#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %116 = "affine.linearize_index"(%10, %113) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %117 = "affine.linearize_index"(%114, %115) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %118 = "memref.load"(%20, %21#0, %116, %117) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %119 = "vector.insert"(%118, %arg7, %arg6) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%119) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %82 = "scf.for"(%10, %9, %9, %2) ({
  ^bb0(%arg4: index, %arg5: vector<1xf32>):
    %104:2 = "affine.delinearize_index"(%arg4) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %105 = "affine.apply"(%23, %9) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %106 = "affine.apply"(%21#1, %104#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %107 = "affine.apply"(%22#2, %104#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %108 = "affine.linearize_index"(%10, %105) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %109 = "affine.linearize_index"(%106, %107) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %110 = "memref.load"(%20, %21#0, %108, %109) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %111 = "vector.insert"(%110, %arg5, %arg4) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%111) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %83 = "scf.for"(%10, %9, %9, %2) ({
  ^bb0(%arg2: index, %arg3: vector<1xf32>):
    %96:2 = "affine.delinearize_index"(%arg2) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %97 = "affine.apply"(%23, %1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %98 = "affine.apply"(%21#1, %96#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %99 = "affine.apply"(%22#2, %96#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %100 = "affine.linearize_index"(%10, %97) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %101 = "affine.linearize_index"(%98, %99) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %102 = "memref.load"(%20, %21#0, %100, %101) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %103 = "vector.insert"(%102, %arg3, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%103) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %84 = "scf.for"(%10, %9, %9, %2) ({
  ^bb0(%arg0: index, %arg1: vector<1xf32>):
    %88:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %89 = "affine.apply"(%23, %0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %90 = "affine.apply"(%21#1, %88#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %91 = "affine.apply"(%22#2, %88#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %92 = "affine.linearize_index"(%10, %89) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %93 = "affine.linearize_index"(%90, %91) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %94 = "memref.load"(%20, %21#0, %92, %93) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %95 = "vector.insert"(%94, %arg1, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%95) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%81, %20, %21#0, %23, %24) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %85 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%82, %20, %21#0, %85, %24) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %86 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%83, %20, %21#0, %86, %24) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %87 = "affine.apply"(%23) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%84, %20, %21#0, %87, %24) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%13) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%12) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
