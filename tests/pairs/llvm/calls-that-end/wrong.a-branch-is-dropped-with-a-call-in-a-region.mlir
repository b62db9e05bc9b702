// options: --func f
func.func private @quit(i32)
func.func @f(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  scf.if %c {
    func.call @quit(%n) : (i32) -> ()
  }
  ub.unreachable
^b:
  return %n : i32
}
// -----
func.func private @quit(i32)
func.func @f(%c: i1, %n: i32) -> i32 {
  return %n : i32
}
// expect: unknown unsupported
