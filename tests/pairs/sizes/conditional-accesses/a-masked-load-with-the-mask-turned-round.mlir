func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
 %c0 = arith.constant 0 : index
 %c4 = arith.constant 4 : index
 %k = arith.constant dense<1.0> : vector<4xf32>
 %kk = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c4 {
  %x = vector.load %a[%i] : memref<?xf32>, vector<4xf32>
  %g = arith.cmpf ogt, %x, %k : vector<4xf32>
%y = vector.maskedload %b[%i], %g, %k : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %y, %c[%i] : memref<?xf32>, vector<4xf32>
 }
 return
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) {
 %c0 = arith.constant 0 : index
 %c4 = arith.constant 4 : index
 %k = arith.constant dense<1.0> : vector<4xf32>
 %kk = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c4 {
  %x = vector.load %a[%i] : memref<?xf32>, vector<4xf32>
  %g = arith.cmpf ogt, %x, %k : vector<4xf32>
%h = arith.cmpf olt, %k, %x : vector<4xf32>
%y = vector.maskedload %b[%i], %h, %k : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %y, %c[%i] : memref<?xf32>, vector<4xf32>
 }
 return
}
// expect: equivalent bitwise
