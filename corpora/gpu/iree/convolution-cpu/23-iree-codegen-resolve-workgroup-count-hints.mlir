"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "convolution_dispatch_0_conv_8x8x8x3x3x4_f32"}> ({
    %3 = "arith.constant"() <{value = 2 : index}> : () -> index
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4x4xf32>}> : () -> vector<4x4xf32>
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 8 : index}> : () -> index
    %7 = "arith.constant"() <{value = 1 : index}> : () -> index
    %8 = "arith.constant"() <{value = 3 : index}> : () -> index
    %9 = "arith.constant"() <{value = 0 : index}> : () -> index
    %10 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 0 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
    %11 = "memref.assume_alignment"(%10) <{alignment = 64 : i32}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>
    %12 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 1 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
    %13 = "memref.assume_alignment"(%12) <{alignment = 64 : i32}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>
    %14 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 2 : index, descriptor_flags = 3 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
    %15 = "memref.assume_alignment"(%14) <{alignment = 64 : i32}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<8xf32, #hal.descriptor_type<storage_buffer>>
    %16 = "hal.interface.binding.subspan"(%9) <{alignment = 64 : index, binding = 3 : index, descriptor_flags = 2 : i32, layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer, Indirect>], flags = Indirect>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
    %17 = "memref.assume_alignment"(%16) <{alignment = 64 : i32}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>) -> memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>
    %18 = "hal.interface.workgroup.id"() <{dimension = 0 : index}> : () -> index
    %19 = "hal.interface.workgroup.count"() <{dimension = 0 : index}> : () -> index
    %20 = "memref.subview"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 1, 8, 8>, static_strides = array<i64: 1, 1, 1, 1>}> : (memref<1x8x8x8xf32, #hal.descriptor_type<storage_buffer>>, index) -> memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>
    "scf.for"(%9, %6, %5) ({
    ^bb0(%arg1: index):
      "scf.for"(%9, %6, %5) ({
      ^bb0(%arg2: index):
        %21 = "scf.for"(%9, %8, %7, %4) ({
        ^bb0(%arg3: index, %arg4: vector<4x4xf32>):
          %33 = "affine.apply"(%arg3, %18) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
          %34 = "scf.for"(%9, %8, %7, %arg4) ({
          ^bb0(%arg5: index, %arg6: vector<4x4xf32>):
            %35 = "vector.load"(%13, %arg3, %arg5, %9, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %36 = "vector.load"(%13, %arg3, %arg5, %7, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %37 = "vector.load"(%13, %arg3, %arg5, %3, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %38 = "vector.load"(%13, %arg3, %arg5, %8, %arg2) <{nontemporal = false}> : (memref<3x3x4x8xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> vector<4xf32>
            %39 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %40 = "memref.load"(%11, %9, %33, %39, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %41 = "vector.broadcast"(%40) : (f32) -> vector<4xf32>
            %42 = "vector.extract"(%arg6) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
            %43 = "vector.fma"(%41, %35, %42) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %44 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %45 = "memref.load"(%11, %9, %33, %44, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %46 = "vector.broadcast"(%45) : (f32) -> vector<4xf32>
            %47 = "vector.extract"(%arg6) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
            %48 = "vector.fma"(%46, %35, %47) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %49 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %50 = "memref.load"(%11, %9, %33, %49, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %51 = "vector.broadcast"(%50) : (f32) -> vector<4xf32>
            %52 = "vector.extract"(%arg6) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
            %53 = "vector.fma"(%51, %35, %52) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %54 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %55 = "memref.load"(%11, %9, %33, %54, %9) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %56 = "vector.broadcast"(%55) : (f32) -> vector<4xf32>
            %57 = "vector.extract"(%arg6) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
            %58 = "vector.fma"(%56, %35, %57) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %59 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %60 = "memref.load"(%11, %9, %33, %59, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %61 = "vector.broadcast"(%60) : (f32) -> vector<4xf32>
            %62 = "vector.fma"(%61, %36, %43) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %63 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %64 = "memref.load"(%11, %9, %33, %63, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %65 = "vector.broadcast"(%64) : (f32) -> vector<4xf32>
            %66 = "vector.fma"(%65, %36, %48) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %67 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %68 = "memref.load"(%11, %9, %33, %67, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %69 = "vector.broadcast"(%68) : (f32) -> vector<4xf32>
            %70 = "vector.fma"(%69, %36, %53) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %71 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %72 = "memref.load"(%11, %9, %33, %71, %7) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %73 = "vector.broadcast"(%72) : (f32) -> vector<4xf32>
            %74 = "vector.fma"(%73, %36, %58) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %75 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %76 = "memref.load"(%11, %9, %33, %75, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %77 = "vector.broadcast"(%76) : (f32) -> vector<4xf32>
            %78 = "vector.fma"(%77, %37, %62) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %79 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %80 = "memref.load"(%11, %9, %33, %79, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %81 = "vector.broadcast"(%80) : (f32) -> vector<4xf32>
            %82 = "vector.fma"(%81, %37, %66) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %83 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %84 = "memref.load"(%11, %9, %33, %83, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %85 = "vector.broadcast"(%84) : (f32) -> vector<4xf32>
            %86 = "vector.fma"(%85, %37, %70) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %87 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %88 = "memref.load"(%11, %9, %33, %87, %3) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %89 = "vector.broadcast"(%88) : (f32) -> vector<4xf32>
            %90 = "vector.fma"(%89, %37, %74) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %91 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1)>}> : (index, index) -> index
            %92 = "memref.load"(%11, %9, %33, %91, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %93 = "vector.broadcast"(%92) : (f32) -> vector<4xf32>
            %94 = "vector.fma"(%93, %38, %78) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %95 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 1)>}> : (index, index) -> index
            %96 = "memref.load"(%11, %9, %33, %95, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %97 = "vector.broadcast"(%96) : (f32) -> vector<4xf32>
            %98 = "vector.fma"(%97, %38, %82) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %99 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 2)>}> : (index, index) -> index
            %100 = "memref.load"(%11, %9, %33, %99, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %101 = "vector.broadcast"(%100) : (f32) -> vector<4xf32>
            %102 = "vector.fma"(%101, %38, %86) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %103 = "affine.apply"(%arg5, %arg1) <{map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>}> : (index, index) -> index
            %104 = "memref.load"(%11, %9, %33, %103, %8) <{invariant = false, nontemporal = false}> : (memref<1x10x10x4xf32, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> f32
            %105 = "vector.broadcast"(%104) : (f32) -> vector<4xf32>
            %106 = "vector.fma"(%105, %38, %90) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %107:4 = "vector.to_elements"(%94) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %108:4 = "vector.to_elements"(%98) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %109:4 = "vector.to_elements"(%102) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %110:4 = "vector.to_elements"(%106) : (vector<4xf32>) -> (f32, f32, f32, f32)
            %111 = "vector.from_elements"(%107#0, %107#1, %107#2, %107#3, %108#0, %108#1, %108#2, %108#3, %109#0, %109#1, %109#2, %109#3, %110#0, %110#1, %110#2, %110#3) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<4x4xf32>
            "scf.yield"(%111) : (vector<4x4xf32>) -> ()
          }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
          "scf.yield"(%34) : (vector<4x4xf32>) -> ()
        }) : (index, index, index, vector<4x4xf32>) -> vector<4x4xf32>
        %22 = "vector.load"(%15, %arg2) <{nontemporal = false}> : (memref<8xf32, #hal.descriptor_type<storage_buffer>>, index) -> vector<4xf32>
        %23 = "vector.broadcast"(%22) : (vector<4xf32>) -> vector<4x4xf32>
        %24 = "arith.addf"(%21, %23) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %25 = "arith.maximumf"(%24, %4) <{fastmath = #arith.fastmath<none>}> : (vector<4x4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
        %26 = "vector.extract"(%25) <{static_position = array<i64: 0>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%26, %20, %9, %9, %arg1, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %27 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 1)>}> : (index) -> index
        %28 = "vector.extract"(%25) <{static_position = array<i64: 1>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%28, %20, %9, %9, %27, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %29 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 2)>}> : (index) -> index
        %30 = "vector.extract"(%25) <{static_position = array<i64: 2>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%30, %20, %9, %9, %29, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        %31 = "affine.apply"(%arg1) <{map = affine_map<(d0) -> (d0 + 3)>}> : (index) -> index
        %32 = "vector.extract"(%25) <{static_position = array<i64: 3>}> : (vector<4x4xf32>) -> vector<4xf32>
        "vector.store"(%32, %20, %9, %9, %31, %arg2) <{nontemporal = false}> : (vector<4xf32>, memref<1x1x8x8xf32, strided<[512, 64, 8, 1], offset: ?>, #hal.descriptor_type<storage_buffer>>, index, index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "iree_codegen.dispatch_config"() <{function_ref = @convolution_dispatch_0_conv_8x8x8x3x3x4_f32, workgroup_size = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg0: !hal.device):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "iree_codegen.yield"(%0, %1, %2) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()
