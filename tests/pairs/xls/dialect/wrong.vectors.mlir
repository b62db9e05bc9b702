func.func @f(%a: vector<3xi4>, %b: vector<3xi4>) -> vector<3xi4> {
  %r = xls.add %a, %b : vector<3xi4>
  return %r : vector<3xi4>
}

// -----

func.func @f(%a: vector<3xi4>, %b: vector<3xi4>) -> vector<3xi4> {
  %r = arith.addi %a, %b : vector<3xi4>
  return %r : vector<3xi4>
}

// expect: unknown unsupported
