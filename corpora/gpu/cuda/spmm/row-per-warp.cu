// A warp for each element of the result, whose lanes take turns in the row and sum up by shuffles.
extern "C" __global__ void csr_spmm_warp(const int *__restrict__ row_pointers, const int *__restrict__ columns,
                                         const float *__restrict__ values, const float *__restrict__ x,
                                         float *__restrict__ y, int M, int N) {
  int lane = threadIdx.x;
  int row = blockIdx.x, j = blockIdx.y;
  float sum = 0.0f;
  for (int k = row_pointers[row] + lane; k < row_pointers[row + 1]; k += 32)
    sum += values[k] * x[columns[k] * N + j];
#pragma unroll
  for (int offset = 16; offset > 0; offset /= 2)
    sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (lane == 0)
    y[row * N + j] = sum;
}
