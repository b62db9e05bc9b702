// Peeling: triangles are counted once. The edges that are in too few are a frontier, each of which takes a triangle from
// the other two edges of its triangles; of two in one triangle the first takes it. Then they go, and others follow.
extern "C" __global__ void count_support(const int *from, const int *to, const int *offsets, const int *neighbours,
                                         const int *ids, const int *alive, int *support, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge >= edges)
    return;
  int u = from[edge], v = to[edge];
  int count = 0;
  for (int i = offsets[u]; i < offsets[u + 1]; ++i)
    for (int j = offsets[v]; j < offsets[v + 1]; ++j)
      if (neighbours[i] == neighbours[j])
        count += alive[ids[i]] * alive[ids[j]];
  support[edge] = count;
}

extern "C" __global__ void scan(const int *support, const int *alive, int *frontier, int *some, int least, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge >= edges)
    return;
  int goes = alive[edge] && support[edge] < least;
  frontier[edge] = goes;
  if (goes)
    atomicOr(some, 1);
}

extern "C" __global__ void peel(const int *from, const int *to, const int *offsets, const int *neighbours,
                                const int *ids, const int *alive, const int *frontier, int *support, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge >= edges || !frontier[edge])
    return;
  int u = from[edge], v = to[edge];
  for (int i = offsets[u]; i < offsets[u + 1]; ++i)
    for (int j = offsets[v]; j < offsets[v + 1]; ++j) {
      if (neighbours[i] != neighbours[j])
        continue;
      int first = ids[i], second = ids[j];
      if (!alive[first] || !alive[second])
        continue;
      if ((frontier[first] && first < edge) || (frontier[second] && second < edge))
        continue;
      atomicAdd(&support[first], -1);
      atomicAdd(&support[second], -1);
    }
}

extern "C" __global__ void drop(const int *frontier, int *alive, int edges) {
  int edge = blockIdx.x * blockDim.x + threadIdx.x;
  if (edge < edges && frontier[edge])
    alive[edge] = 0;
}
