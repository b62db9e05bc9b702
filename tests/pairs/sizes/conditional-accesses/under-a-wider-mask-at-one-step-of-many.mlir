func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %z = arith.constant dense<0> : vector<4xi32>
  scf.for %i = %c0 to %c64 step %c4 {
    %x = vector.load %a[%i] : memref<?xi32>, vector<4xi32>
    %g = arith.cmpi sgt, %x, %z : vector<4xi32>
    
    %y = vector.maskedload %b[%i], %g, %z : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.maskedstore %o[%i], %g, %y : memref<?xi32>, vector<4xi1>, vector<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c64 = arith.constant 64 : index
  %z = arith.constant dense<0> : vector<4xi32>
  scf.for %i = %c0 to %c64 step %c4 {
    %x = vector.load %a[%i] : memref<?xi32>, vector<4xi32>
    %g = arith.cmpi sgt, %x, %z : vector<4xi32>
    %at = arith.cmpi eq, %i, %c40 : index
    %m = vector.constant_mask [2] : vector<4xi1>
    %sh = vector.shuffle %g, %g [0, 0, 1, 2] : vector<4xi1>, vector<4xi1>
    %u = arith.ori %g, %sh : vector<4xi1>
    %mm = arith.select %at, %u, %g : vector<4xi1>
    %y = vector.maskedload %b[%i], %mm, %z : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    vector.maskedstore %o[%i], %g, %y : memref<?xi32>, vector<4xi1>, vector<4xi32>
  }
  return
}
// expect: different
