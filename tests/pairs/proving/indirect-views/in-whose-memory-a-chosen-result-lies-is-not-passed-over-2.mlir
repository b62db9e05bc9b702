func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %m = memref.alloc() : memref<3xf32>
  scf.if %c {
    memref.copy %a, %m : memref<3xf32> to memref<3xf32>
  } else {
    memref.copy %b, %m : memref<3xf32> to memref<3xf32>
  }
  return %m : memref<3xf32>
}
// -----
func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %s = arith.select %c, %a, %b : memref<3xf32>
  return %s : memref<3xf32>
}
// expect: unknown alias
