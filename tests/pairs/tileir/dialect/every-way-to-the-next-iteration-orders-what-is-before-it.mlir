// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %t = for %i in (%c0 to %c2, step %c1) : tile<i32> iter_values(%carried = %t0) -> (token) {
      %s = store_ptr_tko weak %out, %i token=%carried : tile<ptr<i32>>, tile<i32> -> token
      %is = cmpi equal %i, %c0, signed : tile<i32> -> tile<i1>
      if %is {
        continue %s : token
      }
      continue %s : token
    }
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c2 = constant <i32: 2> : tile<i32>
    %t = for %i in (%c0 to %c2, step %c1) : tile<i32> iter_values(%carried = %t0) -> (token) {
      %s = store_ptr_tko weak %out, %i token=%carried : tile<ptr<i32>>, tile<i32> -> token
      %is = cmpi equal %i, %c0, signed : tile<i32> -> tile<i1>
      if %is {
        continue %s : token
      }
      continue %s : token
    }
    return
  }
}
// expect: equivalent bitwise
