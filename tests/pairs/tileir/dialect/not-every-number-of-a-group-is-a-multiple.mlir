// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %s = assume div_by<4, every 2 along 0>, %a : tile<4xi32>
    %z4 = constant <i32: 0> : tile<4xi32>
    %r = addi %s, %z4 : tile<4xi32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xi32>, partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %s = assume div_by<4, every 2 along 0>, %a : tile<4xi32>
    %o = constant <i32: -4> : tile<4xi32>
    %r = andi %s, %o : tile<4xi32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xi32>, partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: different
