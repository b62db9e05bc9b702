// Rounds of two kernels, with a thread for each edge: one that counts triangles by merging lists, and one that removes
// edges that are in too few and says that there are such.
extern "C" __global__ void count_support(const int *from, const int *to, const int *offsets, const int *neighbours,
                                         const int *ids, const int *alive, int *support, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge >= edges)
    return;
  int u = from[edge], v = to[edge];
  int i = offsets[u], j = offsets[v];
  int count = 0;
  while (i < offsets[u + 1] && j < offsets[v + 1]) {
    int difference = neighbours[i] - neighbours[j];
    if (difference == 0)
      count += alive[ids[i++]] * alive[ids[j++]];
    else if (difference < 0)
      ++i;
    else
      ++j;
  }
  support[edge] = count;
}

extern "C" __global__ void remove_edges(const int *support, int *alive, int *changed, int least, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge < edges && alive[edge] && support[edge] < least) {
    alive[edge] = 0;
    atomicOr(changed, 1);
  }
}
