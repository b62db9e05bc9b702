hw.module @main(in %a : i8, in %b : i8, in %c : i4, out d : i8, out e : i8) {
  %ua = hwarith.cast %a : (i8) -> ui8
  %ub = hwarith.cast %b : (i8) -> ui8
  %sa = hwarith.cast %a : (i8) -> si8
  %uc = hwarith.cast %c : (i4) -> ui4
  %d = hwarith.div %ua, %ub : (ui8, ui8) -> ui8
  %e = hwarith.div %sa, %uc : (si8, ui4) -> si8
  %x = hwarith.cast %d : (ui8) -> i8
  %y = hwarith.cast %e : (si8) -> i8
  hw.output %x, %y : i8, i8
}
