func.func @f(%a: !airrt.event, %b: !airrt.event, %c: !airrt.event) -> !airrt.event {
  %0 = airrt.wait_all %a : !airrt.event
  %1 = airrt.wait_all %0, %b : !airrt.event
  %2 = airrt.wait_all %1, %c : !airrt.event
  return %2 : !airrt.event
}

// -----

func.func @f(%a: !airrt.event, %b: !airrt.event, %c: !airrt.event) -> !airrt.event {
  %0 = airrt.wait_all %a, %b, %c : !airrt.event
  return %c : !airrt.event
}
// expect: unknown unsupported
