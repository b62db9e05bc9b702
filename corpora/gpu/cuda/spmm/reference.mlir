// y = a x for a sparse matrix a in CSR, a row at a time.
memref.global "private" constant @row_pointers : memref<7xi32> = dense<[0, 3, 3, 4, 9, 11, 12]>
memref.global "private" constant @columns : memref<12xi32> = dense<[1, 4, 5, 2, 0, 1, 2, 3, 5, 0, 4, 3]>
func.func @kernel(%values: memref<12xf32>, %x: memref<6x8xf32>, %y: memref<6x8xf32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %pointers = memref.get_global @row_pointers : memref<7xi32>
  %columns = memref.get_global @columns : memref<12xi32>
  affine.for %i = 0 to 6 {
    %b = affine.load %pointers[%i] : memref<7xi32>
    %e = affine.load %pointers[%i + 1] : memref<7xi32>
    %begin = arith.index_cast %b : i32 to index
    %end = arith.index_cast %e : i32 to index
    affine.for %j = 0 to 8 {
      %sum = scf.for %k = %begin to %end step %c1 iter_args(%s = %zero) -> f32 {
        %c = memref.load %columns[%k] : memref<12xi32>
        %column = arith.index_cast %c : i32 to index
        %v = memref.load %values[%k] : memref<12xf32>
        %r = memref.load %x[%column, %j] : memref<6x8xf32>
        %p = arith.mulf %v, %r : f32
        %t = arith.addf %s, %p : f32
        scf.yield %t : f32
      }
      affine.store %sum, %y[%i, %j] : memref<6x8xf32>
    }
  }
  return
}
