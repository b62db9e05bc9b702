func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index, %m: index) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c1 {
 scf.for %j = %c0 to %m step %c1 {
  %x = memref.load %a[%i, %j] : memref<?x?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
scf.if %g {
 memref.store %x, %b[%i, %j] : memref<?x?xf32>
}
 }
 }
 return
}
// -----
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index, %m: index) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c1 {
 scf.for %j = %c0 to %m step %c1 {
  %x = memref.load %a[%i, %j] : memref<?x?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
%o = memref.load %b[%i, %j] : memref<?x?xf32>
%s = arith.select %g, %x, %o : f32
memref.store %s, %b[%i, %j] : memref<?x?xf32>
 }
 }
 return
}
// expect: different
