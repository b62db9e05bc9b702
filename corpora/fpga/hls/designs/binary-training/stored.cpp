// Both gradients of a layer with binary weights: the signs are stored once, as floats.
extern "C" void kernel(const float *x, const float *w, const float *dy, float *dx, float *dw) {
  float sign[8][3];
#pragma HLS ARRAY_PARTITION variable=sign complete dim=2
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++)
      sign[k][n] = w[k * 3 + n] >= 0.0f ? 1.0f : -1.0f;
  for (int m = 0; m < 4; m++)
    for (int k = 0; k < 8; k++) {
      float sum = 0.0f;
      for (int n = 0; n < 3; n++)
#pragma HLS UNROLL
        sum += dy[m * 3 + n] * sign[k][n];
      dx[m * 8 + k] = sum;
    }
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++) {
      float sum = 0.0f;
      for (int m = 0; m < 4; m++)
        sum += x[m * 8 + k] * dy[m * 3 + n];
      float weight = w[k * 3 + n];
      dw[k * 3 + n] = __builtin_fabsf(weight) <= 1.0f ? sum : 0.0f;
    }
}
