// A block for each vertex: a table in shared memory says where its neighbours are; threads take turns in the edges of
// all its neighbours, and add to what the edges have by atomic additions in shared memory.
constexpr int kVertices = 4;

extern "C" __global__ void ktruss_bitmap(const int *__restrict__ sources, const int *__restrict__ offsets,
                                         const int *__restrict__ neighbours, const unsigned *__restrict__ alive,
                                         unsigned *__restrict__ support, unsigned *__restrict__ stays, int least,
                                         int edges) {
  __shared__ int place[kVertices];
  __shared__ unsigned count[kVertices];
  int u = blockIdx.x;
  int begin = offsets[u], end = offsets[u + 1];
  for (int v = threadIdx.x; v < kVertices; v += blockDim.x) {
    place[v] = -1;
    count[v] = 0;
  }
  __syncthreads();
  for (int i = begin + threadIdx.x; i < end; i += blockDim.x)
    place[neighbours[i]] = i;
  __syncthreads();
  for (int i = begin; i < end; ++i) {
    int v = neighbours[i];
    for (int j = offsets[v] + threadIdx.x; j < offsets[v + 1]; j += blockDim.x)
      if (place[neighbours[j]] >= 0)
        atomicAdd(&count[v], alive[place[neighbours[j]]] * alive[j]);
  }
  __syncthreads();
  for (int i = begin + threadIdx.x; i < end; i += blockDim.x) {
    unsigned found = count[neighbours[i]];
    support[i] = found;
    stays[i] = alive[i] * ((int)found >= least);
  }
}
