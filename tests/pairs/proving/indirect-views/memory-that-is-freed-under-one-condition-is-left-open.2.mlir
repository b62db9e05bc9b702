func.func @f(%when: memref<i1>, %a: memref<3xf32>, %x: f32) -> f32 {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3xf32>
  memref.store %x, %m[%c1] : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  
  %y = memref.load %s[%c1] : memref<3xf32>
  return %y : f32
}
// -----
func.func @f(%when: memref<i1>, %a: memref<3xf32>, %x: f32) -> f32 {
  %c = memref.load %when[] : memref<i1>
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3xf32>
  memref.store %x, %m[%c1] : memref<3xf32>
  %s = arith.select %c, %a, %m : memref<3xf32>
  memref.dealloc %m : memref<3xf32>
  %y = memref.load %s[%c1] : memref<3xf32>
  return %y : f32
}
// expect: different
