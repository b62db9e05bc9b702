func.func @f(%x: !xls.array<2 x tensor<2xi4>>) -> !xls.array<2 x tensor<2xi4>> {
  return %x : !xls.array<2 x tensor<2xi4>>
}

// -----

func.func @f(%x: !xls.array<2 x tensor<2xi4>>) -> !xls.array<2 x tensor<2xi4>> {
  return %x : !xls.array<2 x tensor<2xi4>>
}

// expect: unknown unsupported
