cuda_tile.module @m {
  entry @f(%x: tile<4xi8>) {
    %a = bitcast %x : tile<4xi8> -> tile<4xf8E5M2>
    print_tko "%f", %a : tile<4xf8E5M2> -> token
    return
  }
}
// -----
cuda_tile.module @m {
  entry @f(%x: tile<4xi8>) {
    %a = bitcast %x : tile<4xi8> -> tile<4xf8E4M3FN>
    print_tko "%f", %a : tile<4xf8E4M3FN> -> token
    return
  }
}
// expect: unknown open-obligation
