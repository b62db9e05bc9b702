func.func @f(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %i: index) {
  affine.for %r = 0 to 2 {
    affine.for %c = 0 to 4 {
      %x = affine.load %a[%r + 3, %c + 1] : memref<8x8xf32>
      affine.store %x, %b[%r + 1, %c + 2] : memref<8x8xf32>
    }
  }
  return
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32>, memref<8x8xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %i: index):
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %two = "arith.constant"() <{value = 2 : index}> : () -> index
    %three = "arith.constant"() <{value = 3 : index}> : () -> index
    %0 = "amx.tile_load"(%a, %three, %one) <{operandSegmentSizes = array<i32: 1, 2, 0>}>
      : (memref<8x8xf32>, index, index) -> !amx.tile<2x4xf32>
    "amx.tile_store"(%b, %one, %two, %0) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}>
      : (memref<8x8xf32>, index, index, !amx.tile<2x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// expect: equivalent
