"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>, memref<256xf32>) -> (), sym_name = "kernel"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: memref<256xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    "air.herd"(%0, %1, %arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 2, 3>, sym_name = "herd_0"}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<256xf32>, %arg5: memref<256xf32>, %arg6: memref<256xf32>):
      %0 = "arith.constant"() <{value = 1 : index}> : () -> index
      %1 = "arith.constant"() <{value = 32 : index}> : () -> index
      %2 = "arith.muli"(%arg1, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      %5 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xf32, 2>
      "air.dma_memcpy_nd"(%3, %arg4, %2, %1, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1, 1, 1, 1>}> {id = 1 : i32} : (memref<64xf32, 2>, memref<256xf32>, index, index, index) -> ()
      "air.dma_memcpy_nd"(%4, %arg5, %2, %1, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1, 1, 1, 1>}> {id = 2 : i32} : (memref<64xf32, 2>, memref<256xf32>, index, index, index) -> ()
      "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (64)>}> ({
      ^bb0(%arg7: index):
        %6 = "affine.load"(%3, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (memref<64xf32, 2>, index) -> f32
        %7 = "affine.load"(%4, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (memref<64xf32, 2>, index) -> f32
        %8 = "arith.addf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%8, %5, %arg7) <{map = affine_map<(d0) -> (d0)>}> : (f32, memref<64xf32, 2>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "air.dma_memcpy_nd"(%arg6, %2, %1, %0, %5) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0, 0>}> {id = 3 : i32} : (memref<256xf32>, index, index, index, memref<64xf32, 2>) -> ()
      "air.herd_terminator"() : () -> ()
    }) : (index, index, memref<256xf32>, memref<256xf32>, memref<256xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
