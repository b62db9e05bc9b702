// options: --size grid_x=1 --size grid_y=1 --size grid_z=1
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<f32>>, %in: tile<ptr<f32>>) {
    %t0 = make_token : token
    %i0 = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %i = iota : tile<2xi32>
    %shape = reshape %in : tile<ptr<f32>> -> tile<1xptr<f32>>
    %all = broadcast %shape : tile<1xptr<f32>> -> tile<2xptr<f32>>
    %from = offset %all, %i : tile<2xptr<f32>>, tile<2xi32> -> tile<2xptr<f32>>
    %v, %t1 = load_ptr_tko weak %from token=%t0 : tile<2xptr<f32>> -> tile<2xf32>, token
    %a = extract %v[%i0] : tile<2xf32> -> tile<1xf32>
    %b = extract %v[%i1] : tile<2xf32> -> tile<1xf32>
    %x = reshape %a : tile<1xf32> -> tile<f32>
    %y = reshape %b : tile<1xf32> -> tile<f32>
    %r = mulf %x, %y rounding<positive_inf> : tile<f32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
// -----
cuda_tile.module @kernels {
  entry @k(%out: tile<ptr<f32>>, %in: tile<ptr<f32>>) {
    %t0 = make_token : token
    %i0 = constant <i32: 0> : tile<i32>
    %i1 = constant <i32: 1> : tile<i32>
    %i = iota : tile<2xi32>
    %shape = reshape %in : tile<ptr<f32>> -> tile<1xptr<f32>>
    %all = broadcast %shape : tile<1xptr<f32>> -> tile<2xptr<f32>>
    %from = offset %all, %i : tile<2xptr<f32>>, tile<2xi32> -> tile<2xptr<f32>>
    %v, %t1 = load_ptr_tko weak %from token=%t0 : tile<2xptr<f32>> -> tile<2xf32>, token
    %a = extract %v[%i0] : tile<2xf32> -> tile<1xf32>
    %b = extract %v[%i1] : tile<2xf32> -> tile<1xf32>
    %x = reshape %a : tile<1xf32> -> tile<f32>
    %y = reshape %b : tile<1xf32> -> tile<f32>
    %r = mulf %x, %y rounding<negative_inf> : tile<f32>
    %s = store_ptr_tko weak %out, %r token=%t1 : tile<ptr<f32>>, tile<f32> -> token
    return
  }
}
// expect: different
