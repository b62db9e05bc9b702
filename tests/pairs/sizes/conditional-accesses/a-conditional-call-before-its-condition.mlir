func.func private @g(%x: f32, %b: memref<?xf32>, %i: index) {
 memref.store %x, %b[%i] : memref<?xf32>
 return
}
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
scf.if %g { func.call @g(%x, %b, %i) : (f32, memref<?xf32>, index) -> () }
 }
 return
}
// -----
func.func private @g(%x: f32, %b: memref<?xf32>, %i: index) {
 %k = arith.constant 1.0 : f32
 %g = arith.cmpf ogt, %x, %k : f32
%o = memref.load %b[%i] : memref<?xf32>
scf.if %g { memref.store %x, %b[%i] : memref<?xf32> }
 return
}
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 scf.for %i = %c0 to %n step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
func.call @g(%x, %b, %i) : (f32, memref<?xf32>, index) -> ()
 }
 return
}
// expect: different
