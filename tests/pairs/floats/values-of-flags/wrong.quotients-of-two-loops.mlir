func.func @f(%x: memref<?xf32>, %y: memref<?xf32>, %u: memref<?xf32>, %v: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = arith.constant 1.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %r = arith.divf %p, %w fastmath<arcp> : f32
    memref.store %r, %u[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %r = arith.divf %p, %w fastmath<arcp> : f32
    memref.store %r, %v[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%x: memref<?xf32>, %y: memref<?xf32>, %u: memref<?xf32>, %v: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = arith.constant 1.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %r = arith.divf %p, %w fastmath<arcp> : f32
    memref.store %r, %u[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %q = arith.divf %o, %w : f32
    %s = arith.mulf %p, %q : f32
    memref.store %s, %v[%i] : memref<?xf32>
  }
  return
}
// expect: unknown open-obligation
