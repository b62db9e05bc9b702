// options: --func m@4
hw.module @m<p: i1>(in %clk : !seq.clock, out o : i1) {
  %p = hw.param.value i1 = #hw.param.decl.ref<"p">
  %true = hw.constant true
  %0 = seq.initial () {
    %z = hw.constant false
    seq.yield %z : i1
  } : () -> !seq.immutable<i1>
  %r = seq.compreg %p, %clk initial %0 : i1
  %n = comb.xor %p, %true : i1
  %o = comb.and %r, %n : i1
  hw.output %o : i1
}

// -----

hw.module @m<p: i1>(in %clk : !seq.clock, out o : i1) {
  %false = hw.constant false
  %0 = seq.initial () {
    %z = hw.constant false
    seq.yield %z : i1
  } : () -> !seq.immutable<i1>
  %p = hw.param.value i1 = #hw.param.decl.ref<"p">
  %r = seq.compreg %p, %clk initial %0 : i1
  hw.output %false : i1
}

// expect: equivalent
