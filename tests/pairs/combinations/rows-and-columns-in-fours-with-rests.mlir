func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c4 = arith.constant 4 : index
 %n = memref.dim %A, %c0 : memref<?x?xf32>
 %m = memref.dim %A, %c1 : memref<?x?xf32>
 scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
 %v = memref.load %A[%i,%j] : memref<?x?xf32>
 %w = arith.mulf %v, %v : f32
 memref.store %w, %B[%i,%j] : memref<?x?xf32>
 } }
 return
}
// -----
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
 %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %c4 = arith.constant 4 : index
 %n = memref.dim %A, %c0 : memref<?x?xf32>
 %m = memref.dim %A, %c1 : memref<?x?xf32>
 %nq = arith.divui %n, %c4 : index
 %nm = arith.muli %nq, %c4 : index
 %mq = arith.divui %m, %c4 : index
 %mm = arith.muli %mq, %c4 : index
 scf.for %i = %c0 to %nm step %c1 { scf.for %j = %c0 to %mm step %c1 {
 %v = memref.load %A[%i,%j] : memref<?x?xf32>
 %w = arith.mulf %v, %v : f32
 memref.store %w, %B[%i,%j] : memref<?x?xf32>
 } }
 scf.for %i = %c0 to %nm step %c1 { scf.for %j = %mm to %m step %c1 {
 %v = memref.load %A[%i,%j] : memref<?x?xf32>
 %w = arith.mulf %v, %v : f32
 memref.store %w, %B[%i,%j] : memref<?x?xf32>
 } }
 scf.for %i = %nm to %n step %c1 { scf.for %j = %c0 to %mm step %c1 {
 %v = memref.load %A[%i,%j] : memref<?x?xf32>
 %w = arith.mulf %v, %v : f32
 memref.store %w, %B[%i,%j] : memref<?x?xf32>
 } }
 scf.for %i = %nm to %n step %c1 { scf.for %j = %mm to %m step %c1 {
 %v = memref.load %A[%i,%j] : memref<?x?xf32>
 %w = arith.mulf %v, %v : f32
 memref.store %w, %B[%i,%j] : memref<?x?xf32>
 } }
 return
}
// expect: equivalent
