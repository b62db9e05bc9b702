cuda_tile.module @m {
  testing$func @f(%n: tile<i16>) -> tile<i16> {
    %z = constant <i16: 0> : tile<i16>
    return %n : tile<i16>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%n: tile<i16>) -> tile<i16> {
    %z = constant <i16: 0> : tile<i16>
    %a = assume div_by<4611686018427387904>, %n : tile<i16>
    return %a : tile<i16>
  }
}
// expect: different
