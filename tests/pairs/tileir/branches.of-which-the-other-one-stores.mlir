cuda_tile.module @m {
  testing$func @f(%p: tile<ptr<i32>>, %n: tile<i32>) -> tile<i32> {
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %c = cmpi equal %n, %z, signed : tile<i32> -> tile<i1>
    if %c {
      %t = store_ptr_tko weak %p, %z : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %t = store_ptr_tko weak %p, %o : tile<ptr<i32>>, tile<i32> -> token
    }
    return %n : tile<i32>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%p: tile<ptr<i32>>, %n: tile<i32>) -> tile<i32> {
    %z = constant <i32: 0> : tile<i32>
    %o = constant <i32: 1> : tile<i32>
    %c = cmpi not_equal %n, %z, signed : tile<i32> -> tile<i1>
    if %c {
      %t = store_ptr_tko weak %p, %z : tile<ptr<i32>>, tile<i32> -> token
    } else {
      %t = store_ptr_tko weak %p, %o : tile<ptr<i32>>, tile<i32> -> token
    }
    return %n : tile<i32>
  }
}
// expect: different
