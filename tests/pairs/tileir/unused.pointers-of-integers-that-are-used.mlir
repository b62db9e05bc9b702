cuda_tile.module @m {
  testing$func @f(%n: tile<i64>) -> tile<i32> {
    %a = int_to_ptr %n : tile<i64> -> tile<ptr<i32>>
    %b = ptr_to_int %a : tile<ptr<i32>> -> tile<i64>
    %c = constant <i32: 3> : tile<i32>
    return %c : tile<i32>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%n: tile<i64>) -> tile<i32> {
    %a = int_to_ptr %n : tile<i64> -> tile<ptr<i32>>
    %b = ptr_to_int %a : tile<ptr<i32>> -> tile<i64>
    %c = constant <i32: 3> : tile<i32>
    %q, %t = load_ptr_tko weak %a : tile<ptr<i32>> -> tile<i32>, token
    return %c : tile<i32>
  }
}
// expect: unknown unsupported
