func.func @f(%p: memref<?xi64>, %q: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i64
  scf.while : () -> () {
    %v = memref.load %p[%c0] : memref<?xi64>
    %go = arith.cmpi slt, %v, %k : i64
    scf.condition(%go)
  } do {
    %v = memref.load %p[%c0] : memref<?xi64>
    %w = arith.addi %v, %k : i64
    memref.store %w, %q[%c0] : memref<?xi64>
    memref.store %w, %p[%c0] : memref<?xi64>
    scf.yield
  }
  return
}
// -----
func.func @f(%p: memref<?xi64>, %q: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 1 : i64
  %last = scf.while : () -> i64 {
    %v = memref.load %p[%c0] : memref<?xi64>
    %go = arith.cmpi slt, %v, %k : i64
    scf.condition(%go) %v : i64
  } do {
  ^bb0(%v: i64):
    %w = arith.addi %v, %k : i64
    memref.store %w, %q[%c0] : memref<?xi64>
    memref.store %w, %p[%c0] : memref<?xi64>
    scf.yield
  }
  return
}
// expect: equivalent
