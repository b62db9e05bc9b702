func.func @f(%lb: index, %ub: index, %s: index, %p: index, %q: index, %g: i1) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%z = %c0) -> (index) {
    scf.yield %z : index
  }
  return %q : index
}
// -----
func.func @f(%lb: index, %ub: index, %s: index, %p: index, %q: index, %g: i1) -> index {
  %false = arith.constant false
  %true = arith.constant true
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%f = %false) -> (i1) {
    %c = arith.cmpi eq, %i, %ub : index
    %h = scf.if %c -> (i1) {
      scf.yield %true : i1
    } else {
      scf.yield %f : i1
    }
    scf.yield %h : i1
  }
  %w = arith.addi %p, %c1 overflow<nsw> : index
  %b = arith.cmpi slt, %w, %p : index
  %n = arith.andi %r, %b : i1
  %x = scf.if %n -> (index) {
    scf.yield %p : index
  } else {
    scf.yield %q : index
  }
  return %x : index
}
// expect: different
