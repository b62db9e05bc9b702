cuda_tile.module @m {
  testing$func @f(%n: tile<i8>) -> tile<i8> {
    %a = assume div_by<200>, %n : tile<i8>
    return %a : tile<i8>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%n: tile<i8>) -> tile<i8> {
    %c = constant <i8: 0> : tile<i8>
    return %c : tile<i8>
  }
}
// expect: unknown unsupported
