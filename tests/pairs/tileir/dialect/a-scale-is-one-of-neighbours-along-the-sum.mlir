// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f8E5M2>>, %b_in: tile<ptr<f8E5M2>>, %c_in: tile<ptr<f32>>, %p_in: tile<ptr<f8E8M0FNU>>, %q_in: tile<ptr<f8E8M0FNU>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [1, 4], strides = [4, 1] : tensor_view<1x4xf8E5M2, strides=[4,1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(1x4), tensor_view<1x4xf8E5M2, strides=[4,1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z, %z] token = %t0 : partition_view<tile=(1x4), tensor_view<1x4xf8E5M2, strides=[4,1]>>, tile<i32> -> tile<1x4xf8E5M2>, token
    %b_in_v = make_tensor_view %b_in, shape = [4, 1], strides = [1, 1] : tensor_view<4x1xf8E5M2, strides=[1,1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(4x1), tensor_view<4x1xf8E5M2, strides=[1,1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z, %z] token = %t0 : partition_view<tile=(4x1), tensor_view<4x1xf8E5M2, strides=[1,1]>>, tile<i32> -> tile<4x1xf8E5M2>, token
    %c_in_v = make_tensor_view %c_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xf32, strides=[1,1]>
    %c_in_p = make_partition_view %c_in_v : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>
    %c, %c_t = load_view_tko weak %c_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>, tile<i32> -> tile<1x1xf32>, token
    %p_in_v = make_tensor_view %p_in, shape = [1, 2], strides = [2, 1] : tensor_view<1x2xf8E8M0FNU, strides=[2,1]>
    %p_in_p = make_partition_view %p_in_v : partition_view<tile=(1x2), tensor_view<1x2xf8E8M0FNU, strides=[2,1]>>
    %p, %p_t = load_view_tko weak %p_in_p[%z, %z] token = %t0 : partition_view<tile=(1x2), tensor_view<1x2xf8E8M0FNU, strides=[2,1]>>, tile<i32> -> tile<1x2xf8E8M0FNU>, token
    %q_in_v = make_tensor_view %q_in, shape = [2, 1], strides = [1, 1] : tensor_view<2x1xf8E8M0FNU, strides=[1,1]>
    %q_in_p = make_partition_view %q_in_v : partition_view<tile=(2x1), tensor_view<2x1xf8E8M0FNU, strides=[1,1]>>
    %q, %q_t = load_view_tko weak %q_in_p[%z, %z] token = %t0 : partition_view<tile=(2x1), tensor_view<2x1xf8E8M0FNU, strides=[1,1]>>, tile<i32> -> tile<2x1xf8E8M0FNU>, token
    %r = mmaf_scaled %a, %b, %c, %p, %q : tile<1x4xf8E5M2>, tile<4x1xf8E5M2>, tile<1x1xf32>, tile<1x2xf8E8M0FNU>, tile<2x1xf8E8M0FNU>
    %out_v = make_tensor_view %out, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xf32, strides=[1,1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>
    %out_s = store_view_tko weak %r, %out_p[%z, %z] token = %t0 : tile<1x1xf32>, partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>, tile<i32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%a_in: tile<ptr<f8E5M2>>, %b_in: tile<ptr<f8E5M2>>, %c_in: tile<ptr<f32>>, %p_in: tile<ptr<f8E8M0FNU>>, %q_in: tile<ptr<f8E8M0FNU>>, %out: tile<ptr<f32>>) {
    %t0 = make_token : token
    %z = constant <i32: 0> : tile<i32>
    %a_in_v = make_tensor_view %a_in, shape = [1, 4], strides = [4, 1] : tensor_view<1x4xf8E5M2, strides=[4,1]>
    %a_in_p = make_partition_view %a_in_v : partition_view<tile=(1x4), tensor_view<1x4xf8E5M2, strides=[4,1]>>
    %a, %a_t = load_view_tko weak %a_in_p[%z, %z] token = %t0 : partition_view<tile=(1x4), tensor_view<1x4xf8E5M2, strides=[4,1]>>, tile<i32> -> tile<1x4xf8E5M2>, token
    %b_in_v = make_tensor_view %b_in, shape = [4, 1], strides = [1, 1] : tensor_view<4x1xf8E5M2, strides=[1,1]>
    %b_in_p = make_partition_view %b_in_v : partition_view<tile=(4x1), tensor_view<4x1xf8E5M2, strides=[1,1]>>
    %b, %b_t = load_view_tko weak %b_in_p[%z, %z] token = %t0 : partition_view<tile=(4x1), tensor_view<4x1xf8E5M2, strides=[1,1]>>, tile<i32> -> tile<4x1xf8E5M2>, token
    %c_in_v = make_tensor_view %c_in, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xf32, strides=[1,1]>
    %c_in_p = make_partition_view %c_in_v : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>
    %c, %c_t = load_view_tko weak %c_in_p[%z, %z] token = %t0 : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>, tile<i32> -> tile<1x1xf32>, token
    %p_in_v = make_tensor_view %p_in, shape = [1, 2], strides = [2, 1] : tensor_view<1x2xf8E8M0FNU, strides=[2,1]>
    %p_in_p = make_partition_view %p_in_v : partition_view<tile=(1x2), tensor_view<1x2xf8E8M0FNU, strides=[2,1]>>
    %p, %p_t = load_view_tko weak %p_in_p[%z, %z] token = %t0 : partition_view<tile=(1x2), tensor_view<1x2xf8E8M0FNU, strides=[2,1]>>, tile<i32> -> tile<1x2xf8E8M0FNU>, token
    %q_in_v = make_tensor_view %q_in, shape = [2, 1], strides = [1, 1] : tensor_view<2x1xf8E8M0FNU, strides=[1,1]>
    %q_in_p = make_partition_view %q_in_v : partition_view<tile=(2x1), tensor_view<2x1xf8E8M0FNU, strides=[1,1]>>
    %q, %q_t = load_view_tko weak %q_in_p[%z, %z] token = %t0 : partition_view<tile=(2x1), tensor_view<2x1xf8E8M0FNU, strides=[1,1]>>, tile<i32> -> tile<2x1xf8E8M0FNU>, token
    %pf = ftof %p : tile<1x2xf8E8M0FNU> -> tile<1x2xf32>
    %p1 = reshape %pf : tile<1x2xf32> -> tile<1x1x2xf32>
    %p2 = broadcast %p1 : tile<1x1x2xf32> -> tile<1x2x2xf32>
    %p3 = reshape %p2 : tile<1x2x2xf32> -> tile<1x4xf32>
    %qf = ftof %q : tile<2x1xf8E8M0FNU> -> tile<2x1xf32>
    %q1 = reshape %qf : tile<2x1xf32> -> tile<2x1x1xf32>
    %q2 = broadcast %q1 : tile<2x1x1xf32> -> tile<2x2x1xf32>
    %q3 = reshape %q2 : tile<2x2x1xf32> -> tile<4x1xf32>
    %af = ftof %a : tile<1x4xf8E5M2> -> tile<1x4xf32>
    %bf = ftof %b : tile<4x1xf8E5M2> -> tile<4x1xf32>
    %as = mulf %af, %p3 : tile<1x4xf32>
    %bs = mulf %bf, %q3 : tile<4x1xf32>
    %r = mmaf %as, %bs, %c : tile<1x4xf32>, tile<4x1xf32>, tile<1x1xf32>
    %out_v = make_tensor_view %out, shape = [1, 1], strides = [1, 1] : tensor_view<1x1xf32, strides=[1,1]>
    %out_p = make_partition_view %out_v : partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>
    %out_s = store_view_tko weak %r, %out_p[%z, %z] token = %t0 : tile<1x1xf32>, partition_view<tile=(1x1), tensor_view<1x1xf32, strides=[1,1]>>, tile<i32> -> token
    return
  }
}
// expect: different
