"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf16>
  %4 = "arith.constant"() <{value = 8 : index}> : () -> index
  %5 = "arith.constant"() <{value = 1 : index}> : () -> index
  %6 = "arith.constant"() <{value = 0 : index}> : () -> index
  %7 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %8 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %10 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %11 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %12 = "memref.assume_alignment"(%11) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %13 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %14 = "memref.assume_alignment"(%13) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %15 = "hal.interface.binding.subspan"(%6) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %16 = "memref.assume_alignment"(%15) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %17:3 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %18:3 = "affine.delinearize_index"(%17#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %19 = "affine.linearize_index"(%18#1, %6) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %20 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %21:3 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %22:2 = "affine.delinearize_index"(%10) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %23 = "affine.apply"(%21#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %24:3 = "affine.delinearize_index"(%23) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %25 = "affine.apply"(%21#0, %24#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %26 = "affine.apply"(%21#1, %24#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %27 = "vector.load"(%12, %25, %26, %24#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %28:3 = "affine.delinearize_index"(%22#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %29 = "vector.load"(%14, %28#0, %28#1, %28#2, %22#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%27, %9, %21#0, %21#1, %23) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%29, %8, %22#0, %22#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %30 = "scf.for"(%6, %4, %5, %7) ({
  ^bb0(%arg8: index, %arg9: vector<4xf32>):
    %116 = "arith.addi"(%arg8, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %117 = "affine.apply"(%116, %21#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %118:3 = "affine.delinearize_index"(%117) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %119 = "affine.apply"(%118#0, %21#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %120 = "affine.apply"(%118#1, %21#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %121 = "vector.load"(%12, %119, %120, %118#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %122 = "affine.apply"(%116, %22#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %123:3 = "affine.delinearize_index"(%122) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %124 = "vector.load"(%14, %123#0, %123#1, %123#2, %22#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %125 = "affine.linearize_index"(%6, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %126 = "affine.linearize_index"(%6, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %127 = "vector.load"(%9, %17#0, %125, %126) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %128 = "affine.linearize_index"(%6, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %129 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %130 = "vector.load"(%8, %128, %129) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %131 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    %132 = "affine.linearize_index"(%6, %131) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %133 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %134 = "vector.load"(%8, %132, %133) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %135 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    %136 = "affine.linearize_index"(%6, %135) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %137 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %138 = "vector.load"(%8, %136, %137) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %139 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    %140 = "affine.linearize_index"(%6, %139) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %141 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %142 = "vector.load"(%8, %140, %141) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %143 = "vector.extract"(%130) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %144 = "vector.insert"(%143, %3) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %145 = "vector.extract"(%134) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %146 = "vector.insert"(%145, %144) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %147 = "vector.extract"(%138) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %148 = "vector.insert"(%147, %146) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %149 = "vector.extract"(%142) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %150 = "vector.insert"(%149, %148) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %151 = "amdgpu.mfma"(%127, %150, %arg9) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%121, %9, %21#0, %21#1, %23) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%124, %8, %22#0, %22#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%151) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %31 = "affine.linearize_index"(%6, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %32 = "affine.linearize_index"(%6, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %33 = "vector.load"(%9, %17#0, %31, %32) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %34 = "affine.linearize_index"(%6, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %35 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %36 = "vector.load"(%8, %34, %35) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %37 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %38 = "affine.linearize_index"(%6, %37) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %39 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %40 = "vector.load"(%8, %38, %39) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %41 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %42 = "affine.linearize_index"(%6, %41) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %43 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %44 = "vector.load"(%8, %42, %43) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %46 = "affine.linearize_index"(%6, %45) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %47 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %48 = "vector.load"(%8, %46, %47) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %49 = "vector.extract"(%36) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %50 = "vector.insert"(%49, %3) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %51 = "vector.extract"(%40) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %52 = "vector.insert"(%51, %50) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %53 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %54 = "vector.insert"(%53, %52) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %55 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %56 = "vector.insert"(%55, %54) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %57 = "amdgpu.mfma"(%33, %56, %30) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %58 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %59 = "vector.insert"(%58, %2) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %60 = "vector.extract"(%57) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %61 = "vector.insert"(%60, %2) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %62 = "vector.extract"(%57) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %63 = "vector.insert"(%62, %2) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %64 = "vector.extract"(%57) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %65 = "vector.insert"(%64, %2) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %66 = "affine.linearize_index"(%6, %19) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %67 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%59, %16, %17#0, %66, %67) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %68 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %69 = "affine.linearize_index"(%6, %68) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %70 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%61, %16, %17#0, %69, %70) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %71 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %72 = "affine.linearize_index"(%6, %71) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %73 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%63, %16, %17#0, %72, %73) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %74 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %75 = "affine.linearize_index"(%6, %74) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %76 = "affine.linearize_index"(%17#1, %18#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%65, %16, %17#0, %75, %76) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %77 = "scf.for"(%6, %5, %5, %2) ({
  ^bb0(%arg6: index, %arg7: vector<1xf32>):
    %108:2 = "affine.delinearize_index"(%arg6) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %109 = "affine.apply"(%19, %6) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %110 = "affine.apply"(%17#1, %108#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %111 = "affine.apply"(%18#2, %108#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %112 = "affine.linearize_index"(%6, %109) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %113 = "affine.linearize_index"(%110, %111) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %114 = "memref.load"(%16, %17#0, %112, %113) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %115 = "vector.insert"(%114, %arg7, %arg6) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%115) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %78 = "scf.for"(%6, %5, %5, %2) ({
  ^bb0(%arg4: index, %arg5: vector<1xf32>):
    %100:2 = "affine.delinearize_index"(%arg4) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %101 = "affine.apply"(%19, %5) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %102 = "affine.apply"(%17#1, %100#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %103 = "affine.apply"(%18#2, %100#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %104 = "affine.linearize_index"(%6, %101) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %105 = "affine.linearize_index"(%102, %103) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %106 = "memref.load"(%16, %17#0, %104, %105) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %107 = "vector.insert"(%106, %arg5, %arg4) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%107) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %79 = "scf.for"(%6, %5, %5, %2) ({
  ^bb0(%arg2: index, %arg3: vector<1xf32>):
    %92:2 = "affine.delinearize_index"(%arg2) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %93 = "affine.apply"(%19, %1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %94 = "affine.apply"(%17#1, %92#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %95 = "affine.apply"(%18#2, %92#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %96 = "affine.linearize_index"(%6, %93) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %97 = "affine.linearize_index"(%94, %95) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %98 = "memref.load"(%16, %17#0, %96, %97) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %99 = "vector.insert"(%98, %arg3, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%99) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %80 = "scf.for"(%6, %5, %5, %2) ({
  ^bb0(%arg0: index, %arg1: vector<1xf32>):
    %84:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %85 = "affine.apply"(%19, %0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %86 = "affine.apply"(%17#1, %84#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %87 = "affine.apply"(%18#2, %84#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %88 = "affine.linearize_index"(%6, %85) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %89 = "affine.linearize_index"(%86, %87) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %90 = "memref.load"(%16, %17#0, %88, %89) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %91 = "vector.insert"(%90, %arg1, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%91) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%77, %16, %17#0, %19, %20) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %81 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%78, %16, %17#0, %81, %20) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %82 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%79, %16, %17#0, %82, %20) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %83 = "affine.apply"(%19) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%80, %16, %17#0, %83, %20) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%9) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%8) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
