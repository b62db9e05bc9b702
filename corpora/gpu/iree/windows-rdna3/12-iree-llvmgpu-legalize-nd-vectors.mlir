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
  %13 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %14 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %15 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %16 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %17 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %18 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %19 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %20 = "ub.poison"() <{value = #ub.poison}> : () -> vector<1xf32>
  %21 = "ub.poison"() <{value = #ub.poison}> : () -> vector<16xf16>
  %22 = "arith.constant"() <{value = 8 : index}> : () -> index
  %23 = "arith.constant"() <{value = 1 : index}> : () -> index
  %24 = "arith.constant"() <{value = 0 : index}> : () -> index
  %25 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %26 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %27 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %28 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %29 = "hal.interface.binding.subspan"(%24) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %30 = "memref.assume_alignment"(%29) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %31 = "hal.interface.binding.subspan"(%24) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %32 = "memref.assume_alignment"(%31) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %33 = "hal.interface.binding.subspan"(%24) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %34 = "memref.assume_alignment"(%33) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %35:3 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
  %36:3 = "affine.delinearize_index"(%35#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %37:3 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
  %38:2 = "affine.delinearize_index"(%28) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
  %39:2 = "affine.delinearize_index"(%35#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %40 = "affine.apply"(%37#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %41:3 = "affine.delinearize_index"(%40) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %42 = "affine.apply"(%37#0, %41#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %43 = "affine.apply"(%37#1, %41#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %44 = "affine.apply"(%38#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %45 = "vector.load"(%30, %42, %43, %41#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %46:3 = "affine.delinearize_index"(%38#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %47 = "vector.load"(%32, %46#0, %46#1, %46#2, %44) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%45, %27, %37#0, %37#1, %40) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%47, %26, %38#0, %44) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %48 = "scf.for"(%24, %22, %23, %25) ({
  ^bb0(%arg0: index, %arg1: vector<8xf32>):
    %148 = "arith.addi"(%arg0, %23) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %149 = "affine.apply"(%148, %37#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
    %150:3 = "affine.delinearize_index"(%149) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %151 = "affine.apply"(%150#0, %37#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %152 = "affine.apply"(%150#1, %37#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %153 = "vector.load"(%30, %151, %152, %150#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %154 = "affine.apply"(%148, %38#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %155:3 = "affine.delinearize_index"(%154) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %156 = "vector.load"(%32, %155#0, %155#1, %155#2, %44) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %157 = "affine.linearize_index"(%24, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %158 = "vector.load"(%27, %35#0, %157, %24) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %159 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %160 = "vector.load"(%26, %24, %159) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %161 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %162 = "vector.load"(%26, %23, %161) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %163 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %164 = "vector.load"(%26, %12, %163) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %165 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %166 = "vector.load"(%26, %11, %165) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %167 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %168 = "vector.load"(%26, %10, %167) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %169 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %170 = "vector.load"(%26, %9, %169) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %171 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %172 = "vector.load"(%26, %8, %171) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %173 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %174 = "vector.load"(%26, %7, %173) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %175 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %176 = "vector.load"(%26, %22, %175) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %177 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %178 = "vector.load"(%26, %6, %177) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %179 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %180 = "vector.load"(%26, %5, %179) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %181 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %182 = "vector.load"(%26, %4, %181) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %183 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %184 = "vector.load"(%26, %3, %183) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %185 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %186 = "vector.load"(%26, %2, %185) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %187 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %188 = "vector.load"(%26, %1, %187) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %189 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %190 = "vector.load"(%26, %0, %189) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %191 = "vector.extract"(%160) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %192 = "vector.insert"(%191, %21) <{static_position = array<i64: 0>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %193 = "vector.extract"(%162) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %194 = "vector.insert"(%193, %192) <{static_position = array<i64: 1>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %195 = "vector.extract"(%164) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %196 = "vector.insert"(%195, %194) <{static_position = array<i64: 2>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %197 = "vector.extract"(%166) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %198 = "vector.insert"(%197, %196) <{static_position = array<i64: 3>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %199 = "vector.extract"(%168) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %200 = "vector.insert"(%199, %198) <{static_position = array<i64: 4>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %201 = "vector.extract"(%170) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %202 = "vector.insert"(%201, %200) <{static_position = array<i64: 5>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %203 = "vector.extract"(%172) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %204 = "vector.insert"(%203, %202) <{static_position = array<i64: 6>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %205 = "vector.extract"(%174) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %206 = "vector.insert"(%205, %204) <{static_position = array<i64: 7>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %207 = "vector.extract"(%176) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %208 = "vector.insert"(%207, %206) <{static_position = array<i64: 8>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %209 = "vector.extract"(%178) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %210 = "vector.insert"(%209, %208) <{static_position = array<i64: 9>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %211 = "vector.extract"(%180) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %212 = "vector.insert"(%211, %210) <{static_position = array<i64: 10>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %213 = "vector.extract"(%182) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %214 = "vector.insert"(%213, %212) <{static_position = array<i64: 11>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %215 = "vector.extract"(%184) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %216 = "vector.insert"(%215, %214) <{static_position = array<i64: 12>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %217 = "vector.extract"(%186) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %218 = "vector.insert"(%217, %216) <{static_position = array<i64: 13>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %219 = "vector.extract"(%188) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %220 = "vector.insert"(%219, %218) <{static_position = array<i64: 14>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %221 = "vector.extract"(%190) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %222 = "vector.insert"(%221, %220) <{static_position = array<i64: 15>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %223 = "amdgpu.wmma"(%158, %222, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%153, %27, %37#0, %37#1, %40) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%156, %26, %38#0, %44) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%223) : (vector<8xf32>) -> ()
  }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %49 = "affine.linearize_index"(%24, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %50 = "vector.load"(%27, %35#0, %49, %24) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %51 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %52 = "vector.load"(%26, %24, %51) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %53 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %54 = "vector.load"(%26, %23, %53) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %55 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %56 = "vector.load"(%26, %12, %55) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %57 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %58 = "vector.load"(%26, %11, %57) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %59 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %60 = "vector.load"(%26, %10, %59) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %61 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %62 = "vector.load"(%26, %9, %61) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %63 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %64 = "vector.load"(%26, %8, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %65 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %66 = "vector.load"(%26, %7, %65) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %68 = "vector.load"(%26, %22, %67) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %70 = "vector.load"(%26, %6, %69) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %72 = "vector.load"(%26, %5, %71) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %74 = "vector.load"(%26, %4, %73) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %75 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %76 = "vector.load"(%26, %3, %75) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %77 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %78 = "vector.load"(%26, %2, %77) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %80 = "vector.load"(%26, %1, %79) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "affine.linearize_index"(%35#1, %39#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %82 = "vector.load"(%26, %0, %81) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "vector.extract"(%52) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %84 = "vector.insert"(%83, %21) <{static_position = array<i64: 0>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %85 = "vector.extract"(%54) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %86 = "vector.insert"(%85, %84) <{static_position = array<i64: 1>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %87 = "vector.extract"(%56) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %88 = "vector.insert"(%87, %86) <{static_position = array<i64: 2>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %89 = "vector.extract"(%58) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %90 = "vector.insert"(%89, %88) <{static_position = array<i64: 3>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %91 = "vector.extract"(%60) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %92 = "vector.insert"(%91, %90) <{static_position = array<i64: 4>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %93 = "vector.extract"(%62) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %94 = "vector.insert"(%93, %92) <{static_position = array<i64: 5>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %95 = "vector.extract"(%64) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.insert"(%95, %94) <{static_position = array<i64: 6>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %97 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %98 = "vector.insert"(%97, %96) <{static_position = array<i64: 7>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %99 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %100 = "vector.insert"(%99, %98) <{static_position = array<i64: 8>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %101 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %102 = "vector.insert"(%101, %100) <{static_position = array<i64: 9>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %103 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %104 = "vector.insert"(%103, %102) <{static_position = array<i64: 10>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %105 = "vector.extract"(%74) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %106 = "vector.insert"(%105, %104) <{static_position = array<i64: 11>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %107 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %108 = "vector.insert"(%107, %106) <{static_position = array<i64: 12>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %109 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %110 = "vector.insert"(%109, %108) <{static_position = array<i64: 13>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %111 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %112 = "vector.insert"(%111, %110) <{static_position = array<i64: 14>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %113 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %114 = "vector.insert"(%113, %112) <{static_position = array<i64: 15>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %115 = "amdgpu.wmma"(%50, %114, %48) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %116 = "vector.extract"(%115) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %117 = "vector.insert"(%116, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %118 = "vector.extract"(%115) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %119 = "vector.insert"(%118, %14) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %120 = "vector.extract"(%115) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %121 = "vector.insert"(%120, %15) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %122 = "vector.extract"(%115) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %123 = "vector.insert"(%122, %16) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %124 = "vector.extract"(%115) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %125 = "vector.insert"(%124, %17) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %126 = "vector.extract"(%115) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %127 = "vector.insert"(%126, %18) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %128 = "vector.extract"(%115) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %129 = "vector.insert"(%128, %19) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %130 = "vector.extract"(%115) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %131 = "vector.insert"(%130, %20) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %132 = "affine.linearize_index"(%24, %24, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %133 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%117, %34, %35#0, %132, %133) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %134 = "affine.linearize_index"(%24, %23, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %135 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%119, %34, %35#0, %134, %135) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %136 = "affine.linearize_index"(%24, %12, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %137 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%121, %34, %35#0, %136, %137) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %138 = "affine.linearize_index"(%24, %11, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %139 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%123, %34, %35#0, %138, %139) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %140 = "affine.linearize_index"(%24, %10, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %141 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%125, %34, %35#0, %140, %141) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %142 = "affine.linearize_index"(%24, %9, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %143 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%127, %34, %35#0, %142, %143) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %144 = "affine.linearize_index"(%24, %8, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %145 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%129, %34, %35#0, %144, %145) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %146 = "affine.linearize_index"(%24, %7, %36#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %147 = "affine.linearize_index"(%35#1, %36#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%131, %34, %35#0, %146, %147) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%27) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%26) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
