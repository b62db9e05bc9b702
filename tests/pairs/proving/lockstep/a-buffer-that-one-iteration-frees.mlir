func.func @f(%n: index, %o: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.load %o[%c0] : memref<?xindex>
  %most = memref.load %o[%k] : memref<?xindex>
  %m = memref.alloc(%k) : memref<?xindex>
  memref.store %k, %m[%c0] : memref<?xindex>
  %v = memref.load %m[%c0] : memref<?xindex>
  scf.parallel (%i) = (%c0) to (%most) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.dealloc %m : memref<?xindex>
    }
    memref.store %v, %o[%i] : memref<?xindex>
    scf.reduce
  }
  return
}
// -----
func.func @f(%n: index, %o: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.load %o[%c0] : memref<?xindex>
  %most = memref.load %o[%k] : memref<?xindex>
  %m = memref.alloc(%k) : memref<?xindex>
  memref.store %k, %m[%c0] : memref<?xindex>
  %v = memref.load %m[%c0] : memref<?xindex>
  scf.parallel (%i) = (%c0) to (%most) step (%c1) {
    %first = arith.cmpi eq, %c0, %i : index
    scf.if %first {
      memref.dealloc %m : memref<?xindex>
    }
    memref.store %v, %o[%i] : memref<?xindex>
    scf.reduce
  }
  return
}
// expect: equivalent bitwise all-sizes
