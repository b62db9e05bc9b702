// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %out: tile<ptr<i8>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> tile<8xi8>, token
    %w = unpack %a : tile<8xi8> -> tile<2xi32>
    %r = pack %w : tile<2xi32> -> tile<8xi8>
    %out_v = make_tensor_view %out, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<8xi8>, partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %out: tile<ptr<i8>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> tile<8xi8>, token
    %out_v = make_tensor_view %out, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %out_s = store_view_tko weak %a, %out_p[%z] token = %t0 : tile<8xi8>, partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise
