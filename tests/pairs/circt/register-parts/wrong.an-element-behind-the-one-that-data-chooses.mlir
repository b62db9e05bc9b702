hw.module @f(in %clock: i1, in %x: !hw.array<4xi4>, in %k: i2, out q: i4) {
  %r = sv.reg : !hw.inout<array<4xi4>>
  sv.always posedge %clock {
    sv.passign %r, %x : !hw.array<4xi4>
  }
  %p = sv.array_index_inout %r[%k] : !hw.inout<array<4xi4>>, i2
  %e = sv.read_inout %p : !hw.inout<i4>
  hw.output %e : i4
}

// -----

hw.module @f(in %clock: i1, in %x: !hw.array<4xi4>, in %k: i2, out q: i4) {
  %r = sv.reg : !hw.inout<array<4xi4>>
  sv.always posedge %clock {
    sv.passign %r, %x : !hw.array<4xi4>
  }
  %c1 = hw.constant 1 : i2
  %n = comb.add %k, %c1 : i2
  %p = sv.array_index_inout %r[%n] : !hw.inout<array<4xi4>>, i2
  %e = sv.read_inout %p : !hw.inout<i4>
  hw.output %e : i4
}

// expect: different
