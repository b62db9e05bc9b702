// The form that -convert-vector-to-scf gives it.
func.func @f(%v: vector<3xi4>) {
  vector.print %v : vector<3xi4>
  return
}
// -----
func.func @f(%v: vector<3xi4>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %w = arith.extsi %v : vector<3xi4> to vector<3xi8>
  vector.print punctuation <open>
  scf.for %i = %c0 to %c3 step %c1 {
    %e = vector.extract %w[%i] : i8 from vector<3xi8>
    vector.print %e : i8 punctuation <no_punctuation>
    %more = arith.cmpi ult, %i, %c2 : index
    scf.if %more {
      vector.print punctuation <comma>
    }
  }
  vector.print punctuation <close>
  vector.print punctuation <newline>
  return
}
// expect: equivalent
