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
  %w = sv.read_inout %r : !hw.inout<array<4xi4>>
  %e = hw.array_get %w[%k] : !hw.array<4xi4>, i2
  hw.output %e : i4
}

// expect: equivalent
