"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 48 : index}> : () -> index
  %1 = "arith.constant"() <{value = 16 : index}> : () -> index
  %2 = "arith.constant"() <{value = 64 : index}> : () -> index
  %3 = "arith.constant"() <{value = 32 : index}> : () -> index
  %4 = "arith.constant"() <{value = 15 : index}> : () -> index
  %5 = "arith.constant"() <{value = 14 : index}> : () -> index
  %6 = "arith.constant"() <{value = 13 : index}> : () -> index
  %7 = "arith.constant"() <{value = 12 : index}> : () -> index
  %8 = "arith.constant"() <{value = 11 : index}> : () -> index
  %9 = "arith.constant"() <{value = 10 : index}> : () -> index
  %10 = "arith.constant"() <{value = 9 : index}> : () -> index
  %11 = "arith.constant"() <{value = 7 : index}> : () -> index
  %12 = "arith.constant"() <{value = 6 : index}> : () -> index
  %13 = "arith.constant"() <{value = 5 : index}> : () -> index
  %14 = "arith.constant"() <{value = 4 : index}> : () -> index
  %15 = "arith.constant"() <{value = 3 : index}> : () -> index
  %16 = "arith.constant"() <{value = 2 : index}> : () -> index
  %17 = "arith.constant"() <{value = 8 : index}> : () -> index
  %18 = "arith.constant"() <{value = 1 : index}> : () -> index
  %19 = "arith.constant"() <{value = 0 : index}> : () -> index
  %20 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %21 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %22 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %23 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %24 = "hal.interface.binding.subspan"(%19) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %25 = "memref.assume_alignment"(%24) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %26 = "hal.interface.binding.subspan"(%19) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %27 = "memref.assume_alignment"(%26) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %28 = "hal.interface.binding.subspan"(%19) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %29 = "memref.assume_alignment"(%28) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %30 = "arith.floordivsi"(%23, %2) : (index, index) -> index
  %31 = "arith.remsi"(%23, %2) : (index, index) -> index
  %32 = "arith.cmpi"(%31, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %33 = "arith.addi"(%31, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %34 = "arith.select"(%32, %33, %31) : (i1, index, index) -> index
  %35 = "arith.divsi"(%34, %3) : (index, index) -> index
  %36 = "arith.remsi"(%23, %3) : (index, index) -> index
  %37 = "arith.cmpi"(%36, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %38 = "arith.addi"(%36, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %39 = "arith.select"(%37, %38, %36) : (i1, index, index) -> index
  %40 = "arith.remsi"(%39, %3) : (index, index) -> index
  %41 = "arith.cmpi"(%40, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %42 = "arith.addi"(%40, %3) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %43 = "arith.select"(%41, %42, %40) : (i1, index, index) -> index
  %44 = "arith.divsi"(%43, %1) : (index, index) -> index
  %45 = "arith.remsi"(%39, %1) : (index, index) -> index
  %46 = "arith.cmpi"(%45, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %47 = "arith.addi"(%45, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %48 = "arith.select"(%46, %47, %45) : (i1, index, index) -> index
  %49 = "arith.floordivsi"(%23, %2) : (index, index) -> index
  %50 = "arith.remsi"(%23, %2) : (index, index) -> index
  %51 = "arith.cmpi"(%50, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %52 = "arith.addi"(%50, %2) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %53 = "arith.select"(%51, %52, %50) : (i1, index, index) -> index
  %54 = "arith.divsi"(%53, %14) : (index, index) -> index
  %55 = "arith.remsi"(%23, %14) : (index, index) -> index
  %56 = "arith.cmpi"(%55, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %57 = "arith.addi"(%55, %14) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %58 = "arith.select"(%56, %57, %55) : (i1, index, index) -> index
  %59 = "arith.floordivsi"(%23, %1) : (index, index) -> index
  %60 = "arith.remsi"(%23, %1) : (index, index) -> index
  %61 = "arith.cmpi"(%60, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %62 = "arith.addi"(%60, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %63 = "arith.select"(%61, %62, %60) : (i1, index, index) -> index
  %64 = "arith.remsi"(%39, %1) : (index, index) -> index
  %65 = "arith.cmpi"(%64, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %66 = "arith.addi"(%64, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %67 = "arith.select"(%65, %66, %64) : (i1, index, index) -> index
  %68 = "arith.constant"() <{value = 4 : index}> : () -> index
  %69 = "arith.muli"(%58, %68) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %70 = "arith.floordivsi"(%69, %0) : (index, index) -> index
  %71 = "arith.remsi"(%69, %0) : (index, index) -> index
  %72 = "arith.cmpi"(%71, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %73 = "arith.addi"(%71, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %74 = "arith.select"(%72, %73, %71) : (i1, index, index) -> index
  %75 = "arith.divsi"(%74, %1) : (index, index) -> index
  %76 = "arith.remsi"(%69, %1) : (index, index) -> index
  %77 = "arith.cmpi"(%76, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %78 = "arith.addi"(%76, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %79 = "arith.select"(%77, %78, %76) : (i1, index, index) -> index
  %80 = "arith.addi"(%49, %70) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %81 = "arith.addi"(%54, %75) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
  %82 = "arith.constant"() <{value = 2 : index}> : () -> index
  %83 = "arith.muli"(%63, %82) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %84 = "vector.load"(%25, %80, %81, %79) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %85 = "arith.floordivsi"(%59, %0) : (index, index) -> index
  %86 = "arith.remsi"(%59, %0) : (index, index) -> index
  %87 = "arith.cmpi"(%86, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %88 = "arith.addi"(%86, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %89 = "arith.select"(%87, %88, %86) : (i1, index, index) -> index
  %90 = "arith.divsi"(%89, %1) : (index, index) -> index
  %91 = "arith.remsi"(%59, %1) : (index, index) -> index
  %92 = "arith.cmpi"(%91, %19) <{predicate = 2 : i64}> : (index, index) -> i1
  %93 = "arith.addi"(%91, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %94 = "arith.select"(%92, %93, %91) : (i1, index, index) -> index
  %95 = "vector.load"(%27, %85, %90, %94, %83) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%84, %22, %49, %54, %69) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%95, %21, %59, %83) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %96 = "arith.muli"(%35, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %97 = "arith.addi"(%96, %67) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %98 = "scf.for"(%19, %17, %18, %20) ({
  ^bb0(%arg0: index, %arg1: vector<8xf32>):
    %159 = "arith.addi"(%arg0, %18) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %160 = "arith.constant"() <{value = 16 : index}> : () -> index
    %161 = "arith.muli"(%159, %160) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %162 = "arith.addi"(%69, %161) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %163 = "arith.floordivsi"(%162, %0) : (index, index) -> index
    %164 = "arith.remsi"(%162, %0) : (index, index) -> index
    %165 = "arith.cmpi"(%164, %19) <{predicate = 2 : i64}> : (index, index) -> i1
    %166 = "arith.addi"(%164, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %167 = "arith.select"(%165, %166, %164) : (i1, index, index) -> index
    %168 = "arith.divsi"(%167, %1) : (index, index) -> index
    %169 = "arith.remsi"(%162, %1) : (index, index) -> index
    %170 = "arith.cmpi"(%169, %19) <{predicate = 2 : i64}> : (index, index) -> i1
    %171 = "arith.addi"(%169, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %172 = "arith.select"(%170, %171, %169) : (i1, index, index) -> index
    %173 = "arith.addi"(%49, %163) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %174 = "arith.addi"(%54, %168) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %175 = "vector.load"(%25, %173, %174, %172) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %176 = "arith.addi"(%59, %161) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %177 = "arith.floordivsi"(%176, %0) : (index, index) -> index
    %178 = "arith.remsi"(%176, %0) : (index, index) -> index
    %179 = "arith.cmpi"(%178, %19) <{predicate = 2 : i64}> : (index, index) -> i1
    %180 = "arith.addi"(%178, %0) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %181 = "arith.select"(%179, %180, %178) : (i1, index, index) -> index
    %182 = "arith.divsi"(%181, %1) : (index, index) -> index
    %183 = "arith.remsi"(%176, %1) : (index, index) -> index
    %184 = "arith.cmpi"(%183, %19) <{predicate = 2 : i64}> : (index, index) -> i1
    %185 = "arith.addi"(%183, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
    %186 = "arith.select"(%184, %185, %183) : (i1, index, index) -> index
    %187 = "vector.load"(%27, %177, %182, %186, %83) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %188 = "vector.load"(%22, %30, %67, %19) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %189 = "vector.load"(%21, %19, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %190 = "vector.load"(%21, %18, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %191 = "vector.load"(%21, %16, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %192 = "vector.load"(%21, %15, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %193 = "vector.load"(%21, %14, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %194 = "vector.load"(%21, %13, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %195 = "vector.load"(%21, %12, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %196 = "vector.load"(%21, %11, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %197 = "vector.load"(%21, %17, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %198 = "vector.load"(%21, %10, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %199 = "vector.load"(%21, %9, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %200 = "vector.load"(%21, %8, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %201 = "vector.load"(%21, %7, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %202 = "vector.load"(%21, %6, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %203 = "vector.load"(%21, %5, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %204 = "vector.load"(%21, %4, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %205 = "vector.extract"(%189) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %206 = "vector.extract"(%190) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %207 = "vector.extract"(%191) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %208 = "vector.extract"(%192) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %209 = "vector.extract"(%193) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %210 = "vector.extract"(%194) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %211 = "vector.extract"(%195) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %212 = "vector.extract"(%196) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %213 = "vector.extract"(%197) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %214 = "vector.extract"(%198) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %215 = "vector.extract"(%199) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %216 = "vector.extract"(%200) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %217 = "vector.extract"(%201) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %218 = "vector.extract"(%202) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %219 = "vector.extract"(%203) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %220 = "vector.extract"(%204) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %221 = "vector.from_elements"(%205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
    %222 = "amdgpu.wmma"(%188, %221, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%175, %22, %49, %54, %69) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%187, %21, %59, %83) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%222) : (vector<8xf32>) -> ()
  }) : (index, index, index, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %99 = "vector.load"(%22, %30, %67, %19) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %100 = "vector.load"(%21, %19, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "vector.load"(%21, %18, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "vector.load"(%21, %16, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.load"(%21, %15, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%21, %14, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%21, %13, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.load"(%21, %12, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %107 = "vector.load"(%21, %11, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %108 = "vector.load"(%21, %17, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %109 = "vector.load"(%21, %10, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %110 = "vector.load"(%21, %9, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %111 = "vector.load"(%21, %8, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %112 = "vector.load"(%21, %7, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %113 = "vector.load"(%21, %6, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %114 = "vector.load"(%21, %5, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %115 = "vector.load"(%21, %4, %97) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %116 = "vector.extract"(%100) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %117 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %118 = "vector.extract"(%102) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %119 = "vector.extract"(%103) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %120 = "vector.extract"(%104) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %121 = "vector.extract"(%105) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %122 = "vector.extract"(%106) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %123 = "vector.extract"(%107) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %124 = "vector.extract"(%108) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %125 = "vector.extract"(%109) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %126 = "vector.extract"(%110) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %127 = "vector.extract"(%111) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %128 = "vector.extract"(%112) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %129 = "vector.extract"(%113) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %130 = "vector.extract"(%114) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %131 = "vector.extract"(%115) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %132 = "vector.from_elements"(%116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %133 = "amdgpu.wmma"(%99, %132, %98) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %134 = "vector.extract"(%133) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %135 = "vector.broadcast"(%134) : (f32) -> vector<1xf32>
  %136 = "vector.extract"(%133) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %137 = "vector.broadcast"(%136) : (f32) -> vector<1xf32>
  %138 = "vector.extract"(%133) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %139 = "vector.broadcast"(%138) : (f32) -> vector<1xf32>
  %140 = "vector.extract"(%133) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %141 = "vector.broadcast"(%140) : (f32) -> vector<1xf32>
  %142 = "vector.extract"(%133) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %143 = "vector.broadcast"(%142) : (f32) -> vector<1xf32>
  %144 = "vector.extract"(%133) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %145 = "vector.broadcast"(%144) : (f32) -> vector<1xf32>
  %146 = "vector.extract"(%133) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %147 = "vector.broadcast"(%146) : (f32) -> vector<1xf32>
  %148 = "vector.extract"(%133) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %149 = "vector.broadcast"(%148) : (f32) -> vector<1xf32>
  %150 = "arith.muli"(%35, %1) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  %151 = "arith.addi"(%150, %48) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%135, %29, %30, %44, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %152 = "arith.addi"(%44, %16) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%137, %29, %30, %152, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %153 = "arith.addi"(%44, %14) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%139, %29, %30, %153, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %154 = "arith.addi"(%44, %12) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%141, %29, %30, %154, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %155 = "arith.addi"(%44, %17) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%143, %29, %30, %155, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %156 = "arith.addi"(%44, %9) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%145, %29, %30, %156, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %157 = "arith.addi"(%44, %7) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%147, %29, %30, %157, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %158 = "arith.addi"(%44, %5) <{overflowFlags = #arith.overflow<nsw>}> : (index, index) -> index
  "vector.store"(%149, %29, %30, %158, %151) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%22) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%21) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
