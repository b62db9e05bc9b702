hw.module @f(in %a : !hw.array<2xstruct<x: i2, y: i2>>, out b : !hw.array<2xstruct<x: i2, y: i2>>) {
  hw.output %a : !hw.array<2xstruct<x: i2, y: i2>>
}
// -----
hw.module @f(in %a : !hw.array<2xstruct<y: i2, x: i2>>, out b : !hw.array<2xstruct<y: i2, x: i2>>) {
  hw.output %a : !hw.array<2xstruct<y: i2, x: i2>>
}
// expect: unknown promise
