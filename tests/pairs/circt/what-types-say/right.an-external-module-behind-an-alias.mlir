hw.module.extern @E(in %x : !hw.typealias<@s::@t, !hw.struct<a: i8, b: i8>>, out y : i8)
hw.module @m(in %p : !hw.struct<a: i8, b: i8>, out o : i8) {
  %a = hw.bitcast %p : (!hw.struct<a: i8, b: i8>) -> !hw.typealias<@s::@t, !hw.struct<a: i8, b: i8>>
  %y = hw.instance "e" @E(x: %a : !hw.typealias<@s::@t, !hw.struct<a: i8, b: i8>>) -> (y: i8)
  hw.output %y : i8
}
// -----
hw.module.extern @E(in %x : !hw.struct<a: i8, b: i8>, out y : i8)
hw.module @m(in %p : !hw.struct<a: i8, b: i8>, out o : i8) {
  %y = hw.instance "e" @E(x: %p : !hw.struct<a: i8, b: i8>) -> (y: i8)
  hw.output %y : i8
}
// expect: equivalent
