func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %d, %n : index
  %t = arith.muli %n, %n : index
  %large = arith.cmpi uge, %n, %k : index
  %C = arith.select %large, %A, %B : memref<?xf32>
  %odd = arith.cmpi ne, %t, %k : index
 scf.if %odd { cf.assert %same, "agree" }
 memref.store %x, %C[%c0] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>, %B: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 3 : index
  %d = memref.dim %A, %c0 : memref<?xf32>
  %same = arith.cmpi eq, %d, %n : index
  %t = arith.muli %n, %n : index
  %few = arith.cmpi ult, %n, %k : index
  %odd = arith.cmpi ne, %t, %k : index
 scf.if %odd { cf.assert %same, "agree" }
  scf.if %few { memref.store %x, %B[%c0] : memref<?xf32> } else { memref.store %x, %A[%c0] : memref<?xf32> }
  return
}
// expect: unknown sampled-control
