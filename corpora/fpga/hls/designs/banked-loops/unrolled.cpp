// A product of matrices whose inner loop is unrolled by two over two banks, as Dahlia prints it: an array of one
// declaration in banks becomes one array for each bank.
extern "C" void kernel(const int *a, const int *b, int *c) {
  int a_0[8][4], a_1[8][4];
  int b_0[4][8], b_1[4][8];
  for (int i = 0; i < 8; i++) {
    for (int k = 0; k < 4; k++) {
#pragma HLS UNROLL factor=1 skip_exit_check
      a_0[i][k] = a[i * 8 + 2 * k + 0];
      a_1[i][k] = a[i * 8 + 2 * k + 1];
    }
  }
  for (int k = 0; k < 4; k++) {
    for (int j = 0; j < 8; j++) {
      b_0[k][j] = b[(2 * k + 0) * 8 + j];
      b_1[k][j] = b[(2 * k + 1) * 8 + j];
    }
  }
  for (int i = 0; i < 8; i++) {
    for (int j = 0; j < 8; j++) {
      int sum = 0;
      for (int k = 0; k < 4; k++) {
#pragma HLS UNROLL factor=2 skip_exit_check
        int v_0 = a_0[i][k] * b_0[k][j];
        int v_1 = a_1[i][k] * b_1[k][j];
        // ---
        sum += v_0;
        sum += v_1;
      }
      c[i * 8 + j] = sum;
    }
  }
}
