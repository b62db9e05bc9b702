"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32"}> ({
  %0 = "arith.constant"() <{value = 14 : i32}> : () -> i32
  %1 = "arith.constant"() <{value = 12 : i32}> : () -> i32
  %2 = "arith.constant"() <{value = 10 : i32}> : () -> i32
  %3 = "arith.constant"() <{value = 6 : i32}> : () -> i32
  %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
  %5 = "arith.constant"() <{value = 48 : i32}> : () -> i32
  %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %7 = "arith.constant"() <{value = 8 : i32}> : () -> i32
  %8 = "arith.constant"() <{value = 16 : i32}> : () -> i32
  %9 = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %10 = "arith.constant"() <{value = 32 : i32}> : () -> i32
  %11 = "arith.constant"() <{value = 0 : i32}> : () -> i32
  %12 = "arith.constant"() <{value = 64 : i32}> : () -> i32
  %13 = "arith.constant"() <{value = 15 : index}> : () -> index
  %14 = "arith.constant"() <{value = 14 : index}> : () -> index
  %15 = "arith.constant"() <{value = 13 : index}> : () -> index
  %16 = "arith.constant"() <{value = 12 : index}> : () -> index
  %17 = "arith.constant"() <{value = 11 : index}> : () -> index
  %18 = "arith.constant"() <{value = 10 : index}> : () -> index
  %19 = "arith.constant"() <{value = 9 : index}> : () -> index
  %20 = "arith.constant"() <{value = 7 : index}> : () -> index
  %21 = "arith.constant"() <{value = 6 : index}> : () -> index
  %22 = "arith.constant"() <{value = 5 : index}> : () -> index
  %23 = "arith.constant"() <{value = 4 : index}> : () -> index
  %24 = "arith.constant"() <{value = 3 : index}> : () -> index
  %25 = "arith.constant"() <{value = 2 : index}> : () -> index
  %26 = "arith.constant"() <{value = 8 : index}> : () -> index
  %27 = "arith.constant"() <{value = 1 : index}> : () -> index
  %28 = "arith.constant"() <{value = 0 : index}> : () -> index
  %29 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
  %30 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x36xf16, #gpu.address_space<workgroup>>
  %31 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x16x20xf16, #gpu.address_space<workgroup>>
  %32 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 256 : index}> : () -> index
  %33 = "hal.interface.binding.subspan"(%28) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %34 = "memref.assume_alignment"(%33) <{alignment = 64 : i32}> : (memref<6x18x16xf16, #gpu.address_space<global>>) -> memref<6x18x16xf16, #gpu.address_space<global>>
  %35 = "hal.interface.binding.subspan"(%28) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %36 = "memref.assume_alignment"(%35) <{alignment = 64 : i32}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>) -> memref<3x3x16x32xf16, #gpu.address_space<global>>
  %37 = "hal.interface.binding.subspan"(%28) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %38 = "memref.assume_alignment"(%37) <{alignment = 64 : i32}> : (memref<4x16x32xf32, #gpu.address_space<global>>) -> memref<4x16x32xf32, #gpu.address_space<global>>
  %39 = "arith.index_castui"(%32) : (index) -> i32
  %40 = "arith.divui"(%39, %12) : (i32, i32) -> i32
  %41 = "arith.index_castui"(%40) : (i32) -> index
  %42 = "arith.index_castui"(%32) : (index) -> i32
  %43 = "arith.remui"(%42, %12) : (i32, i32) -> i32
  %44 = "arith.divui"(%43, %10) : (i32, i32) -> i32
  %45 = "arith.index_castui"(%32) : (index) -> i32
  %46 = "arith.remui"(%45, %10) : (i32, i32) -> i32
  %47 = "arith.divui"(%46, %8) : (i32, i32) -> i32
  %48 = "arith.index_castui"(%47) : (i32) -> index
  %49 = "arith.remui"(%46, %8) : (i32, i32) -> i32
  %50 = "arith.index_castui"(%32) : (index) -> i32
  %51 = "arith.divui"(%50, %12) : (i32, i32) -> i32
  %52 = "arith.index_castui"(%51) : (i32) -> index
  %53 = "arith.index_castui"(%32) : (index) -> i32
  %54 = "arith.remui"(%53, %12) : (i32, i32) -> i32
  %55 = "arith.divui"(%54, %9) : (i32, i32) -> i32
  %56 = "arith.index_castui"(%55) : (i32) -> index
  %57 = "arith.index_castui"(%32) : (index) -> i32
  %58 = "arith.remui"(%57, %9) : (i32, i32) -> i32
  %59 = "arith.index_castui"(%32) : (index) -> i32
  %60 = "arith.divui"(%59, %8) : (i32, i32) -> i32
  %61 = "arith.index_castui"(%60) : (i32) -> index
  %62 = "arith.index_castui"(%32) : (index) -> i32
  %63 = "arith.remui"(%62, %8) : (i32, i32) -> i32
  %64 = "arith.remui"(%46, %8) : (i32, i32) -> i32
  %65 = "arith.index_castui"(%64) : (i32) -> index
  %66 = "arith.muli"(%58, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %67 = "arith.index_castui"(%66) : (i32) -> index
  %68 = "arith.index_castui"(%66) : (i32) -> index
  %69 = "arith.muli"(%63, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %70 = "arith.index_castui"(%69) : (i32) -> index
  %71 = "vector.load"(%34, %52, %56, %68) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %72 = "arith.index_castui"(%60) : (i32) -> index
  %73 = "vector.load"(%36, %28, %28, %72, %70) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%71, %31, %52, %56, %67) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%73, %30, %61, %70) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %74 = "arith.muli"(%44, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %75 = "arith.addi"(%74, %64) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %76 = "arith.index_castui"(%75) : (i32) -> index
  %77 = "scf.for"(%11, %7, %6, %29) ({
  ^bb0(%arg0: i32, %arg1: vector<8xf32>):
    %146 = "arith.addi"(%arg0, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %147 = "arith.muli"(%146, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %148 = "arith.addi"(%66, %147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %149 = "arith.divui"(%148, %5) : (i32, i32) -> i32
    %150 = "arith.remui"(%148, %5) : (i32, i32) -> i32
    %151 = "arith.divui"(%150, %8) : (i32, i32) -> i32
    %152 = "arith.remui"(%148, %8) : (i32, i32) -> i32
    %153 = "arith.index_castui"(%152) : (i32) -> index
    %154 = "arith.addi"(%51, %149) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %155 = "arith.index_castui"(%154) : (i32) -> index
    %156 = "arith.addi"(%55, %151) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %157 = "arith.index_castui"(%156) : (i32) -> index
    %158 = "vector.load"(%34, %155, %157, %153) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %159 = "arith.addi"(%60, %147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %160 = "arith.divui"(%159, %5) : (i32, i32) -> i32
    %161 = "arith.index_castui"(%160) : (i32) -> index
    %162 = "arith.remui"(%159, %5) : (i32, i32) -> i32
    %163 = "arith.divui"(%162, %8) : (i32, i32) -> i32
    %164 = "arith.index_castui"(%163) : (i32) -> index
    %165 = "arith.remui"(%159, %8) : (i32, i32) -> i32
    %166 = "arith.index_castui"(%165) : (i32) -> index
    %167 = "vector.load"(%36, %161, %164, %166, %70) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %168 = "vector.load"(%31, %41, %65, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %169 = "vector.load"(%30, %28, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %170 = "vector.load"(%30, %27, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %171 = "vector.load"(%30, %25, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %172 = "vector.load"(%30, %24, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %173 = "vector.load"(%30, %23, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %174 = "vector.load"(%30, %22, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %175 = "vector.load"(%30, %21, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %176 = "vector.load"(%30, %20, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %177 = "vector.load"(%30, %26, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %178 = "vector.load"(%30, %19, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %179 = "vector.load"(%30, %18, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %180 = "vector.load"(%30, %17, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %181 = "vector.load"(%30, %16, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %182 = "vector.load"(%30, %15, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %183 = "vector.load"(%30, %14, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %184 = "vector.load"(%30, %13, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %185 = "vector.extract"(%169) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %186 = "vector.extract"(%170) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %187 = "vector.extract"(%171) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %188 = "vector.extract"(%172) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %189 = "vector.extract"(%173) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %190 = "vector.extract"(%174) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %191 = "vector.extract"(%175) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %192 = "vector.extract"(%176) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %193 = "vector.extract"(%177) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %194 = "vector.extract"(%178) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %195 = "vector.extract"(%179) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %196 = "vector.extract"(%180) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %197 = "vector.extract"(%181) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %198 = "vector.extract"(%182) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %199 = "vector.extract"(%183) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %200 = "vector.extract"(%184) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %201 = "vector.from_elements"(%185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
    %202 = "amdgpu.wmma"(%168, %201, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%158, %31, %52, %56, %67) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%167, %30, %61, %70) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%202) : (vector<8xf32>) -> ()
  }) : (i32, i32, i32, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %78 = "vector.load"(%31, %41, %65, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %79 = "vector.load"(%30, %28, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "vector.load"(%30, %27, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "vector.load"(%30, %25, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.load"(%30, %24, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %83 = "vector.load"(%30, %23, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %84 = "vector.load"(%30, %22, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %85 = "vector.load"(%30, %21, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %86 = "vector.load"(%30, %20, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %87 = "vector.load"(%30, %26, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %88 = "vector.load"(%30, %19, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %89 = "vector.load"(%30, %18, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %90 = "vector.load"(%30, %17, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%30, %16, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%30, %15, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.load"(%30, %14, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.load"(%30, %13, %76) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %97 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %98 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %99 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %100 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %101 = "vector.extract"(%85) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %102 = "vector.extract"(%86) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %103 = "vector.extract"(%87) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %104 = "vector.extract"(%88) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %105 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %106 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %107 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %108 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %109 = "vector.extract"(%93) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %110 = "vector.extract"(%94) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %111 = "vector.from_elements"(%95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %112 = "amdgpu.wmma"(%78, %111, %77) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %113 = "vector.extract"(%112) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %114 = "vector.broadcast"(%113) : (f32) -> vector<1xf32>
  %115 = "vector.extract"(%112) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %116 = "vector.broadcast"(%115) : (f32) -> vector<1xf32>
  %117 = "vector.extract"(%112) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %118 = "vector.broadcast"(%117) : (f32) -> vector<1xf32>
  %119 = "vector.extract"(%112) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %120 = "vector.broadcast"(%119) : (f32) -> vector<1xf32>
  %121 = "vector.extract"(%112) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %122 = "vector.broadcast"(%121) : (f32) -> vector<1xf32>
  %123 = "vector.extract"(%112) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %124 = "vector.broadcast"(%123) : (f32) -> vector<1xf32>
  %125 = "vector.extract"(%112) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %126 = "vector.broadcast"(%125) : (f32) -> vector<1xf32>
  %127 = "vector.extract"(%112) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %128 = "vector.broadcast"(%127) : (f32) -> vector<1xf32>
  %129 = "arith.muli"(%44, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %130 = "arith.addi"(%129, %49) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %131 = "arith.index_castui"(%130) : (i32) -> index
  "vector.store"(%114, %38, %41, %48, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %132 = "arith.addi"(%47, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %133 = "arith.index_castui"(%132) : (i32) -> index
  "vector.store"(%116, %38, %41, %133, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %134 = "arith.addi"(%47, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %135 = "arith.index_castui"(%134) : (i32) -> index
  "vector.store"(%118, %38, %41, %135, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %136 = "arith.addi"(%47, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %137 = "arith.index_castui"(%136) : (i32) -> index
  "vector.store"(%120, %38, %41, %137, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %138 = "arith.addi"(%47, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %139 = "arith.index_castui"(%138) : (i32) -> index
  "vector.store"(%122, %38, %41, %139, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %140 = "arith.addi"(%47, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %141 = "arith.index_castui"(%140) : (i32) -> index
  "vector.store"(%124, %38, %41, %141, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %142 = "arith.addi"(%47, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %143 = "arith.index_castui"(%142) : (i32) -> index
  "vector.store"(%126, %38, %41, %143, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %144 = "arith.addi"(%47, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %145 = "arith.index_castui"(%144) : (i32) -> index
  "vector.store"(%128, %38, %41, %145, %131) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "memref.dealloc"(%31) : (memref<4x16x20xf16, #gpu.address_space<workgroup>>) -> ()
  "memref.dealloc"(%30) : (memref<16x36xf16, #gpu.address_space<workgroup>>) -> ()
  "func.return"() : () -> ()
}) {gpu.known_block_size = array<i32: 256, 1, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @windows_dispatch_0_conv_4x16x32x3x3x16_f16xf16xf32, subgroup_size = 32 : i64, workgroup_size = array<i64: 256, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
