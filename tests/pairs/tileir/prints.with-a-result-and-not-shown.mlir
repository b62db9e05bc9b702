cuda_tile.module @m {
  testing$func @f(%x: tile<i32>, %y: tile<i32>) -> tile<i32> {
    %s = addi %x, %y : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %p = cmpi equal %x, %z, signed : tile<i32> -> tile<i1>
    if %p {
      print_tko "a %d", %s : tile<i32> -> token
      return %s : tile<i32>
    } else {
      print_tko "b %d", %y : tile<i32> -> token
      return %y : tile<i32>
    }
    return %z : tile<i32>
  }
}
// -----
cuda_tile.module @m {
  testing$func @f(%x: tile<i32>, %y: tile<i32>) -> tile<i32> {
    %s = addi %x, %y : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %p = cmpi equal %x, %z, signed : tile<i32> -> tile<i1>
    if %p {
      print_tko "a %d", %s : tile<i32> -> token
      return %s : tile<i32>
    } else {
      return %y : tile<i32>
    }
    return %z : tile<i32>
  }
}
// expect: different
