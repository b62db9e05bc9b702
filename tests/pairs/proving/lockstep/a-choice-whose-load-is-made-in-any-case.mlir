func.func @f(%p: memref<?xindex>, %q: memref<?xf64>, %a: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %c = arith.cmpi eq, %j, %i : index
    %v = scf.if %c -> f64 {
      %u = memref.load %q[%j] : memref<?xf64>
      scf.yield %u : f64
    } else {
      scf.yield %a : f64
    }
    memref.store %v, %q[%i] : memref<?xf64>
  }
  return
}
// -----
func.func @f(%p: memref<?xindex>, %q: memref<?xf64>, %a: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.load %p[%c0] : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.load %p[%i] : memref<?xindex>
    %c = arith.cmpi eq, %j, %i : index
    %u = memref.load %q[%j] : memref<?xf64>
    %v = scf.if %c -> f64 {
      scf.yield %u : f64
    } else {
      scf.yield %a : f64
    }
    memref.store %v, %q[%i] : memref<?xf64>
  }
  return
}
// expect: unknown
