// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [2], strides = [1] : tensor_view<2xi8, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(2), tensor_view<2xi8, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(2), tensor_view<2xi8, strides=[1]>>, tile<i32> -> tile<2xi8>, token
    %w = unpack %a : tile<2xi8> -> tile<4xf4E2M1FN>
    %r = ftof %w : tile<4xf4E2M1FN> -> tile<4xf32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i8>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [2], strides = [1] : tensor_view<2xi8, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(2), tensor_view<2xi8, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(2), tensor_view<2xi8, strides=[1]>>, tile<i32> -> tile<2xi8>, token
    %e = constant <i8: 4> : tile<2xi8>
    %h = shri %a, %e unsigned : tile<2xi8>
    %s = shli %a, %e : tile<2xi8>
    %o = ori %h, %s : tile<2xi8>
    %w = unpack %o : tile<2xi8> -> tile<4xf4E2M1FN>
    %r = ftof %w : tile<4xf4E2M1FN> -> tile<4xf32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: different
