// Two lanes with a sum each, combined after the loop.
extern "C" void kernel(const int *a, const int *b, int *c) {
  int a_bank[2][8][4];
#pragma HLS ARRAY_PARTITION variable=a_bank complete dim=1
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < 8; k++)
      a_bank[k % 2][i][k / 2] = a[i * 8 + k];
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) {
      int lane[2] = {0, 0};
      for (int k = 0; k < 4; k++)
        for (int u = 0; u < 2; u++)
#pragma HLS UNROLL
          lane[u] += a_bank[u][i][k] * b[(2 * k + u) * 8 + j];
      c[i * 8 + j] = lane[0] + lane[1];
    }
  }
}
