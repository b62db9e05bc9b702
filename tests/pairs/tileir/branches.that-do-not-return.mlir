cuda_tile.module @m {
  testing$func @f(%p: tile<ptr<i32>>, %n: tile<i32>) -> tile<i32> {
    %z = constant <i32: 0> : tile<i32>
    %c = cmpi equal %n, %z, signed : tile<i32> -> tile<i1>
    if %c {
      %t = store_ptr_tko weak %p, %z : tile<ptr<i32>>, tile<i32> -> token
    }
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    return %v : tile<i32>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%p: tile<ptr<i32>>, %n: tile<i32>) -> tile<i32> {
    %z = constant <i32: 0> : tile<i32>
    %c = cmpi equal %n, %z, signed : tile<i32> -> tile<i1>
    if %c {
      %t = store_ptr_tko weak %p, %z : tile<ptr<i32>>, tile<i32> -> token
    }
    %v, %t = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    return %v : tile<i32>
  }
}
// expect: unknown unsupported
