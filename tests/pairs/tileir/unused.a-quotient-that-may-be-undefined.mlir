cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>, %n: tile<i32>, %d: tile<i32>) {
    %c = constant <i32: 3> : tile<i32>
    %t = store_ptr_tko weak %p, %c : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%p: tile<ptr<i32>>, %n: tile<i32>, %d: tile<i32>) {
    %c = constant <i32: 3> : tile<i32>
    %q = divi %n, %d signed rounding<zero> : tile<i32>
    %t = store_ptr_tko weak %p, %c : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// expect: different
