func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32, %O: memref<1xi1>) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  memref.store %false, %O[%c0] : memref<1xi1>
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32, %O: memref<1xi1>) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  %k = arith.constant 700 : index
  %c1 = arith.cmpi sgt, %n, %k : index
  %c2 = arith.cmpi sgt, %m, %k : index
  %b = arith.andi %c1, %c2 : i1
  memref.store %b, %O[%c0] : memref<1xi1>
  return
}
// expect: different
