cuda_tile.module @m {
  entry @f(%x: tile<i32>, %y: tile<i32>) {
    %a, %b, %c = get_tile_block_id : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %p = cmpi equal %a, %z, signed : tile<i32> -> tile<i1>
    %s = addi %x, %y : tile<i32>
    if %p {
      print_tko "first %d", %s : tile<i32> -> token
      return
    }
    %t = print_tko "%d", %x : tile<i32> -> token
    %u = print_tko "%d", %y token = %t : tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<i32>, %y: tile<i32>) {
    %a, %b, %c = get_tile_block_id : tile<i32>
    %z = constant <i32: 0> : tile<i32>
    %p = cmpi equal %a, %z, signed : tile<i32> -> tile<i1>
    %s = addi %x, %y : tile<i32>
    if %p {
      print_tko "first %d", %x : tile<i32> -> token
      return
    }
    %t = print_tko "%d", %x : tile<i32> -> token
    %u = print_tko "%d", %y token = %t : tile<i32> -> token
    return
  }
}
// expect: different
