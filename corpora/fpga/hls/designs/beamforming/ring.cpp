// The delay lines as rings of four places: no sample moves.
extern "C" void kernel(const float *x, const float *w, float *y) {
  float ring[3][4];
  for (int t = 0; t < 20; t++) {
    for (int sensor = 0; sensor < 3; sensor++)
#pragma HLS UNROLL
      ring[sensor][t & 3] = x[sensor * 20 + t];
    if (t >= 3) {
      for (int beam = 0; beam < 2; beam++) {
        float sum = 0.0f;
        for (int sensor = 0; sensor < 3; sensor++)
          for (int k = 0; k < 4; k++)
            sum += ring[sensor][(t + 1 + k) & 3] * w[(beam * 3 + sensor) * 4 + k];
        y[beam * 17 + t - 3] = sum;
      }
    }
  }
}
