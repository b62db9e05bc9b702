// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<i32>>, %out: tile<ptr<i32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %s = assume same_elements<[2]>, %a : tile<4xi32>
    %i0 = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 2> : tile<i32>
    %e0 = extract %s[%i0] : tile<4xi32> -> tile<1xi32>
    %e1 = extract %s[%i1] : tile<4xi32> -> tile<1xi32>
    %r0 = cat %e0, %e1 dim = 0 : tile<1xi32>, tile<1xi32> -> tile<2xi32>
    %r1 = cat %e0, %e1 dim = 0 : tile<1xi32>, tile<1xi32> -> tile<2xi32>
    %r = cat %r0, %r1 dim = 0 : tile<2xi32>, tile<2xi32> -> tile<4xi32>
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
    %s = assume same_elements<[2]>, %a : tile<4xi32>
    %i0 = constant <i32: 1> : tile<i32>
    %i1 = constant <i32: 3> : tile<i32>
    %e0 = extract %s[%i0] : tile<4xi32> -> tile<1xi32>
    %e1 = extract %s[%i1] : tile<4xi32> -> tile<1xi32>
    %r0 = cat %e0, %e1 dim = 0 : tile<1xi32>, tile<1xi32> -> tile<2xi32>
    %r1 = cat %e0, %e1 dim = 0 : tile<1xi32>, tile<1xi32> -> tile<2xi32>
    %r = cat %r0, %r1 dim = 0 : tile<2xi32>, tile<2xi32> -> tile<4xi32>
    %out_v = make_tensor_view %out, shape = [4], strides = [1] : tensor_view<4xi32, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<4xi32>, partition_view<tile=(4), tensor_view<4xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise given
