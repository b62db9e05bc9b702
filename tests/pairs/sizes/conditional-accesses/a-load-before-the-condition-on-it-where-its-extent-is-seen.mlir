func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) -> index {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%k = arith.constant 1.0 : f32
%d = memref.dim %b, %c0 : memref<?xf32>
scf.for %i = %c0 to %n step %c1 { %x = memref.load %a[%i] : memref<?xf32>
%g = arith.cmpf ogt, %x, %k : f32
scf.if %g { %y = memref.load %b[%i] : memref<?xf32>
 memref.store %y, %c[%i] : memref<?xf32> } }
return %d : index
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>, %n: index) -> index {
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%k = arith.constant 1.0 : f32
%d = memref.dim %b, %c0 : memref<?xf32>
scf.for %i = %c0 to %n step %c1 { %x = memref.load %a[%i] : memref<?xf32>
%g = arith.cmpf ogt, %x, %k : f32
%y = memref.load %b[%i] : memref<?xf32>
scf.if %g {  memref.store %y, %c[%i] : memref<?xf32> } }
return %d : index
}
// expect: different
