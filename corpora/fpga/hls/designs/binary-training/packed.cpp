// One bit for each sign: what it stands for is a product with one or with minus one.
extern "C" void kernel(const float *x, const float *w, const float *dy, float *dx, float *dw) {
  unsigned char negative[8];
  for (int k = 0; k < 8; k++) {
    unsigned char bits = 0;
    for (int n = 0; n < 3; n++)
      bits |= (unsigned char)((w[k * 3 + n] >= 0.0f ? 0 : 1) << n);
    negative[k] = bits;
  }
  for (int m = 0; m < 4; m++)
    for (int k = 0; k < 8; k++) {
      float sum = 0.0f;
      for (int n = 0; n < 3; n++) {
        float given = dy[m * 3 + n];
        sum += negative[k] >> n & 1 ? -given : given;
      }
      dx[m * 8 + k] = sum;
    }
  for (int k = 0; k < 8; k++)
    for (int n = 0; n < 3; n++) {
      float sum = 0.0f, size = __builtin_fabsf(w[k * 3 + n]);
      for (int m = 0; m < 4; m++)
        sum += x[m * 8 + k] * dy[m * 3 + n];
      dw[k * 3 + n] = size <= 1.0f ? sum : 0.0f;
    }
}
