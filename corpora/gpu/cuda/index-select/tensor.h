// How nvFuser hands a tensor to a kernel: by value. Sizes that are known are constants of the kernel.
typedef int64_t nvfuser_index_t;

template <typename T, int N> struct Array {
  T array[N];
  __device__ T &operator[](unsigned index) { return array[index]; }
  __device__ const T &operator[](unsigned index) const { return array[index]; }
};

template <typename T> struct Tensor {
  __device__ T &operator[](nvfuser_index_t index) { return data[index]; }
  T *data;
};

// Where they are not known, the tensor has them, with its strides.
template <typename T, int Dims> struct SizedTensor {
  __device__ T &operator[](nvfuser_index_t index) { return data[index]; }
  T *data;
  Array<nvfuser_index_t, Dims> logical_size;
  Array<nvfuser_index_t, Dims> alloc_stride;
};
