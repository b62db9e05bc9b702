// Constants of CUDA's mathematical library that generated programs name.
#pragma once

#define CUDART_INF_F __builtin_inff()
