sv.func @f(in %a: i8, in %b: i8, out x: i8, out y: i1) {
  %s = comb.add %a, %b : i8
  %c = comb.icmp eq %s, %a : i8
  sv.return %s, %c : i8, i1
}

// -----

sv.func @f(in %a: i8, in %b: i8, out x: i8, out y: i1) {
  %s = comb.add %b, %a : i8
  %z = hw.constant 0 : i8
  %c = comb.icmp eq %b, %z : i8
  sv.return %s, %c : i8, i1
}

// expect: equivalent
