// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<i32>>, %in: tile<ptr<i32>>) {
    %t0 = make_token : token
    %v, %t1 = load_ptr_tko weak %in token=%t0 : tile<ptr<i32>> -> tile<i32>, token
    %c0 = constant <i32: 0> : tile<i32>
    %c1 = constant <i32: 1> : tile<i32>
    %c5 = constant <i32: 5> : tile<i32>
    %r = for %i in (%c0 to %c5, step %c1) : tile<i32> iter_values(%sum = %v) -> (tile<i32>) {
      %is = cmpi equal %i, %c1, signed : tile<i32> -> tile<i1>
      if %is {
        continue %sum : tile<i32>
      }
      %new = addi %sum, %i : tile<i32>
      continue %new : tile<i32>
    }
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
    %c1 = constant <i32: 1> : tile<i32>
    %c5 = constant <i32: 5> : tile<i32>
    %r = for %i in (%c0 to %c5, step %c1) : tile<i32> iter_values(%sum = %v) -> (tile<i32>) {
      %is = cmpi equal %i, %c1, signed : tile<i32> -> tile<i1>
      %add = if %is -> (tile<i32>) {
        yield %c0 : tile<i32>
      } else {
        yield %i : tile<i32>
      }
      %new = addi %sum, %add : tile<i32>
      continue %new : tile<i32>
    }
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<i32>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise
