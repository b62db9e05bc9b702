// The result in four banks by columns, cyclic; the middle loop runs over all banks at once.
extern "C" void kernel(const int *a, const int *b, int *c) {
  int sums[4][8][2];
#pragma HLS ARRAY_PARTITION variable=sums complete dim=1
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 2; j++)
      for (int bank = 0; bank < 4; bank++)
#pragma HLS UNROLL
        sums[bank][i][j] = 0;
  for (int k = 0; k < 8; k++)
    for (int i = 0; i < 8; i++)
      for (int j = 0; j < 2; j++)
#pragma HLS PIPELINE II=1
        for (int bank = 0; bank < 4; bank++)
          sums[bank][i][j] += a[i * 8 + k] * b[k * 8 + j * 4 + bank];
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 8; j++)
      c[i * 8 + j] = sums[j % 4][i][j / 4];
}
