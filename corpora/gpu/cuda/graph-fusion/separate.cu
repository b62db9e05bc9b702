// A kernel for each operator of the graph, with its sizes as constants.
extern "C" __global__ void Dot_float_float_float_cuda_Dot_0(float *input0, float *input1, float *output0) {
  const int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < 6; ++k)
    sum += input0[row * 6 + k] * input1[k * 8 + column];
  output0[row * 8 + column] = sum;
}

extern "C" __global__ __launch_bounds__(16) void Broadcast_float_float_cuda_Broadcast_1(float *input0, float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = input0[index % 8];
}

extern "C" __global__ __launch_bounds__(16) void Add_float_float_float_cuda_Add_2(float *input0, float *input1,
                                                                                  float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = input0[index] + input1[index];
}

extern "C" __global__ __launch_bounds__(16) void Relu_float_float_cuda_Relu_3(float *input0, float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = fmaxf(input0[index], 0.0f);
}

extern "C" __global__ __launch_bounds__(16) void Tanh_float_float_cuda_Tanh_4(float *input0, float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = tanhf(input0[index]);
}

extern "C" __global__
__launch_bounds__(16) void Multiply_float_float_float_cuda_Multiply_5(float *input0, float *input1, float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = input0[index] * input1[index];
}
