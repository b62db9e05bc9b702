func.func @f(%A: memref<0xf32>) {

  return
}
// -----
func.func @f(%A: memref<0xf32>) {

  return
}
// expect: unknown nothing-compared
