// options: --domain exact --accept real
// A sparse matrix by rows times a vector: where the rows begin is known, the columns are data.
memref.global "private" constant @rows : memref<5xindex> = dense<[0, 2, 3, 3, 6]>
func.func @f(%columns: memref<6xi32>, %values: memref<6xf64>, %x: memref<5xf64>, %y: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : index
  %rows = memref.get_global @rows : memref<5xindex>
  affine.for %i = 0 to 4 {
    %begin = affine.load %rows[%i] : memref<5xindex>
    %end = affine.load %rows[%i + 1] : memref<5xindex>
    %sum = scf.for %k = %begin to %end step %c1 iter_args(%s = %zero) -> f64 {
      %c = memref.load %columns[%k] : memref<6xi32>
      %j = arith.index_cast %c : i32 to index
      %a = memref.load %values[%k] : memref<6xf64>
      %b = memref.load %x[%j] : memref<5xf64>
      %p = arith.mulf %a, %b : f64
      %t = arith.addf %s, %p : f64
      scf.yield %t : f64
    }
    affine.store %sum, %y[%i] : memref<4xf64>
  }
  return
}
// -----
// The same: first all elements of the vector are gathered, then each row is summed in the output.
memref.global "private" constant @rows : memref<5xindex> = dense<[0, 2, 3, 3, 6]>
func.func @f(%columns: memref<6xi32>, %values: memref<6xf64>, %x: memref<5xf64>, %y: memref<4xf64>) {
  %zero = arith.constant 0.0 : f64
  %c1 = arith.constant 1 : index
  %rows = memref.get_global @rows : memref<5xindex>
  %gathered = memref.alloc() : memref<6xf64>
  affine.for %k = 0 to 6 {
    %c = affine.load %columns[%k] : memref<6xi32>
    %j = arith.index_cast %c : i32 to index
    %b = memref.load %x[%j] : memref<5xf64>
    affine.store %b, %gathered[%k] : memref<6xf64>
  }
  affine.for %i = 0 to 4 {
    affine.store %zero, %y[%i] : memref<4xf64>
    %begin = affine.load %rows[%i] : memref<5xindex>
    %end = affine.load %rows[%i + 1] : memref<5xindex>
    scf.for %k = %begin to %end step %c1 {
      %a = memref.load %values[%k] : memref<6xf64>
      %b = memref.load %gathered[%k] : memref<6xf64>
      %p = arith.mulf %b, %a : f64
      %s = affine.load %y[%i] : memref<4xf64>
      %t = arith.addf %s, %p : f64
      affine.store %t, %y[%i] : memref<4xf64>
    }
  }
  memref.dealloc %gathered : memref<6xf64>
  return
}
// expect: equivalent bitwise
