// One delay line for each sensor, which both beams read, sensor by sensor and tap by tap.
extern "C" void kernel(const float *x, const float *w, float *y) {
  float line[3][4];
#pragma HLS ARRAY_PARTITION variable=line complete dim=0
  for (int sensor = 0; sensor < 3; sensor++)
    for (int k = 0; k < 4; k++)
      line[sensor][k] = 0.0f;
  for (int t = 0; t < 20; t++) {
#pragma HLS PIPELINE II=1
    for (int sensor = 0; sensor < 3; sensor++) {
      for (int k = 0; k < 3; k++)
#pragma HLS UNROLL
        line[sensor][k] = line[sensor][k + 1];
      line[sensor][3] = x[sensor * 20 + t];
    }
    if (t < 3)
      continue;
    for (int beam = 0; beam < 2; beam++) {
      float sum = 0.0f;
      for (int sensor = 0; sensor < 3; sensor++)
        for (int k = 0; k < 4; k++)
          sum += line[sensor][k] * w[(beam * 3 + sensor) * 4 + k];
      y[beam * 17 + t - 3] = sum;
    }
  }
}
