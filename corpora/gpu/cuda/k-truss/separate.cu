// Triangles by merging the two lists of neighbours, a thread for each edge; then what stays, by another kernel.
extern "C" __global__ void count_support(const int *sources, const int *offsets, const int *neighbours,
                                         const unsigned *alive, unsigned *support, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge >= edges)
    return;
  int u = sources[edge], v = neighbours[edge];
  int i = offsets[u], j = offsets[v];
  unsigned count = 0;
  while (i < offsets[u + 1] && j < offsets[v + 1]) {
    int difference = neighbours[i] - neighbours[j];
    if (difference == 0)
      count += alive[i++] * alive[j++];
    else if (difference < 0)
      ++i;
    else
      ++j;
  }
  support[edge] = count;
}

extern "C" __global__ void filter(const unsigned *support, const unsigned *alive, unsigned *stays, int least,
                                  int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge < edges)
    stays[edge] = alive[edge] * ((int)support[edge] >= least);
}
