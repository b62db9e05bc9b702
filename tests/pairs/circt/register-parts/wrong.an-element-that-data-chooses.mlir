hw.module @f(in %clock: i1, in %x: i4, in %y: i4, in %c: i1, out q: !hw.array<3xi4>) {
  %c0 = hw.constant 0 : i2
  %c1 = hw.constant 1 : i2
  %c2 = hw.constant 2 : i2
  %r = sv.reg : !hw.inout<array<3xi4>>
  %q = sv.read_inout %r : !hw.inout<array<3xi4>>
  %e0 = sv.array_index_inout %r[%c0] : !hw.inout<array<3xi4>>, i2
  %e1 = sv.array_index_inout %r[%c1] : !hw.inout<array<3xi4>>, i2
  %e2 = sv.array_index_inout %r[%c2] : !hw.inout<array<3xi4>>, i2
  %k = comb.concat %c, %c : i1, i1
  %d = sv.array_index_inout %r[%k] : !hw.inout<array<3xi4>>, i2
  sv.always posedge %clock {
    sv.passign %d, %x : i4
  }
  hw.output %q : !hw.array<3xi4>
}

// -----

hw.module @f(in %clock: i1, in %x: i4, in %y: i4, in %c: i1, out q: !hw.array<3xi4>) {
  %c0 = hw.constant 0 : i2
  %c1 = hw.constant 1 : i2
  %c2 = hw.constant 2 : i2
  %r = sv.reg : !hw.inout<array<3xi4>>
  %q = sv.read_inout %r : !hw.inout<array<3xi4>>
  %e0 = sv.array_index_inout %r[%c0] : !hw.inout<array<3xi4>>, i2
  %e1 = sv.array_index_inout %r[%c1] : !hw.inout<array<3xi4>>, i2
  %e2 = sv.array_index_inout %r[%c2] : !hw.inout<array<3xi4>>, i2
  sv.always posedge %clock {
    sv.passign %e1, %x : i4
  }
  hw.output %q : !hw.array<3xi4>
}

// expect: unknown
