// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %r = negi %v : tile<i32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %c0 = constant <i32: 0> : tile<i32>
    %r = subi %c0, %v : tile<i32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise
