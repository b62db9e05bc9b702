func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming} {
  %r = arith.addf %a, %b : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> attributes {arm_locally_streaming} {
  %r = arith.addf %a, %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// expect: different
