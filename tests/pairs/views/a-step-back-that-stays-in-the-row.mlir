func.func @f(%a: memref<2x8xf32>, %s: index) -> f32 {
  %i = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %v = memref.subview %a[0, 4] [2, 4] [1, %s] : memref<2x8xf32> to memref<2x4xf32, strided<[8, ?], offset: 4>>
  %x = memref.load %v[%c0, %i] : memref<2x4xf32, strided<[8, ?], offset: 4>>
  return %x : f32
}
// -----
func.func @f(%a: memref<2x8xf32>, %s: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c = arith.constant -1 : index
  %t = arith.muli %s, %c3 : index
  %j = arith.addi %t, %c4 : index
  %bad = arith.cmpi eq, %s, %c : index
  %x = scf.if %bad -> f32 {
    %z = arith.constant 0.0 : f32
    scf.yield %z : f32
  } else {
    %y = memref.load %a[%c0, %j] : memref<2x8xf32>
    scf.yield %y : f32
  }
  return %x : f32
}
// expect: different
