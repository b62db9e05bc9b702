"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 15 : index}> : () -> index
  %1 = "arith.constant"() <{value = 14 : index}> : () -> index
  %2 = "arith.constant"() <{value = 13 : index}> : () -> index
  %3 = "arith.constant"() <{value = 12 : index}> : () -> index
  %4 = "arith.constant"() <{value = 11 : index}> : () -> index
  %5 = "arith.constant"() <{value = 10 : index}> : () -> index
  %6 = "arith.constant"() <{value = 9 : index}> : () -> index
  %7 = "arith.constant"() <{value = 7 : index}> : () -> index
  %8 = "arith.constant"() <{value = 6 : index}> : () -> index
  %9 = "arith.constant"() <{value = 5 : index}> : () -> index
  %10 = "arith.constant"() <{value = 4 : index}> : () -> index
  %11 = "arith.constant"() <{value = 3 : index}> : () -> index
  %12 = "arith.constant"() <{value = 2 : index}> : () -> index
  %13 = "arith.constant"() <{value = 8 : index}> : () -> index
  %14 = "arith.constant"() <{value = 1 : index}> : () -> index
  %15 = "arith.constant"() <{value = 0 : index}> : () -> index
  %16 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %17 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %18 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %19 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %20 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %21 = "memref.assume_alignment"(%20) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %22 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %23 = "memref.assume_alignment"(%22) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %24 = "hal.interface.binding.subspan"(%15) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %26:3 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
  %27:3 = "affine.delinearize_index"(%26#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %28:3 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
  %29:2 = "affine.delinearize_index"(%19) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
  %30:2 = "affine.delinearize_index"(%26#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %31 = "affine.apply"(%28#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %32:3 = "affine.delinearize_index"(%31) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %33 = "affine.apply"(%28#0, %32#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %34 = "affine.apply"(%28#1, %32#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %35 = "affine.apply"(%29#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %36 = "vector.load"(%21, %33, %34, %32#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %37:3 = "affine.delinearize_index"(%29#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %38 = "vector.load"(%23, %37#0, %37#1, %37#2, %35) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%36, %18, %28#0, %28#1, %31) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%38, %17, %29#0, %35) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %39 = "scf.for"(%15, %13, %14, %16) ({
  ^bb0(%arg0: index, %arg1: vector<8xf32>):
    %122 = "arith.addi"(%arg0, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %123 = "affine.apply"(%122, %28#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
    %124:3 = "affine.delinearize_index"(%123) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %125 = "affine.apply"(%124#0, %28#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %126 = "affine.apply"(%124#1, %28#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %127 = "vector.load"(%21, %125, %126, %124#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %128 = "affine.apply"(%122, %29#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %129:3 = "affine.delinearize_index"(%128) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %130 = "vector.load"(%23, %129#0, %129#1, %129#2, %35) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %131 = "vector.load"(%18, %26#0, %30#1, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %132 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %133 = "vector.load"(%17, %15, %132) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %134 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %135 = "vector.load"(%17, %14, %134) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %136 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %137 = "vector.load"(%17, %12, %136) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %138 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %139 = "vector.load"(%17, %11, %138) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %140 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %141 = "vector.load"(%17, %10, %140) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %142 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %143 = "vector.load"(%17, %9, %142) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %144 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %145 = "vector.load"(%17, %8, %144) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %146 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %147 = "vector.load"(%17, %7, %146) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %148 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %149 = "vector.load"(%17, %13, %148) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %150 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %151 = "vector.load"(%17, %6, %150) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %152 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %153 = "vector.load"(%17, %5, %152) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %154 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %155 = "vector.load"(%17, %4, %154) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %156 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %157 = "vector.load"(%17, %3, %156) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %158 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %159 = "vector.load"(%17, %2, %158) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %160 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %161 = "vector.load"(%17, %1, %160) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %162 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %163 = "vector.load"(%17, %0, %162) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %164 = "vector.extract"(%133) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %165 = "vector.extract"(%135) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %166 = "vector.extract"(%137) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %167 = "vector.extract"(%139) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %168 = "vector.extract"(%141) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %169 = "vector.extract"(%143) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %170 = "vector.extract"(%145) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %171 = "vector.extract"(%147) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %172 = "vector.extract"(%149) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %173 = "vector.extract"(%151) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %174 = "vector.extract"(%153) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %175 = "vector.extract"(%155) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %176 = "vector.extract"(%157) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %177 = "vector.extract"(%159) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %178 = "vector.extract"(%161) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %179 = "vector.extract"(%163) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %180 = "vector.from_elements"(%164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
    %181 = "amdgpu.wmma"(%131, %180, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%127, %18, %28#0, %28#1, %31) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%130, %17, %29#0, %35) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%181) : (vector<8xf32>) -> ()
  }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %40 = "vector.load"(%18, %26#0, %30#1, %15) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %41 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %42 = "vector.load"(%17, %15, %41) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %43 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %44 = "vector.load"(%17, %14, %43) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %45 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %46 = "vector.load"(%17, %12, %45) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %47 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %48 = "vector.load"(%17, %11, %47) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %49 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %50 = "vector.load"(%17, %10, %49) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %51 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %52 = "vector.load"(%17, %9, %51) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %53 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %54 = "vector.load"(%17, %8, %53) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %56 = "vector.load"(%17, %7, %55) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %58 = "vector.load"(%17, %13, %57) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %59 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %60 = "vector.load"(%17, %6, %59) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %62 = "vector.load"(%17, %5, %61) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %63 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %64 = "vector.load"(%17, %4, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %66 = "vector.load"(%17, %3, %65) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %68 = "vector.load"(%17, %2, %67) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %70 = "vector.load"(%17, %1, %69) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "affine.linearize_index"(%26#1, %30#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %72 = "vector.load"(%17, %0, %71) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "vector.extract"(%42) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %74 = "vector.extract"(%44) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %75 = "vector.extract"(%46) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %76 = "vector.extract"(%48) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %77 = "vector.extract"(%50) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %78 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %79 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %80 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %81 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %82 = "vector.extract"(%60) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %83 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %84 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %85 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %86 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %87 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %88 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %89 = "vector.from_elements"(%73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %90 = "amdgpu.wmma"(%40, %89, %39) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %91 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %92 = "vector.broadcast"(%91) : (f32) -> vector<1xf32>
  %93 = "vector.extract"(%90) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %94 = "vector.broadcast"(%93) : (f32) -> vector<1xf32>
  %95 = "vector.extract"(%90) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %96 = "vector.broadcast"(%95) : (f32) -> vector<1xf32>
  %97 = "vector.extract"(%90) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %98 = "vector.broadcast"(%97) : (f32) -> vector<1xf32>
  %99 = "vector.extract"(%90) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %100 = "vector.broadcast"(%99) : (f32) -> vector<1xf32>
  %101 = "vector.extract"(%90) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %102 = "vector.broadcast"(%101) : (f32) -> vector<1xf32>
  %103 = "vector.extract"(%90) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %104 = "vector.broadcast"(%103) : (f32) -> vector<1xf32>
  %105 = "vector.extract"(%90) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %106 = "vector.broadcast"(%105) : (f32) -> vector<1xf32>
  %107 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%92, %25, %26#0, %27#1, %107) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %108 = "affine.linearize_index"(%14, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %109 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%94, %25, %26#0, %108, %109) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %110 = "affine.linearize_index"(%12, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %111 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%96, %25, %26#0, %110, %111) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %112 = "affine.linearize_index"(%11, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %113 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%98, %25, %26#0, %112, %113) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %114 = "affine.linearize_index"(%10, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %115 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%100, %25, %26#0, %114, %115) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %116 = "affine.linearize_index"(%9, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %117 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%102, %25, %26#0, %116, %117) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %118 = "affine.linearize_index"(%8, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %119 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%104, %25, %26#0, %118, %119) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %120 = "affine.linearize_index"(%7, %27#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 8, 2>}> : (index, index) -> index
  %121 = "affine.linearize_index"(%26#1, %27#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%106, %25, %26#0, %120, %121) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%18) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%17) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
