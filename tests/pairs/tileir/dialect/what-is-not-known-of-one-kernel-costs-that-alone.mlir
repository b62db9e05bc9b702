// options: --size grid_x=1 --size grid_y=1 --size grid_z=1 --func k
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %r = constant <i32: 1> : tile<i32>
    %s = store_ptr_tko weak %out, %r : tile<ptr<i32>>, tile<i32> -> token
    return
  }
  entry @other(%out: tile<ptr<i32>>) {
    %t = print_tko "hello" -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %r = constant <i32: 2> : tile<i32>
    %s = store_ptr_tko weak %out, %r : tile<ptr<i32>>, tile<i32> -> token
    return
  }
  entry @other(%out: tile<ptr<i32>>) {
    %t = print_tko "hello" -> token
    return
  }
}
// expect: different
