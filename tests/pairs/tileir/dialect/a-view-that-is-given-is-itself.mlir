// options: --size v#1=4 --size v#2=4 --size v#3=4
cuda_tile.module @kernels {
  testing$func @k(%v: partition_view<tile=(2x2), tensor_view<?x?xi32, strides=[?,1]>>) -> tile<2x2xi32> {
    %i = constant <i32: 0> : tile<i32>
    %j = constant <i32: 1> : tile<i32>
    %r, %t = load_view_tko weak %v[%i, %j] : partition_view<tile=(2x2), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<2x2xi32>, token
    return %r : tile<2x2xi32>
  }
}
// -----
cuda_tile.module @kernels {
  testing$func @k(%v: partition_view<tile=(2x2), tensor_view<?x?xi32, strides=[?,1]>>) -> tile<2x2xi32> {
    %i = constant <i32: 0> : tile<i32>
    %j = constant <i32: 1> : tile<i32>
    %r, %t = load_view_tko weak %v[%i, %j] : partition_view<tile=(2x2), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<2x2xi32>, token
    return %r : tile<2x2xi32>
  }
}
// expect: equivalent
