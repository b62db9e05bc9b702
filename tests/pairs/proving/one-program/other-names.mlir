func.func @f(%n: index, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %k = arith.constant 5 : i8
  %m = memref.alloca() : memref<1xi8>
  memref.store %z, %m[%c0] : memref<1xi8>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%c0] : memref<1xi8>
    %w = arith.addi %v, %one : i8
    memref.store %w, %m[%c0] : memref<1xi8>
    %p = arith.cmpi eq, %w, %k : i8
    scf.if %p {
      %e = arith.constant 7 : i32
      memref.store %e, %o[%c0] : memref<1xi32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %o: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %k = arith.constant 5 : i8
  %zz = memref.alloca() : memref<1xi8>
  memref.store %z, %zz[%c0] : memref<1xi8>
  scf.for %i = %c0 to %n step %c1 {
    %q = memref.load %zz[%c0] : memref<1xi8>
    %w = arith.addi %q, %one : i8
    memref.store %w, %zz[%c0] : memref<1xi8>
    %p = arith.cmpi eq, %w, %k : i8
    scf.if %p {
      %e = arith.constant 7 : i32
      memref.store %e, %o[%c0] : memref<1xi32>
    }
  }
  return
}
// expect: equivalent bitwise all-sizes
