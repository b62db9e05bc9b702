// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f16>>, %out: tile<ptr<i8>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xf16, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xf16, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf16, strides=[1]>>, tile<i32> -> tile<4xf16>, token
    %r = pack %a : tile<4xf16> -> tile<8xi8>
    %out_v = make_tensor_view %out, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<8xi8>, partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f16>>, %out: tile<ptr<i8>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [4], strides = [1] : tensor_view<4xf16, strides=[1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(4), tensor_view<4xf16, strides=[1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z] token = %t0 : partition_view<tile=(4), tensor_view<4xf16, strides=[1]>>, tile<i32> -> tile<4xf16>, token
    %i = bitcast %a : tile<4xf16> -> tile<4xi16>
    %l = trunci %i : tile<4xi16> -> tile<4xi8>
    %e = constant <i16: 8> : tile<4xi16>
    %s = shri %i, %e unsigned : tile<4xi16>
    %h = trunci %s : tile<4xi16> -> tile<4xi8>
    %l1 = reshape %l : tile<4xi8> -> tile<4x1xi8>
    %h1 = reshape %h : tile<4xi8> -> tile<4x1xi8>
    %c = cat %l1, %h1 dim = 1 : tile<4x1xi8>, tile<4x1xi8> -> tile<4x2xi8>
    %r = reshape %c : tile<4x2xi8> -> tile<8xi8>
    %out_v = make_tensor_view %out, shape = [8], strides = [1] : tensor_view<8xi8, strides=[1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>
    %out_s = store_view_tko weak %r, %out_p[%z] token = %t0 : tile<8xi8>, partition_view<tile=(8), tensor_view<8xi8, strides=[1]>>, tile<i32> -> token
    return
  }
}
// expect: equivalent bitwise
