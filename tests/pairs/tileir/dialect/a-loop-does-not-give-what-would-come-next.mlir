// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c3 = constant <i32: 3> : tile<i32>
    %n = loop iter_values(%i = %c0) : tile<i32> -> tile<i32> {
      %done = cmpi greater_than_or_equal %i, %c3, signed : tile<i32> -> tile<i1>
      if %done {
        break %i : tile<i32>
      }
      %next = addi %i, %c1 : tile<i32>
      continue %next : tile<i32>
    }
    %r = addi %n, %v : tile<i32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %c = constant <i32: 4> : tile<i32>
    %r = addi %v, %c : tile<i32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// expect: different
