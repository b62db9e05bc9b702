// One kernel for both: a thread for each edge looks for its neighbours in the other list by binary search.
extern "C" __global__ void ktruss_search(const int *__restrict__ sources, const int *__restrict__ offsets,
                                         const int *__restrict__ neighbours, const unsigned *__restrict__ alive,
                                         unsigned *__restrict__ support, unsigned *__restrict__ stays, int least,
                                         int edges) {
  for (int edge = blockIdx.x * blockDim.x + threadIdx.x; edge < edges; edge += blockDim.x * gridDim.x) {
    int u = sources[edge], v = neighbours[edge];
    unsigned count = 0;
    for (int i = offsets[u]; i < offsets[u + 1]; ++i) {
      int low = offsets[v], high = offsets[v + 1];
      while (low < high) {
        int middle = (low + high) / 2;
        if (neighbours[middle] < neighbours[i])
          low = middle + 1;
        else
          high = middle;
      }
      if (low < offsets[v + 1] && neighbours[low] == neighbours[i])
        count += alive[i] * alive[low];
    }
    support[edge] = count;
    stays[edge] = alive[edge] * ((int)count >= least);
  }
}
