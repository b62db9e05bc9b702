"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 3 : index}> : () -> index
  %1 = "arith.constant"() <{value = 2 : index}> : () -> index
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %3 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4x1x1xf32>
  %4 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xf16>
  %5 = "arith.constant"() <{value = 8 : index}> : () -> index
  %6 = "arith.constant"() <{value = 1 : index}> : () -> index
  %7 = "arith.constant"() <{value = 0 : index}> : () -> index
  %8 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
  %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %10 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %11 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 512 : index}> : () -> index
  %12 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %14 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %16 = "hal.interface.binding.subspan"(%7) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %18:3 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 4, 2, 64>}> : (index) -> (index, index, index)
  %19:3 = "affine.delinearize_index"(%18#2) <{static_basis = array<i64: 4, 16>}> : (index) -> (index, index, index)
  %20 = "affine.linearize_index"(%19#1, %7) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 4>}> : (index, index) -> index
  %21 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %22:3 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 4, 16, 8>}> : (index) -> (index, index, index)
  %23:2 = "affine.delinearize_index"(%11) <{static_basis = array<i64: 16, 32>}> : (index) -> (index, index)
  %24 = "affine.apply"(%22#2) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %25:3 = "affine.delinearize_index"(%24) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %26 = "affine.apply"(%22#0, %25#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %27 = "affine.apply"(%22#1, %25#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %28 = "vector.load"(%13, %26, %27, %25#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
  %29:3 = "affine.delinearize_index"(%23#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %30 = "vector.load"(%15, %29#0, %29#1, %29#2, %23#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
  "vector.store"(%28, %10, %22#0, %22#1, %24) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%30, %9, %23#0, %23#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %31 = "scf.for"(%7, %5, %6, %8) ({
  ^bb0(%arg8: index, %arg9: vector<4xf32>):
    %121 = "arith.addi"(%arg8, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %122 = "affine.apply"(%121, %22#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 2)>}> : (index, index) -> index
    %123:3 = "affine.delinearize_index"(%122) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %124 = "affine.apply"(%123#0, %22#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %125 = "affine.apply"(%123#1, %22#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %126 = "vector.load"(%13, %124, %125, %123#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<2xf16>
    %127 = "affine.apply"(%121, %23#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %128:3 = "affine.delinearize_index"(%127) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %129 = "vector.load"(%15, %128#0, %128#1, %128#2, %23#1) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<1xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %130 = "affine.linearize_index"(%7, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %131 = "affine.linearize_index"(%7, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %132 = "vector.load"(%10, %18#0, %130, %131) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
    %133 = "affine.linearize_index"(%7, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %134 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %135 = "vector.load"(%9, %133, %134) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %136 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
    %137 = "affine.linearize_index"(%7, %136) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %138 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %139 = "vector.load"(%9, %137, %138) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %140 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
    %141 = "affine.linearize_index"(%7, %140) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %142 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %143 = "vector.load"(%9, %141, %142) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %144 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
    %145 = "affine.linearize_index"(%7, %144) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %146 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %147 = "vector.load"(%9, %145, %146) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %148 = "vector.extract"(%135) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %149 = "vector.insert"(%148, %4) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %150 = "vector.extract"(%139) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %151 = "vector.insert"(%150, %149) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %152 = "vector.extract"(%143) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %153 = "vector.insert"(%152, %151) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %154 = "vector.extract"(%147) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %155 = "vector.insert"(%154, %153) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
    %156 = "amdgpu.mfma"(%132, %155, %arg9) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%126, %10, %22#0, %22#1, %24) <{nontemporal = false}> : (vector<2xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%129, %9, %23#0, %23#1) <{nontemporal = false}> : (vector<1xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%156) : (vector<4xf32>) -> ()
  }) : (index, index, index, vector<4xf32>) -> vector<4xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %32 = "affine.linearize_index"(%7, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %33 = "affine.linearize_index"(%7, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %34 = "vector.load"(%10, %18#0, %32, %33) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<4xf16>
  %35 = "affine.linearize_index"(%7, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %36 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %37 = "vector.load"(%9, %35, %36) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %38 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %39 = "affine.linearize_index"(%7, %38) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %40 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %41 = "vector.load"(%9, %39, %40) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %42 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %43 = "affine.linearize_index"(%7, %42) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %44 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %45 = "vector.load"(%9, %43, %44) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %46 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %47 = "affine.linearize_index"(%7, %46) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %48 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %49 = "vector.load"(%9, %47, %48) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %50 = "vector.extract"(%37) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %51 = "vector.insert"(%50, %4) <{static_position = array<i64: 0>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %52 = "vector.extract"(%41) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %53 = "vector.insert"(%52, %51) <{static_position = array<i64: 1>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %54 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %55 = "vector.insert"(%54, %53) <{static_position = array<i64: 2>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %56 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %57 = "vector.insert"(%56, %55) <{static_position = array<i64: 3>}> : (f16, vector<4xf16>) -> vector<4xf16>
  %58 = "amdgpu.mfma"(%34, %57, %31) <{abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, blocks = 1 : i32, cbsz = 0 : i32, k = 16 : i32, m = 16 : i32, n = 16 : i32}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %59 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
  %60 = "vector.insert"(%59, %3) <{static_position = array<i64: 0, 0, 0>}> : (f32, vector<4x1x1xf32>) -> vector<4x1x1xf32>
  %61 = "vector.extract"(%58) <{static_position = array<i64: 1>}> : (vector<4xf32>) -> f32
  %62 = "vector.insert"(%61, %60) <{static_position = array<i64: 1, 0, 0>}> : (f32, vector<4x1x1xf32>) -> vector<4x1x1xf32>
  %63 = "vector.extract"(%58) <{static_position = array<i64: 2>}> : (vector<4xf32>) -> f32
  %64 = "vector.insert"(%63, %62) <{static_position = array<i64: 2, 0, 0>}> : (f32, vector<4x1x1xf32>) -> vector<4x1x1xf32>
  %65 = "vector.extract"(%58) <{static_position = array<i64: 3>}> : (vector<4xf32>) -> f32
  %66 = "vector.insert"(%65, %64) <{static_position = array<i64: 3, 0, 0>}> : (f32, vector<4x1x1xf32>) -> vector<4x1x1xf32>
  %67 = "vector.extract"(%66) <{static_position = array<i64: 0, 0>}> : (vector<4x1x1xf32>) -> vector<1xf32>
  %68 = "affine.linearize_index"(%7, %20) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %69 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%67, %17, %18#0, %68, %69) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %70 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  %71 = "vector.extract"(%66) <{static_position = array<i64: 1, 0>}> : (vector<4x1x1xf32>) -> vector<1xf32>
  %72 = "affine.linearize_index"(%7, %70) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %73 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%71, %17, %18#0, %72, %73) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %74 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  %75 = "vector.extract"(%66) <{static_position = array<i64: 2, 0>}> : (vector<4x1x1xf32>) -> vector<1xf32>
  %76 = "affine.linearize_index"(%7, %74) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %77 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%75, %17, %18#0, %76, %77) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %78 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  %79 = "vector.extract"(%66) <{static_position = array<i64: 3, 0>}> : (vector<4x1x1xf32>) -> vector<1xf32>
  %80 = "affine.linearize_index"(%7, %78) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %81 = "affine.linearize_index"(%18#1, %19#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%79, %17, %18#0, %80, %81) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %82 = "scf.for"(%7, %6, %6, %2) ({
  ^bb0(%arg6: index, %arg7: vector<1xf32>):
    %113:2 = "affine.delinearize_index"(%arg6) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %114 = "affine.apply"(%20, %7) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %115 = "affine.apply"(%18#1, %113#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %116 = "affine.apply"(%19#2, %113#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %117 = "affine.linearize_index"(%7, %114) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %118 = "affine.linearize_index"(%115, %116) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %119 = "memref.load"(%17, %18#0, %117, %118) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %120 = "vector.insert"(%119, %arg7, %arg6) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%120) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %83 = "scf.for"(%7, %6, %6, %2) ({
  ^bb0(%arg4: index, %arg5: vector<1xf32>):
    %105:2 = "affine.delinearize_index"(%arg4) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %106 = "affine.apply"(%20, %6) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %107 = "affine.apply"(%18#1, %105#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %108 = "affine.apply"(%19#2, %105#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %109 = "affine.linearize_index"(%7, %106) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %110 = "affine.linearize_index"(%107, %108) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %111 = "memref.load"(%17, %18#0, %109, %110) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %112 = "vector.insert"(%111, %arg5, %arg4) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%112) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %84 = "scf.for"(%7, %6, %6, %2) ({
  ^bb0(%arg2: index, %arg3: vector<1xf32>):
    %97:2 = "affine.delinearize_index"(%arg2) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %98 = "affine.apply"(%20, %1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %99 = "affine.apply"(%18#1, %97#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %100 = "affine.apply"(%19#2, %97#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %101 = "affine.linearize_index"(%7, %98) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %102 = "affine.linearize_index"(%99, %100) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %103 = "memref.load"(%17, %18#0, %101, %102) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %104 = "vector.insert"(%103, %arg3, %arg2) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%104) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  %85 = "scf.for"(%7, %6, %6, %2) ({
  ^bb0(%arg0: index, %arg1: vector<1xf32>):
    %89:2 = "affine.delinearize_index"(%arg0) <{static_basis = array<i64: 1, 1>}> : (index) -> (index, index)
    %90 = "affine.apply"(%20, %0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %91 = "affine.apply"(%18#1, %89#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %92 = "affine.apply"(%19#2, %89#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
    %93 = "affine.linearize_index"(%7, %90) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %94 = "affine.linearize_index"(%91, %92) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %95 = "memref.load"(%17, %18#0, %93, %94) <{invariant = false, nontemporal = false}> : (memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> f32
    %96 = "vector.insert"(%95, %arg1, %arg0) <{static_position = array<i64: -9223372036854775808>}> : (f32, vector<1xf32>, index) -> vector<1xf32>
    "scf.yield"(%96) : (vector<1xf32>) -> ()
  }) : (index, index, index, vector<1xf32>) -> vector<1xf32>
  "vector.store"(%82, %17, %18#0, %20, %21) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %86 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
  "vector.store"(%83, %17, %18#0, %86, %21) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %87 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 2)>}> : (index) -> index
  "vector.store"(%84, %17, %18#0, %87, %21) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %88 = "affine.apply"(%20) <{map = affine_map<()[s0] -> (s0 + 3)>}> : (index) -> index
  "vector.store"(%85, %17, %18#0, %88, %21) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%10) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%9) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 512, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 64 : i64, workgroup_size = array<i64: 512, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
