// Signs and gradients in three banks, one for each output, that all inputs of the batch stream past.
extern "C" void kernel(const float *x, const float *w, const float *dy, float *dx, float *dw) {
  float sign[3][8], bank[3][8];
#pragma HLS ARRAY_PARTITION variable=sign complete dim=1
#pragma HLS ARRAY_PARTITION variable=bank complete dim=1
  for (int n = 0; n < 3; n++)
#pragma HLS UNROLL
    for (int k = 0; k < 8; k++) {
      sign[n][k] = w[k * 3 + n] >= 0.0f ? 1.0f : -1.0f;
      bank[n][k] = 0.0f;
    }
  for (int m = 0; m < 4; m++) {
    float given[3];
    for (int n = 0; n < 3; n++)
      given[n] = dy[m * 3 + n];
    for (int k = 0; k < 8; k++) {
#pragma HLS PIPELINE II=1
      float sample = x[m * 8 + k], sum = 0.0f;
      for (int n = 0; n < 3; n++) {
#pragma HLS UNROLL
        sum += given[n] * sign[n][k];
        bank[n][k] += sample * given[n];
      }
      dx[m * 8 + k] = sum;
    }
  }
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++) {
      float sum = bank[n][k];
      dw[k * 3 + n] = __builtin_fabsf(w[k * 3 + n]) <= 1.0f ? sum : 0.0f;
    }
}
