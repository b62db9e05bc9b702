func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 %r:2 = scf.while (%i = %c0, %s = %k) : (index, f32) -> (index, f32) {
   %l = arith.cmpi slt, %i, %n : index
   scf.condition(%l) %i, %s : index, f32
 } do {
 ^bb0(%i: index, %s: f32):
  %x = memref.load %a[%i] : memref<?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
%v = scf.if %g -> f32 { %y = memref.load %b[%i] : memref<?xf32>
 scf.yield %y : f32 } else { scf.yield %s : f32 }
  %j = arith.addi %i, %c1 : index
  scf.yield %j, %v : index, f32
 }
 return %r#1 : f32
}
// -----
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %k = arith.constant 1.0 : f32
 %r:2 = scf.while (%i = %c0, %s = %k) : (index, f32) -> (index, f32) {
   %l = arith.cmpi slt, %i, %n : index
   scf.condition(%l) %i, %s : index, f32
 } do {
 ^bb0(%i: index, %s: f32):
  %x = memref.load %a[%i] : memref<?xf32>
  %g = arith.cmpf ogt, %x, %k : f32
%y = memref.load %b[%i] : memref<?xf32>
%v = arith.select %g, %y, %s : f32
  %j = arith.addi %i, %c1 : index
  scf.yield %j, %v : index, f32
 }
 return %r#1 : f32
}
// expect: different
