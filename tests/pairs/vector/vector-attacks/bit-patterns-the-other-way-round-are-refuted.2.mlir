func.func @f(%A: memref<4xi8>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<4xi8>, vector<4xi8>
  %w = vector.bitcast %v : vector<4xi8> to vector<1xi32>
  vector.store %w, %B[%c0] : memref<1xi32>, vector<1xi32>
  return
}
// -----
func.func @f(%A: memref<4xi8>, %B: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %A[%c0] : memref<4xi8>, vector<4xi8>
  %e:4 = vector.to_elements %v : vector<4xi8>
  %x0 = arith.extui %e#0 : i8 to i32
  %x1 = arith.extui %e#1 : i8 to i32
  %x2 = arith.extui %e#2 : i8 to i32
  %x3 = arith.extui %e#3 : i8 to i32
  %s8 = arith.constant 8 : i32
  %s16 = arith.constant 16 : i32
  %s24 = arith.constant 24 : i32
  %y1 = arith.shli %x1, %s8 : i32
  %y2 = arith.shli %x2, %s16 : i32
  %y3 = arith.shli %x3, %s24 : i32
  %o1 = arith.ori %x0, %y1 : i32
  %o2 = arith.ori %y2, %y3 : i32
  %o = arith.ori %o1, %o2 : i32
  %w = vector.from_elements %o : vector<1xi32>
  vector.store %w, %B[%c0] : memref<1xi32>, vector<1xi32>
  return
}
// expect: equivalent bitwise
