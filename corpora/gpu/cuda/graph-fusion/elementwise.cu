// What is done element by element fused to one kernel.
static __device__ __forceinline__ float add(float x0, float x1) { return x0 + x1; }
static __device__ __forceinline__ float mul(float x0, float x1) { return x0 * x1; }
static __device__ __forceinline__ float relu(float x0) { return fmaxf(x0, 0.0f); }

extern "C" __global__ void Dot_float_float_float_cuda_Dot_0(float *input0, float *input1, float *output0) {
  const int row = blockIdx.x, column = threadIdx.x;
  float sum = 0.0f;
  for (int k = 0; k < 6; ++k)
    sum += input0[row * 6 + k] * input1[k * 8 + column];
  output0[row * 8 + column] = sum;
}

extern "C" __global__ __launch_bounds__(8) void FusedKernel_float_float_float_float_float_cuda_Add_Relu_Tanh_Multiply_6(
    float *input0, float *input1, float *input2, float *input3, float *output0) {
  int tid = blockIdx.x * 8 + threadIdx.x;
  float temp0 = add(input0[tid], input1[tid % 8]);
  float temp1 = relu(temp0);
  float temp2 = add(input2[tid], input3[tid % 8]);
  float temp3 = tanhf(temp2);
  float temp4 = mul(temp1, temp3);
  output0[tid] = temp4;
}
