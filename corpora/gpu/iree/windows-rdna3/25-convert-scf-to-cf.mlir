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
  "cf.br"(%11, %29)[^bb1] : (i32, vector<8xf32>) -> ()
^bb1(%64: i32, %65: vector<8xf32>):  // 2 preds: ^bb0, ^bb2
  %66 = "arith.cmpi"(%64, %7) <{predicate = 2 : i64}> : (i32, i32) -> i1
  "cf.cond_br"(%66)[^bb2, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb2:  // pred: ^bb1
  %67 = "arith.addi"(%64, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %68 = "arith.muli"(%67, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %69 = "arith.addi"(%55, %68) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %70 = "arith.divui"(%69, %5) : (i32, i32) -> i32
  %71 = "arith.remui"(%69, %5) : (i32, i32) -> i32
  %72 = "arith.divui"(%71, %8) : (i32, i32) -> i32
  %73 = "arith.remui"(%69, %8) : (i32, i32) -> i32
  %74 = "arith.index_castui"(%73) : (i32) -> index
  %75 = "arith.addi"(%40, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %76 = "arith.index_castui"(%75) : (i32) -> index
  %77 = "arith.addi"(%48, %72) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %78 = "arith.index_castui"(%77) : (i32) -> index
  %79 = "vector.load"(%34, %76, %78, %74) <{nontemporal = false}> : (memref<6x18x16xf16, #gpu.address_space<global>>, index, index, index) -> vector<4xf16>
  %80 = "arith.addi"(%51, %68) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %81 = "arith.divui"(%80, %5) : (i32, i32) -> i32
  %82 = "arith.index_castui"(%81) : (i32) -> index
  %83 = "arith.remui"(%80, %5) : (i32, i32) -> i32
  %84 = "arith.divui"(%83, %8) : (i32, i32) -> i32
  %85 = "arith.index_castui"(%84) : (i32) -> index
  %86 = "arith.remui"(%80, %8) : (i32, i32) -> i32
  %87 = "arith.index_castui"(%86) : (i32) -> index
  %88 = "vector.load"(%36, %82, %85, %87, %58) <{nontemporal = false}> : (memref<3x3x16x32xf16, #gpu.address_space<global>>, index, index, index, index) -> vector<2xf16>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %89 = "vector.load"(%31, %41, %54, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %90 = "vector.load"(%30, %28, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %91 = "vector.load"(%30, %27, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %92 = "vector.load"(%30, %25, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %93 = "vector.load"(%30, %24, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %94 = "vector.load"(%30, %23, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %95 = "vector.load"(%30, %22, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %96 = "vector.load"(%30, %21, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %97 = "vector.load"(%30, %20, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %98 = "vector.load"(%30, %26, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %99 = "vector.load"(%30, %19, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %100 = "vector.load"(%30, %18, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %101 = "vector.load"(%30, %17, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %102 = "vector.load"(%30, %16, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %103 = "vector.load"(%30, %15, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %104 = "vector.load"(%30, %14, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %105 = "vector.load"(%30, %13, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %106 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %107 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %108 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %109 = "vector.extract"(%93) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %110 = "vector.extract"(%94) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %111 = "vector.extract"(%95) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %112 = "vector.extract"(%96) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %113 = "vector.extract"(%97) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %114 = "vector.extract"(%98) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %115 = "vector.extract"(%99) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %116 = "vector.extract"(%100) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %117 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %118 = "vector.extract"(%102) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %119 = "vector.extract"(%103) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %120 = "vector.extract"(%104) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %121 = "vector.extract"(%105) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %122 = "vector.from_elements"(%106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %123 = "amdgpu.wmma"(%89, %122, %65) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  "amdgpu.sched_barrier"() <{opts = #rocdl.sched_group_mask<none>}> : () -> ()
  "vector.store"(%79, %31, %41, %49, %56) <{nontemporal = false}> : (vector<4xf16>, memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> ()
  "vector.store"(%88, %30, %52, %58) <{nontemporal = false}> : (vector<2xf16>, memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> ()
  %124 = "arith.addi"(%64, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "cf.br"(%124, %123)[^bb1] : (i32, vector<8xf32>) -> ()
^bb3:  // pred: ^bb1
  "gpu.barrier"() <{address_spaces = [#gpu.address_space<workgroup>], scope = #gpu.barrier_scope<workgroup>}> : () -> ()
  %125 = "vector.load"(%31, %41, %54, %28) <{nontemporal = false}> : (memref<4x16x20xf16, #gpu.address_space<workgroup>>, index, index, index) -> vector<16xf16>
  %126 = "vector.load"(%30, %28, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %127 = "vector.load"(%30, %27, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %128 = "vector.load"(%30, %25, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %129 = "vector.load"(%30, %24, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %130 = "vector.load"(%30, %23, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %131 = "vector.load"(%30, %22, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %132 = "vector.load"(%30, %21, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %133 = "vector.load"(%30, %20, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %134 = "vector.load"(%30, %26, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %135 = "vector.load"(%30, %19, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %136 = "vector.load"(%30, %18, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %137 = "vector.load"(%30, %17, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %138 = "vector.load"(%30, %16, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %139 = "vector.load"(%30, %15, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %140 = "vector.load"(%30, %14, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %141 = "vector.load"(%30, %13, %63) <{nontemporal = false}> : (memref<16x36xf16, #gpu.address_space<workgroup>>, index, index) -> vector<1xf16>
  %142 = "vector.extract"(%126) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %143 = "vector.extract"(%127) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %144 = "vector.extract"(%128) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %145 = "vector.extract"(%129) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %146 = "vector.extract"(%130) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %147 = "vector.extract"(%131) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %148 = "vector.extract"(%132) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %149 = "vector.extract"(%133) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %150 = "vector.extract"(%134) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %151 = "vector.extract"(%135) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %152 = "vector.extract"(%136) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %153 = "vector.extract"(%137) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %154 = "vector.extract"(%138) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %155 = "vector.extract"(%139) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %156 = "vector.extract"(%140) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %157 = "vector.extract"(%141) <{static_position = array<i64: 0>}> : (vector<1xf16>) -> f16
  %158 = "vector.from_elements"(%142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
  %159 = "amdgpu.wmma"(%125, %158, %65) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %160 = "vector.extract"(%159) <{static_position = array<i64: 0>}> : (vector<8xf32>) -> f32
  %161 = "vector.broadcast"(%160) : (f32) -> vector<1xf32>
  %162 = "vector.extract"(%159) <{static_position = array<i64: 1>}> : (vector<8xf32>) -> f32
  %163 = "vector.broadcast"(%162) : (f32) -> vector<1xf32>
  %164 = "vector.extract"(%159) <{static_position = array<i64: 2>}> : (vector<8xf32>) -> f32
  %165 = "vector.broadcast"(%164) : (f32) -> vector<1xf32>
  %166 = "vector.extract"(%159) <{static_position = array<i64: 3>}> : (vector<8xf32>) -> f32
  %167 = "vector.broadcast"(%166) : (f32) -> vector<1xf32>
  %168 = "vector.extract"(%159) <{static_position = array<i64: 4>}> : (vector<8xf32>) -> f32
  %169 = "vector.broadcast"(%168) : (f32) -> vector<1xf32>
  %170 = "vector.extract"(%159) <{static_position = array<i64: 5>}> : (vector<8xf32>) -> f32
  %171 = "vector.broadcast"(%170) : (f32) -> vector<1xf32>
  %172 = "vector.extract"(%159) <{static_position = array<i64: 6>}> : (vector<8xf32>) -> f32
  %173 = "vector.broadcast"(%172) : (f32) -> vector<1xf32>
  %174 = "vector.extract"(%159) <{static_position = array<i64: 7>}> : (vector<8xf32>) -> f32
  %175 = "vector.broadcast"(%174) : (f32) -> vector<1xf32>
  "vector.store"(%161, %38, %41, %46, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %176 = "arith.addi"(%45, %4) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %177 = "arith.index_castui"(%176) : (i32) -> index
  "vector.store"(%163, %38, %41, %177, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %178 = "arith.addi"(%45, %9) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %179 = "arith.index_castui"(%178) : (i32) -> index
  "vector.store"(%165, %38, %41, %179, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %180 = "arith.addi"(%45, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %181 = "arith.index_castui"(%180) : (i32) -> index
  "vector.store"(%167, %38, %41, %181, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %182 = "arith.addi"(%45, %7) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %183 = "arith.index_castui"(%182) : (i32) -> index
  "vector.store"(%169, %38, %41, %183, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %184 = "arith.addi"(%45, %2) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %185 = "arith.index_castui"(%184) : (i32) -> index
  "vector.store"(%171, %38, %41, %185, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %186 = "arith.addi"(%45, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %187 = "arith.index_castui"(%186) : (i32) -> index
  "vector.store"(%173, %38, %41, %187, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
  %188 = "arith.addi"(%45, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
  %189 = "arith.index_castui"(%188) : (i32) -> index
  "vector.store"(%175, %38, %41, %189, %63) <{nontemporal = false}> : (vector<1xf32>, memref<4x16x32xf32, #gpu.address_space<global>>, index, index, index) -> ()
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
