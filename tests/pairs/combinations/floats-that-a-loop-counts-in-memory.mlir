func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 memref.store %c0, %o[%c0] : memref<4xindex>
 return
}
// -----
func.func @f(%m0: memref<?xf32>, %o: memref<4xindex>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c2 = arith.constant 2 : index
 %c3 = arith.constant 3 : index
 %n0 = memref.dim %m0, %c0 : memref<?xf32>
 %k0 = arith.constant 1013 : index
 %a = memref.alloca() : memref<f32>
 %f0 = arith.constant 0.0 : f32
 %f1 = arith.constant 1.0 : f32
 memref.store %f0, %a[] : memref<f32>
 scf.for %i = %c0 to %n0 step %c1 {
  %l = memref.load %a[] : memref<f32>
  %l1 = arith.addf %l, %f1 : f32
  memref.store %l1, %a[] : memref<f32>
 }
 %x = memref.load %a[] : memref<f32>
 %f5 = arith.constant 5000.0 : f32
 %d = arith.divf %x, %f5 : f32
 %u = arith.fptoui %d : f32 to i32
 %r = arith.index_castui %u : i32 to index
 memref.store %r, %o[%c0] : memref<4xindex>
 return
}
// expect: unknown not-covered
