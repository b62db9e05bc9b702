// Each beam's filters as a chain of registers: a sample goes to all taps at once, and sums move on to the next tap.
extern "C" void kernel(const float *x, const float *w, float *y) {
  for (int beam = 0; beam < 2; beam++) {
    float regs[4] = {0.0f, 0.0f, 0.0f, 0.0f};
#pragma HLS ARRAY_PARTITION variable=regs complete
    for (int t = 0; t < 20; t++) {
#pragma HLS PIPELINE II=3
      for (int k = 0; k < 3; k++)
        regs[k] = regs[k + 1];
      regs[3] = 0.0f;
      for (int sensor = 0; sensor < 3; sensor++) {
        float sample = x[sensor * 20 + t];
        for (int k = 0; k < 4; k++)
#pragma HLS UNROLL
          regs[k] += sample * w[(beam * 3 + sensor) * 4 + 3 - k];
      }
      if (t >= 3)
        y[beam * 17 + t - 3] = regs[0];
    }
  }
}
