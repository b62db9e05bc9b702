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
  %42 = "arith.remui"(%39, %12) : (i32, i32) -> i32
  %43 = "arith.divui"(%42, %10) : (i32, i32) -> i32
  %44 = "arith.remui"(%39, %10) : (i32, i32) -> i32
  %45 = "arith.divui"(%44, %8) : (i32, i32) -> i32
  %46 = "arith.index_castui"(%45) : (i32) -> index
  %47 = "arith.remui"(%44, %8) : (i32, i32) -> i32
  %48 = "arith.divui"(%42, %9) : (i32, i32) -> i32
  %49 = "arith.index_castui"(%48) : (i32) -> index
  %50 = "arith.remui"(%39, %9) : (i32, i32) -> i32
  %51 = "arith.divui"(%39, %8) : (i32, i32) -> i32
  %52 = "arith.index_castui"(%51) : (i32) -> index
  %53 = "arith.remui"(%39, %8) : (i32, i32) -> i32
  %54 = "arith.index_castui"(%47) : (i32) -> index
  %55 = "arith.muli"(%50, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %56 = "arith.index_castui"(%55) : (i32) -> index
  %57 = "arith.muli"(%53, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %58 = "arith.index_castui"(%57) : (i32) -> index
  %59 = "vector.load"(%34, %41, %49, %56) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %60 = "vector.load"(%36, %28, %28, %52, %58) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "vector.store"(%59, %31, %41, %49, %56) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%60, %30, %52, %58) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %61 = "arith.muli"(%43, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %62 = "arith.addi"(%61, %47) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %63 = "arith.index_castui"(%62) : (i32) -> index
  %64 = "scf.for"(%11, %7, %6, %29) ({
  ^bb0(%arg0: i32, %arg1: vector<8xf32>):
    %130 = "arith.addi"(%arg0, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %131 = "arith.muli"(%130, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %132 = "arith.addi"(%55, %131) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %133 = "arith.divui"(%132, %5) : (i32, i32) -> i32
    %134 = "arith.remui"(%132, %5) : (i32, i32) -> i32
    %135 = "arith.divui"(%134, %8) : (i32, i32) -> i32
    %136 = "arith.remui"(%132, %8) : (i32, i32) -> i32
    %137 = "arith.index_castui"(%136) : (i32) -> index
    %138 = "arith.addi"(%40, %133) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %139 = "arith.index_castui"(%138) : (i32) -> index
    %140 = "arith.addi"(%48, %135) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %141 = "arith.index_castui"(%140) : (i32) -> index
    %142 = "vector.load"(%34, %139, %141, %137) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
    %143 = "arith.addi"(%51, %131) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %144 = "arith.divui"(%143, %5) : (i32, i32) -> i32
    %145 = "arith.index_castui"(%144) : (i32) -> index
    %146 = "arith.remui"(%143, %5) : (i32, i32) -> i32
    %147 = "arith.divui"(%146, %8) : (i32, i32) -> i32
    %148 = "arith.index_castui"(%147) : (i32) -> index
    %149 = "arith.remui"(%143, %8) : (i32, i32) -> i32
    %150 = "arith.index_castui"(%149) : (i32) -> index
    %151 = "vector.load"(%36, %145, %148, %150, %58) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    %152 = "vector.load"(%31, %41, %54, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
    %153 = "vector.load"(%30, %28, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %154 = "vector.load"(%30, %27, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %155 = "vector.load"(%30, %25, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %156 = "vector.load"(%30, %24, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %157 = "vector.load"(%30, %23, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %158 = "vector.load"(%30, %22, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %159 = "vector.load"(%30, %21, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %160 = "vector.load"(%30, %20, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %161 = "vector.load"(%30, %26, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %162 = "vector.load"(%30, %19, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %163 = "vector.load"(%30, %18, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %164 = "vector.load"(%30, %17, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %165 = "vector.load"(%30, %16, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %166 = "vector.load"(%30, %15, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %167 = "vector.load"(%30, %14, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %168 = "vector.load"(%30, %13, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
    %169 = "vector.extract"(%153) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %170 = "vector.extract"(%154) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %171 = "vector.extract"(%155) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %172 = "vector.extract"(%156) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %173 = "vector.extract"(%157) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %174 = "vector.extract"(%158) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %175 = "vector.extract"(%159) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %176 = "vector.extract"(%160) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %177 = "vector.extract"(%161) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %178 = "vector.extract"(%162) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %179 = "vector.extract"(%163) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %180 = "vector.extract"(%164) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %181 = "vector.extract"(%165) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %182 = "vector.extract"(%166) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %183 = "vector.extract"(%167) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %184 = "vector.extract"(%168) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
    %185 = "vector.from_elements"(%169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
    %186 = "amdgpu.wmma"(%152, %185, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
    "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
    "vector.store"(%142, %31, %41, %49, %56) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
    "vector.store"(%151, %30, %52, %58) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
    "scf.yield"(%186) : (vector<8xf32>) -> ()
  }) : (i32, i32, i32, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %65 = "vector.load"(%31, %41, %54, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %66 = "vector.load"(%30, %28, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %67 = "vector.load"(%30, %27, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %68 = "vector.load"(%30, %25, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %69 = "vector.load"(%30, %24, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %70 = "vector.load"(%30, %23, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %71 = "vector.load"(%30, %22, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %72 = "vector.load"(%30, %21, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %73 = "vector.load"(%30, %20, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %74 = "vector.load"(%30, %26, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %75 = "vector.load"(%30, %19, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %76 = "vector.load"(%30, %18, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %77 = "vector.load"(%30, %17, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %78 = "vector.load"(%30, %16, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %79 = "vector.load"(%30, %15, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %80 = "vector.load"(%30, %14, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %81 = "vector.load"(%30, %13, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %82 = "vector.extract"(%66) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %83 = "vector.extract"(%67) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %84 = "vector.extract"(%68) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %85 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %86 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %87 = "vector.extract"(%71) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %88 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %89 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %90 = "vector.extract"(%74) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %91 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %92 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %93 = "vector.extract"(%77) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %94 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %95 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %96 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %97 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %98 = "vector.from_elements"(%82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %99 = "amdgpu.wmma"(%65, %98, %64) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %100 = "vector.extract"(%99) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %101 = "vector.broadcast"(%100) : (f32) -> vector<1xf32>
  %102 = "vector.extract"(%99) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %103 = "vector.broadcast"(%102) : (f32) -> vector<1xf32>
  %104 = "vector.extract"(%99) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %105 = "vector.broadcast"(%104) : (f32) -> vector<1xf32>
  %106 = "vector.extract"(%99) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %107 = "vector.broadcast"(%106) : (f32) -> vector<1xf32>
  %108 = "vector.extract"(%99) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %109 = "vector.broadcast"(%108) : (f32) -> vector<1xf32>
  %110 = "vector.extract"(%99) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %111 = "vector.broadcast"(%110) : (f32) -> vector<1xf32>
  %112 = "vector.extract"(%99) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %113 = "vector.broadcast"(%112) : (f32) -> vector<1xf32>
  %114 = "vector.extract"(%99) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %115 = "vector.broadcast"(%114) : (f32) -> vector<1xf32>
  "vector.store"(%101, %38, %41, %46, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %116 = "arith.addi"(%45, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %117 = "arith.index_castui"(%116) : (i32) -> index
  "vector.store"(%103, %38, %41, %117, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %118 = "arith.addi"(%45, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %119 = "arith.index_castui"(%118) : (i32) -> index
  "vector.store"(%105, %38, %41, %119, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %120 = "arith.addi"(%45, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %121 = "arith.index_castui"(%120) : (i32) -> index
  "vector.store"(%107, %38, %41, %121, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %122 = "arith.addi"(%45, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %123 = "arith.index_castui"(%122) : (i32) -> index
  "vector.store"(%109, %38, %41, %123, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %124 = "arith.addi"(%45, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %125 = "arith.index_castui"(%124) : (i32) -> index
  "vector.store"(%111, %38, %41, %125, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %126 = "arith.addi"(%45, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %127 = "arith.index_castui"(%126) : (i32) -> index
  "vector.store"(%113, %38, %41, %127, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %128 = "arith.addi"(%45, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %129 = "arith.index_castui"(%128) : (i32) -> index
  "vector.store"(%115, %38, %41, %129, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
