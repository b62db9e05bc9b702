"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "matmul_dispatch_0_matmul_16x24x32_f32"}> ({
    %1 = "arith.constant"() <{value = -16 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 24 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 256 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 31 : index}> : () -> index
    %10 = "arith.constant"() <{value = 30 : index}> : () -> index
    %11 = "arith.constant"() <{value = 29 : index}> : () -> index
    %12 = "arith.constant"() <{value = 28 : index}> : () -> index
    %13 = "arith.constant"() <{value = 27 : index}> : () -> index
    %14 = "arith.constant"() <{value = 26 : index}> : () -> index
    %15 = "arith.constant"() <{value = 25 : index}> : () -> index
    %16 = "arith.constant"() <{value = 24 : index}> : () -> index
    %17 = "arith.constant"() <{value = 23 : index}> : () -> index
    %18 = "arith.constant"() <{value = 22 : index}> : () -> index
    %19 = "arith.constant"() <{value = 21 : index}> : () -> index
    %20 = "arith.constant"() <{value = 20 : index}> : () -> index
    %21 = "arith.constant"() <{value = 19 : index}> : () -> index
    %22 = "arith.constant"() <{value = 18 : index}> : () -> index
    %23 = "arith.constant"() <{value = 17 : index}> : () -> index
    %24 = "arith.constant"() <{value = 16 : index}> : () -> index
    %25 = "arith.constant"() <{value = 15 : index}> : () -> index
    %26 = "arith.constant"() <{value = 14 : index}> : () -> index
    %27 = "arith.constant"() <{value = 13 : index}> : () -> index
    %28 = "arith.constant"() <{value = 12 : index}> : () -> index
    %29 = "arith.constant"() <{value = 11 : index}> : () -> index
    %30 = "arith.constant"() <{value = 10 : index}> : () -> index
    %31 = "arith.constant"() <{value = 9 : index}> : () -> index
    %32 = "arith.constant"() <{value = 8 : index}> : () -> index
    %33 = "arith.constant"() <{value = 7 : index}> : () -> index
    %34 = "arith.constant"() <{value = 6 : index}> : () -> index
    %35 = "arith.constant"() <{value = 5 : index}> : () -> index
    %36 = "arith.constant"() <{value = 4 : index}> : () -> index
    %37 = "arith.constant"() <{value = 3 : index}> : () -> index
    %38 = "arith.constant"() <{value = 2 : index}> : () -> index
    %39 = "arith.constant"() <{value = 0 : index}> : () -> index
    %40 = "arith.constant"() <{value = 1 : index}> : () -> index
    %41 = "gpu.thread_id"() <{dimension = #gpu.dim<y>, upper_bound = 8 : index}> : () -> index
    %42 = "gpu.thread_id"() <{dimension = #gpu.dim<x>, upper_bound = 32 : index}> : () -> index
    %43 = "arith.index_castui"(%41) : (index) -> i32
    %44 = "arith.muli"(%43, %8) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %45 = "arith.index_castui"(%42) : (index) -> i32
    %46 = "arith.addi"(%44, %45) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %47 = "hal.interface.binding.subspan"(%39) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x32xf32, #gpu.address_space<global>>
    %48 = "memref.assume_alignment"(%47) <{alignment = 64 : i32}> : (memref<16x32xf32, #gpu.address_space<global>>) -> memref<16x32xf32, #gpu.address_space<global>>
    %49 = "hal.interface.binding.subspan"(%39) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<32x24xf32, #gpu.address_space<global>>
    %50 = "memref.assume_alignment"(%49) <{alignment = 64 : i32}> : (memref<32x24xf32, #gpu.address_space<global>>) -> memref<32x24xf32, #gpu.address_space<global>>
    %51 = "hal.interface.binding.subspan"(%39) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<24xf32, #gpu.address_space<global>>
    %52 = "memref.assume_alignment"(%51) <{alignment = 64 : i32}> : (memref<24xf32, #gpu.address_space<global>>) -> memref<24xf32, #gpu.address_space<global>>
    %53 = "hal.interface.binding.subspan"(%39) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<16x24xf32, #gpu.address_space<global>>
    %54 = "memref.assume_alignment"(%53) <{alignment = 64 : i32}> : (memref<16x24xf32, #gpu.address_space<global>>) -> memref<16x24xf32, #gpu.address_space<global>>
    "cf.br"(%46)[^bb1] : (i32) -> ()
  ^bb1(%55: i32):  // 2 preds: ^bb0, ^bb5
    %56 = "arith.cmpi"(%55, %8) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%56)[^bb2, ^bb6] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb2:  // pred: ^bb1
    %57 = "arith.divui"(%55, %4) : (i32, i32) -> i32
    %58 = "arith.index_castui"(%57) : (i32) -> index
    %59 = "arith.remui"(%55, %4) : (i32, i32) -> i32
    %60 = "arith.muli"(%59, %3) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %61 = "arith.muli"(%59, %1) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %62 = "arith.addi"(%61, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %63 = "arith.minui"(%62, %3) : (i32, i32) -> i32
    "cf.br"(%6)[^bb3] : (i32) -> ()
  ^bb3(%64: i32):  // 2 preds: ^bb2, ^bb4
    %65 = "arith.cmpi"(%64, %63) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "cf.cond_br"(%65)[^bb4, ^bb5] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb4:  // pred: ^bb3
    %66 = "vector.load"(%48, %58, %39) <{nontemporal = false}> : (memref<16x32xf32, #gpu.address_space<global>>, index, index) -> vector<32xf32>
    %67 = "arith.addi"(%64, %60) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %68 = "arith.index_castui"(%67) : (i32) -> index
    %69 = "vector.load"(%50, %39, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %70 = "vector.load"(%50, %40, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %71 = "vector.load"(%50, %38, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %72 = "vector.load"(%50, %37, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %73 = "vector.load"(%50, %36, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %74 = "vector.load"(%50, %35, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %75 = "vector.load"(%50, %34, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %76 = "vector.load"(%50, %33, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %77 = "vector.load"(%50, %32, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %78 = "vector.load"(%50, %31, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %79 = "vector.load"(%50, %30, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %80 = "vector.load"(%50, %29, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %81 = "vector.load"(%50, %28, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %82 = "vector.load"(%50, %27, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %83 = "vector.load"(%50, %26, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %84 = "vector.load"(%50, %25, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %85 = "vector.load"(%50, %24, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %86 = "vector.load"(%50, %23, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %87 = "vector.load"(%50, %22, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %88 = "vector.load"(%50, %21, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %89 = "vector.load"(%50, %20, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %90 = "vector.load"(%50, %19, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %91 = "vector.load"(%50, %18, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %92 = "vector.load"(%50, %17, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %93 = "vector.load"(%50, %16, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %94 = "vector.load"(%50, %15, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %95 = "vector.load"(%50, %14, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %96 = "vector.load"(%50, %13, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %97 = "vector.load"(%50, %12, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %98 = "vector.load"(%50, %11, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %99 = "vector.load"(%50, %10, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %100 = "vector.load"(%50, %9, %68) <{nontemporal = false}> : (memref<32x24xf32, #gpu.address_space<global>>, index, index) -> vector<1xf32>
    %101 = "vector.load"(%52, %68) <{nontemporal = false}> : (memref<24xf32, #gpu.address_space<global>>, index) -> vector<1xf32>
    %102 = "vector.extract"(%69) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %103 = "vector.extract"(%70) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %104 = "vector.extract"(%71) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %105 = "vector.extract"(%72) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %106 = "vector.extract"(%73) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %107 = "vector.extract"(%74) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %108 = "vector.extract"(%75) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %109 = "vector.extract"(%76) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %110 = "vector.extract"(%77) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %111 = "vector.extract"(%78) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %112 = "vector.extract"(%79) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %113 = "vector.extract"(%80) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %114 = "vector.extract"(%81) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %115 = "vector.extract"(%82) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %116 = "vector.extract"(%83) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %117 = "vector.extract"(%84) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %118 = "vector.extract"(%85) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %119 = "vector.extract"(%86) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %120 = "vector.extract"(%87) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %121 = "vector.extract"(%88) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %122 = "vector.extract"(%89) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %123 = "vector.extract"(%90) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %124 = "vector.extract"(%91) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %125 = "vector.extract"(%92) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %126 = "vector.extract"(%93) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %127 = "vector.extract"(%94) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %128 = "vector.extract"(%95) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %129 = "vector.extract"(%96) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %130 = "vector.extract"(%97) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %131 = "vector.extract"(%98) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %132 = "vector.extract"(%99) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %133 = "vector.extract"(%100) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %134 = "vector.from_elements"(%102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
    %135 = "vector.extract"(%101) <{static_position = array<i64: 0>}> : (vector<1xf32>) -> f32
    %136 = "arith.mulf"(%66, %134) <{fastmath = #arith.fastmath<none>}> : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
    %137 = "vector.reduction"(%136, %135) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<32xf32>, f32) -> f32
    %138 = "vector.broadcast"(%137) : (f32) -> vector<1xf32>
    "vector.store"(%138, %54, %58, %68) <{nontemporal = false}> : (vector<1xf32>, memref<16x24xf32, #gpu.address_space<global>>, index, index) -> ()
    %139 = "arith.addi"(%64, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%139)[^bb3] : (i32) -> ()
  ^bb5:  // pred: ^bb3
    %140 = "arith.addi"(%55, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "cf.br"(%140)[^bb1] : (i32) -> ()
  ^bb6:  // pred: ^bb1
    "func.return"() : () -> ()
  }) {gpu.known_block_size = array<i32: 32, 8, 1>} : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @matmul_dispatch_0_matmul_16x24x32_f32, subgroup_size = 32 : i64, workgroup_size = array<i64: 32, 8, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %0, %0) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
