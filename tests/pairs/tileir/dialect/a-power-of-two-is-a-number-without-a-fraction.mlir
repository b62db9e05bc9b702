// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %c = constant <f8E8M0FNU: [2.0, 0.5]> : tile<2xf8E8M0FNU>
    %r = ftof %c : tile<2xf8E8M0FNU> -> tile<2xf32>
    %out_v = make_tensor_view %out, shape = [2], strides = [1] : tensor_view<2xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(2), tensor_view<2xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<2xf32>, partition_view<tile=(2), tensor_view<2xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %c = constant <f8E8M0FNU: [0x81, 0x7E]> : tile<2xf8E8M0FNU>
    %r = ftof %c : tile<2xf8E8M0FNU> -> tile<2xf32>
    %out_v = make_tensor_view %out, shape = [2], strides = [1] : tensor_view<2xf32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(2), tensor_view<2xf32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<2xf32>, partition_view<tile=(2), tensor_view<2xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: different
