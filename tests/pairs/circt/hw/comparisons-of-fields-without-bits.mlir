hw.module @m(in %a: !hw.struct<n: i0, b: i4>, out x: i1) {
  %n = hw.struct_extract %a["n"] : !hw.struct<n: i0, b: i4>
  %z = hw.constant 0 : i0
  %s = comb.icmp eq %n, %z : i0
  hw.output %s : i1
}

// -----
hw.module @m(in %a: !hw.struct<n: i0, b: i4>, out x: i1) {
  %n = hw.struct_extract %a["n"] : !hw.struct<n: i0, b: i4>
  %z = hw.constant 0 : i0
  %s = comb.icmp ult %n, %z : i0
  hw.output %s : i1
}

// expect: unknown open-obligation
