// Independent operators fused by blocks: some blocks of one launch do the one branch, the others the other one.
static __device__ __forceinline__ void Dot_Add_Relu_block_kernel(float *input0, float *input1, float *input2,
                                                                 float *output0, int thread_id, int block_id,
                                                                 char *shared_buffer) {
  if (thread_id >= 8)
    return;
  float *row = (float *)shared_buffer;
  if (thread_id < 6)
    row[thread_id] = input0[block_id * 6 + thread_id];
  __syncthreads();
  float sum = 0.0f;
  for (int k = 0; k < 6; ++k)
    sum += row[k] * input1[k * 8 + thread_id];
  output0[block_id * 8 + thread_id] = fmaxf(sum + input2[thread_id], 0.0f);
}

static __device__ __forceinline__ void Dot_Add_Tanh_block_kernel(float *input0, float *input1, float *input2,
                                                                 float *output0, int thread_id, int block_id,
                                                                 char *shared_buffer) {
  if (thread_id >= 8)
    return;
  float sum = 0.0f;
  for (int k = 0; k < 6; ++k)
    sum += input0[block_id * 6 + k] * input1[k * 8 + thread_id];
  output0[block_id * 8 + thread_id] = tanhf(sum + input2[thread_id]);
}

extern "C" __global__ void BlockFusionKernel_float_cuda_BlockFusion_7(float *input0, float *input1, float *input2,
                                                                      float *input3, float *input4, float *output0,
                                                                      float *output1) {
  __shared__ float shared_buffer[8];
  if ((int)blockIdx.x >= 0 && (int)blockIdx.x <= 3)
    Dot_Add_Relu_block_kernel(input0, input1, input2, output0, threadIdx.x, blockIdx.x - 0 + 0, (char *)shared_buffer);
  else if ((int)blockIdx.x >= 4 && (int)blockIdx.x <= 7)
    Dot_Add_Tanh_block_kernel(input0, input3, input4, output1, threadIdx.x, blockIdx.x - 4 + 0, (char *)shared_buffer);
}

extern "C" __global__
__launch_bounds__(16) void Multiply_float_float_float_cuda_Multiply_5(float *input0, float *input1, float *output0) {
  int index = blockIdx.x * 16 + threadIdx.x;
  output0[index] = input0[index] * input1[index];
}
