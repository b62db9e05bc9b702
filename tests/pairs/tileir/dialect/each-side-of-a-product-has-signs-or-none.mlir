// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %b_in: tile<ptr<i8>>, %c_in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi8, strides=[1,1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>, tile<i32> -> tile<1x1xi8>, token
    %b_in_v = make_tensor_view %b_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi8, strides=[1,1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>, tile<i32> -> tile<1x1xi8>, token
    %c_in_v = make_tensor_view %c_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi32, strides=[1,1]>
    %c_in_p = make_partition_view %c_in_v : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>
    %c, %c_t = load_view_tko weak %c_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>, tile<i32> -> tile<1x1xi32>, token
    %r = mmai %a, %b, %c signed unsigned : tile<1x1xi8>, tile<1x1xi8>, tile<1x1xi32>
    %out_v = make_tensor_view %out, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi32, strides=[1,1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>
    %out_s = store_view_tko weak %r, %out_p[%z, %z] token = %t0 : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %b_in: tile<ptr<i8>>, %c_in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi8, strides=[1,1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>, tile<i32> -> tile<1x1xi8>, token
    %b_in_v = make_tensor_view %b_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi8, strides=[1,1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi8, strides=[1,1]>>, tile<i32> -> tile<1x1xi8>, token
    %c_in_v = make_tensor_view %c_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi32, strides=[1,1]>
    %c_in_p = make_partition_view %c_in_v : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>
    %c, %c_t = load_view_tko weak %c_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>, tile<i32> -> tile<1x1xi32>, token
    %r = mmai %a, %b, %c unsigned signed : tile<1x1xi8>, tile<1x1xi8>, tile<1x1xi32>
    %out_v = make_tensor_view %out, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xi32, strides=[1,1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>
    %out_s = store_view_tko weak %r, %out_p[%z, %z] token = %t0 : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<1x1xi32, strides=[1,1]>>, tile<i32> -> token
    return
  }
}
// expect: different
