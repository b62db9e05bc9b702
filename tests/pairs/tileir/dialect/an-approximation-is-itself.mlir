// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f32>>, %b_in: tile<ptr<f32>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %b_in_v = make_tensor_view %b_in, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %r = divf %a, %b rounding<approx> : tile<4xf32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f32>>, %b_in: tile<ptr<f32>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %b_in_v = make_tensor_view %b_in, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %n = negf %b : tile<4xf32>
    %m = negf %n : tile<4xf32>
    %r = divf %a, %m rounding<approx> : tile<4xf32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xf32>, partition_view<tile=(4), tensor_view<4xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise
