func.func @f(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>

  %r = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %k = arith.constant 4093 : index
    %s = arith.muli %i, %i : index
    %q = arith.subi %s, %k : index
    %h = arith.constant 3 : index
    %p = arith.remui %s, %k : index
    %z = arith.subi %p, %h : index
    %g = arith.divui %n, %z : index
    %v = memref.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
// expect: different
