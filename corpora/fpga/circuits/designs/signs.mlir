hw.module @main(in %a : i8, in %b : i8, in %c : i4, out s : i10, out p : i12, out q : i9, out r : i4, out l : i1, out m : i1) {
  %ua = hwarith.cast %a : (i8) -> ui8
  %sb = hwarith.cast %b : (i8) -> si8
  %uc = hwarith.cast %c : (i4) -> ui4
  %k = hwarith.constant -3 : si3
  %sum = hwarith.add %ua, %sb : (ui8, si8) -> si10
  %pr = hwarith.mul %sb, %uc : (si8, ui4) -> si12
  %e = hwarith.sub %sb, %k : (si8, si3) -> si9
  %f = hwarith.cast %sum : (si10) -> ui4
  %lt = hwarith.icmp lt %ua, %sb : ui8, si8
  %eq = hwarith.icmp eq %uc, %k : ui4, si3
  %s = hwarith.cast %sum : (si10) -> i10
  %p = hwarith.cast %pr : (si12) -> i12
  %q = hwarith.cast %e : (si9) -> i9
  %r = hwarith.cast %f : (ui4) -> i4
  hw.output %s, %p, %q, %r, %lt, %eq : i10, i12, i9, i4, i1, i1
}
