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
    %e = arith.xori %h, %true : i1
    scf.yield %e : i1
  }
  %x = arith.select %r, %p, %q : index
  return %x : index
}
// -----
func.func @f(%lb: index, %ub: index, %s: index, %p: index, %q: index, %g: i1) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%z = %c0) -> (index) {
    scf.yield %z : index
  }
  return %q : index
}
// expect: different
