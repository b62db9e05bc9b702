// options: --func m

sv.func @g(in %a: i8, in %b: i8, out x: i8, out y: i1) {
  %s = comb.add %a, %b : i8
  %c = comb.icmp eq %s, %a : i8
  sv.return %s, %c : i8, i1
}
hw.module @m(in %a: i8, out x: i8) {
  %x, %y = sv.func.call @g(%a, %a) : (i8, i8) -> (i8, i1)
  hw.output %x : i8
}

// -----

sv.func @g(in %a: i8, in %b: i8, out x: i8, out y: i1) {
  %s = comb.add %a, %b : i8
  %c = comb.icmp eq %s, %a : i8
  sv.return %s, %c : i8, i1
}
hw.module @m(in %a: i8, out x: i8) {
  %x = comb.add %a, %a : i8
  hw.output %x : i8
}

// expect: unknown unsupported
