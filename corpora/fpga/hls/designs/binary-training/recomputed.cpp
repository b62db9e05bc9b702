// Both gradients in one pass over the batch; the signs are found where they are needed.
extern "C" void kernel(const float *x, const float *w, const float *dy, float *dx, float *dw) {
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++)
      dw[k * 3 + n] = 0.0f;
  for (int m = 0; m < 4; m++)
    for (int k = 0; k < 8; k++) {
      float sum = 0.0f;
      for (int n = 0; n < 3; n++) {
        sum += dy[m * 3 + n] * (w[k * 3 + n] >= 0.0f ? 1.0f : -1.0f);
        dw[k * 3 + n] += x[m * 8 + k] * dy[m * 3 + n];
      }
      dx[m * 8 + k] = sum;
    }
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++)
      if (!(__builtin_fabsf(w[k * 3 + n]) <= 1.0f))
        dw[k * 3 + n] = 0.0f;
}
