func.func @trisolv(%n: index, %L: memref<?x?xf32>, %x: memref<?xf32>, %b: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %bi = memref.load %b[%i] : memref<?xf32>
    memref.store %bi, %x[%i] : memref<?xf32>
    scf.for %j = %c0 to %i step %c1 {
      %l = memref.load %L[%i, %j] : memref<?x?xf32>
      %xj = memref.load %x[%j] : memref<?xf32>
      %xi = memref.load %x[%i] : memref<?xf32>
      %p = arith.mulf %l, %xj : f32
      %s = arith.subf %xi, %p : f32
      memref.store %s, %x[%i] : memref<?xf32>
    }
    %xi = memref.load %x[%i] : memref<?xf32>
    %d = memref.load %L[%i, %i] : memref<?x?xf32>
    %q = arith.divf %xi, %d : f32
    memref.store %q, %x[%i] : memref<?xf32>
  }
  return
}
