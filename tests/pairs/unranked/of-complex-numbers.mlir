func.func private @show(memref<*xcomplex<f32>>)

func.func @f(%m: memref<3xcomplex<f32>>, %n: memref<3xcomplex<f32>>) {
  %u = memref.cast %m : memref<3xcomplex<f32>> to memref<*xcomplex<f32>>
  func.call @show(%u) : (memref<*xcomplex<f32>>) -> ()
  return
}

// -----

func.func private @show(memref<*xcomplex<f32>>)

func.func @f(%m: memref<3xcomplex<f32>>, %n: memref<3xcomplex<f32>>) {
  %u = memref.cast %n : memref<3xcomplex<f32>> to memref<*xcomplex<f32>>
  func.call @show(%u) : (memref<*xcomplex<f32>>) -> ()
  return
}

// expect: different
