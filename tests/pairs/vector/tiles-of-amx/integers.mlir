func.func @f(%a: memref<4x4x4xi8>, %b: memref<4x4x4xi8>, %c: memref<4x4xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %v = 0 to 4 {
          %x = affine.load %a[%i, %k, %v] : memref<4x4x4xi8>
          %y = affine.load %b[%k, %j, %v] : memref<4x4x4xi8>
          %p = arith.extsi %x : i8 to i32
          %q = arith.extsi %y : i8 to i32
          %s = affine.load %c[%i, %j] : memref<4x4xi32>
          %r = arith.muli %p, %q : i32
          %t = arith.addi %s, %r : i32
          affine.store %t, %c[%i, %j] : memref<4x4xi32>
        }
      }
    }
  }
  return
}
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4x4xi8>, memref<4x4x4xi8>, memref<4x4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<4x4x4xi8>, %b: memref<4x4x4xi8>, %c: memref<4x4xi32>):
    %zero = "arith.constant"() <{value = 0 : index}> : () -> index
    %one = "arith.constant"() <{value = 1 : index}> : () -> index
    %0 = "memref.collapse_shape"(%a) <{reassociation = [[0], [1, 2]]}> : (memref<4x4x4xi8>) -> memref<4x16xi8>
    %1 = "memref.collapse_shape"(%b) <{reassociation = [[0], [1, 2]]}> : (memref<4x4x4xi8>) -> memref<4x16xi8>
    %2 = "amx.tile_load"(%0, %zero, %zero) <{operandSegmentSizes = array<i32: 1, 2, 0>}>
      : (memref<4x16xi8>, index, index) -> !amx.tile<4x16xi8>
    %3 = "amx.tile_load"(%1, %zero, %zero) <{operandSegmentSizes = array<i32: 1, 2, 0>}>
      : (memref<4x16xi8>, index, index) -> !amx.tile<4x16xi8>
    %4 = "amx.tile_load"(%c, %zero, %zero) <{operandSegmentSizes = array<i32: 1, 2, 0>}>
      : (memref<4x4xi32>, index, index) -> !amx.tile<4x4xi32>
    %5 = "amx.tile_muli"(%2, %3, %4) 
      : (!amx.tile<4x16xi8>, !amx.tile<4x16xi8>, !amx.tile<4x4xi32>) -> !amx.tile<4x4xi32>
    "amx.tile_store"(%c, %zero, %zero, %5) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}>
      : (memref<4x4xi32>, index, index, !amx.tile<4x4xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// expect: equivalent
