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
  %14 = "ub.poison"() <{value = #ub.poison}> : () -> vector<16xf16>
  %15 = "arith.constant"() <{value = 8 : index}> : () -> index
  %16 = "arith.constant"() <{value = 1 : index}> : () -> index
  %17 = "arith.constant"() <{value = 0 : index}> : () -> index
  %18 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %19 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %20 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %21 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %22 = "hal.interface.binding.subspan"(%17) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %23 = "memref.assume_alignment"(%22) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %24 = "hal.interface.binding.subspan"(%17) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %26 = "hal.interface.binding.subspan"(%17) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %27 = "memref.assume_alignment"(%26) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %28:3 = "affine.delinearize_index"(%21) <{static_basis = array<i64: 4, 2, 32>}> : (index) -> (index, index, index)
  %29:3 = "affine.delinearize_index"(%28#2) <{static_basis = array<i64: 2, 16>}> : (index) -> (index, index, index)
  %30:3 = "affine.delinearize_index"(%21) <{static_basis = array<i64: 4, 16, 4>}> : (index) -> (index, index, index)
  %31:2 = "affine.delinearize_index"(%21) <{static_basis = array<i64: 16, 16>}> : (index) -> (index, index)
  %32:2 = "affine.delinearize_index"(%28#2) <{static_basis = array<i64: 16>}> : (index) -> (index, index)
  %33 = "affine.apply"(%30#2) <{map = affine_map<()[s0] -> (s0 * 4)>}> : (index) -> index
  %34:3 = "affine.delinearize_index"(%33) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %35 = "affine.apply"(%30#0, %34#0) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %36 = "affine.apply"(%30#1, %34#1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
  %37 = "affine.apply"(%31#1) <{map = affine_map<()[s0] -> (s0 * 2)>}> : (index) -> index
  %38 = "vector.load"(%23, %35, %36, %34#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %39:3 = "affine.delinearize_index"(%31#0) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
  %40 = "vector.load"(%25, %39#0, %39#1, %39#2, %37) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%38, %20, %30#0, %30#1, %33) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%40, %19, %31#0, %37) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %41 = "scf.for"(%17, %15, %16, %18) ({
  ^bb0(%arg0: index, %arg1: vector<8xf32>):
    %141 = "arith.addi"(%arg0, %16) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %142 = "affine.apply"(%141, %30#2) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0 * 4)>}> : (index, index) -> index
    %143:3 = "affine.delinearize_index"(%142) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %144 = "affine.apply"(%143#0, %30#0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %145 = "affine.apply"(%143#1, %30#1) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    %146 = "vector.load"(%23, %144, %145, %143#2) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %147 = "affine.apply"(%141, %31#0) <{map = affine_map<(d0)[s0] -> (d0 * 16 + s0)>}> : (index, index) -> index
    %148:3 = "affine.delinearize_index"(%147) <{static_basis = array<i64: 3, 3, 16>}> : (index) -> (index, index, index)
    %149 = "vector.load"(%25, %148#0, %148#1, %148#2, %37) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %150 = "affine.linearize_index"(%17, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
    %151 = "vector.load"(%20, %28#0, %150, %17) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %152 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %153 = "vector.load"(%19, %17, %152) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %154 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %155 = "vector.load"(%19, %16, %154) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %156 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %157 = "vector.load"(%19, %12, %156) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %158 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %159 = "vector.load"(%19, %11, %158) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %160 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %161 = "vector.load"(%19, %10, %160) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %162 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %163 = "vector.load"(%19, %9, %162) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %164 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %165 = "vector.load"(%19, %8, %164) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %166 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %167 = "vector.load"(%19, %7, %166) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %168 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %169 = "vector.load"(%19, %15, %168) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %170 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %171 = "vector.load"(%19, %6, %170) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %172 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %173 = "vector.load"(%19, %5, %172) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %174 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %175 = "vector.load"(%19, %4, %174) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %176 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %177 = "vector.load"(%19, %3, %176) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %178 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %179 = "vector.load"(%19, %2, %178) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %180 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %181 = "vector.load"(%19, %1, %180) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %182 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
    %183 = "vector.load"(%19, %0, %182) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %184 = "vector.extract"(%153) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %185 = "vector.insert"(%184, %14) <{static_position = array<i64: 0>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %186 = "vector.extract"(%155) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %187 = "vector.insert"(%186, %185) <{static_position = array<i64: 1>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %188 = "vector.extract"(%157) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %189 = "vector.insert"(%188, %187) <{static_position = array<i64: 2>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %190 = "vector.extract"(%159) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %191 = "vector.insert"(%190, %189) <{static_position = array<i64: 3>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %192 = "vector.extract"(%161) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %193 = "vector.insert"(%192, %191) <{static_position = array<i64: 4>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %194 = "vector.extract"(%163) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %195 = "vector.insert"(%194, %193) <{static_position = array<i64: 5>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %196 = "vector.extract"(%165) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %197 = "vector.insert"(%196, %195) <{static_position = array<i64: 6>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %198 = "vector.extract"(%167) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %199 = "vector.insert"(%198, %197) <{static_position = array<i64: 7>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %200 = "vector.extract"(%169) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %201 = "vector.insert"(%200, %199) <{static_position = array<i64: 8>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %202 = "vector.extract"(%171) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %203 = "vector.insert"(%202, %201) <{static_position = array<i64: 9>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %204 = "vector.extract"(%173) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %205 = "vector.insert"(%204, %203) <{static_position = array<i64: 10>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %206 = "vector.extract"(%175) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %207 = "vector.insert"(%206, %205) <{static_position = array<i64: 11>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %208 = "vector.extract"(%177) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %209 = "vector.insert"(%208, %207) <{static_position = array<i64: 12>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %210 = "vector.extract"(%179) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %211 = "vector.insert"(%210, %209) <{static_position = array<i64: 13>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %212 = "vector.extract"(%181) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %213 = "vector.insert"(%212, %211) <{static_position = array<i64: 14>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %214 = "vector.extract"(%183) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %215 = "vector.insert"(%214, %213) <{static_position = array<i64: 15>}> : (f16, vector<16xf16>) -> vector<16xf16>
    %216 = "amdgpu.wmma"(%151, %215, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%146, %20, %30#0, %30#1, %33) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%149, %19, %31#0, %37) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%216) : (vector<8xf32>) -> ()
  }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %42 = "affine.linearize_index"(%17, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 1, 16>}> : (index, index) -> index
  %43 = "vector.load"(%20, %28#0, %42, %17) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %44 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %45 = "vector.load"(%19, %17, %44) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %46 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %47 = "vector.load"(%19, %16, %46) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %48 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %49 = "vector.load"(%19, %12, %48) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %50 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %51 = "vector.load"(%19, %11, %50) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %52 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %53 = "vector.load"(%19, %10, %52) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %54 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %55 = "vector.load"(%19, %9, %54) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %56 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %57 = "vector.load"(%19, %8, %56) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %58 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %59 = "vector.load"(%19, %7, %58) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %60 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %61 = "vector.load"(%19, %15, %60) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %62 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %63 = "vector.load"(%19, %6, %62) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %64 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %65 = "vector.load"(%19, %5, %64) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %66 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %67 = "vector.load"(%19, %4, %66) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %69 = "vector.load"(%19, %3, %68) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %71 = "vector.load"(%19, %2, %70) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %73 = "vector.load"(%19, %1, %72) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "affine.linearize_index"(%28#1, %32#1) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  %75 = "vector.load"(%19, %0, %74) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "vector.extract"(%45) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %77 = "vector.insert"(%76, %14) <{static_position = array<i64: 0>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %78 = "vector.extract"(%47) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %79 = "vector.insert"(%78, %77) <{static_position = array<i64: 1>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %80 = "vector.extract"(%49) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %81 = "vector.insert"(%80, %79) <{static_position = array<i64: 2>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %82 = "vector.extract"(%51) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %83 = "vector.insert"(%82, %81) <{static_position = array<i64: 3>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %84 = "vector.extract"(%53) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %85 = "vector.insert"(%84, %83) <{static_position = array<i64: 4>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %86 = "vector.extract"(%55) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %87 = "vector.insert"(%86, %85) <{static_position = array<i64: 5>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %88 = "vector.extract"(%57) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %89 = "vector.insert"(%88, %87) <{static_position = array<i64: 6>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %90 = "vector.extract"(%59) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %91 = "vector.insert"(%90, %89) <{static_position = array<i64: 7>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %92 = "vector.extract"(%61) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %93 = "vector.insert"(%92, %91) <{static_position = array<i64: 8>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %94 = "vector.extract"(%63) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %95 = "vector.insert"(%94, %93) <{static_position = array<i64: 9>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %96 = "vector.extract"(%65) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %97 = "vector.insert"(%96, %95) <{static_position = array<i64: 10>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %98 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %99 = "vector.insert"(%98, %97) <{static_position = array<i64: 11>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %100 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %101 = "vector.insert"(%100, %99) <{static_position = array<i64: 12>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %102 = "vector.extract"(%71) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %103 = "vector.insert"(%102, %101) <{static_position = array<i64: 13>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %104 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %105 = "vector.insert"(%104, %103) <{static_position = array<i64: 14>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %106 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %107 = "vector.insert"(%106, %105) <{static_position = array<i64: 15>}> : (f16, vector<16xf16>) -> vector<16xf16>
  %108 = "amdgpu.wmma"(%43, %107, %41) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %109 = "vector.extract"(%108) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %110 = "vector.insert"(%109, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %111 = "vector.extract"(%108) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %112 = "vector.insert"(%111, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %113 = "vector.extract"(%108) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %114 = "vector.insert"(%113, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %115 = "vector.extract"(%108) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %116 = "vector.insert"(%115, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %117 = "vector.extract"(%108) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %118 = "vector.insert"(%117, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %119 = "vector.extract"(%108) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %120 = "vector.insert"(%119, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %121 = "vector.extract"(%108) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %122 = "vector.insert"(%121, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %123 = "vector.extract"(%108) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %124 = "vector.insert"(%123, %13) <{static_position = array<i64: 0>}> : (f32, vector<1xf32>) -> vector<1xf32>
  %125 = "affine.linearize_index"(%17, %17, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %126 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%110, %27, %28#0, %125, %126) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %127 = "affine.linearize_index"(%17, %16, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %128 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%112, %27, %28#0, %127, %128) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %129 = "affine.linearize_index"(%17, %12, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %130 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%114, %27, %28#0, %129, %130) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %131 = "affine.linearize_index"(%17, %11, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %132 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%116, %27, %28#0, %131, %132) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %133 = "affine.linearize_index"(%17, %10, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %134 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%118, %27, %28#0, %133, %134) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %135 = "affine.linearize_index"(%17, %9, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %136 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%120, %27, %28#0, %135, %136) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %137 = "affine.linearize_index"(%17, %8, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %138 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%122, %27, %28#0, %137, %138) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %139 = "affine.linearize_index"(%17, %7, %29#1) <{disjoint, operandSegmentSizes = array<i32: 3, 0>, static_basis = array<i64: 1, 8, 2>}> : (index, index, index) -> index
  %140 = "affine.linearize_index"(%28#1, %29#2) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 2, 16>}> : (index, index) -> index
  "vector.store"(%124, %27, %28#0, %139, %140) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%20) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%19) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
