hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %s = sv.reg : !hw.inout<i8>
  %p = sv.read_inout %s : !hw.inout<i8>
  sv.alwayscomb {
    %t2 = comb.concat %clk, %d, %c : i1, i8, i1
    %t3 = comb.extract %t2 from 2 : (i10) -> i8
    sv.bpassign %r, %t3 : i8
  }
  sv.always posedge %clk {
    sv.passign %s, %q : i8
  }
  hw.output %p : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %s = sv.reg : !hw.inout<i8>
  %p = sv.read_inout %s : !hw.inout<i8>
  sv.alwayscomb {
    %t2 = comb.concat %clk, %d, %c : i1, i8, i1
    %t3 = comb.extract %t2 from 2 : (i10) -> i8
    sv.bpassign %r, %t3 : i8
  }
  sv.always posedge %clk {
    sv.passign %s, %q : i8
  }
  hw.output %p : i8
}

// expect: unknown
