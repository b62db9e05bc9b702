func.func @f(%A: memref<4xf32>, %i: index, %B: memref<f32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %n = arith.remui %i, %c5 : index
  %z = arith.constant 2.0 : f32
  %v = vector.load %A[%c0] : memref<4xf32>, vector<4xf32>
  %in = arith.cmpi ult, %n, %c4 : index
  %x = scf.if %in -> f32 {
    %e = vector.extract %v[%n] : f32 from vector<4xf32>
    scf.yield %e : f32
  } else {
    scf.yield %z : f32
  }
  memref.store %x, %B[] : memref<f32>
  return
}
// -----
func.func @f(%A: memref<4xf32>, %i: index, %B: memref<f32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %n = arith.remui %i, %c5 : index
  %z = arith.constant 2.0 : f32
  %v = vector.load %A[%c0] : memref<4xf32>, vector<4xf32>
  %in = arith.cmpi ult, %n, %c4 : index
  %e = vector.extract %v[%n] : f32 from vector<4xf32>
  %x = arith.select %in, %e, %z : f32
  memref.store %x, %B[] : memref<f32>
  return
}
// expect: equivalent bitwise
