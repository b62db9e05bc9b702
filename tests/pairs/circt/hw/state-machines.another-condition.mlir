// options: --func f
"fsm.machine"() <{function_type = (i1, i1) -> i4, initialState = "A", sym_name = "f"}> ({
^bb0(%go: i1, %stop: i1):
%n = "fsm.variable"() <{initValue = 3 : i4, name = "n"}> : () -> i4
%one = "hw.constant"() <{value = 1 : i4}> : () -> i4
"fsm.state"() <{sym_name = "A"}> ({
  "fsm.output"(%one) : (i4) -> ()
}, {
  "fsm.transition"() <{nextState = @B}> ({
    "fsm.return"(%go) : (i1) -> ()
  }, {
    "fsm.update"(%n, %one) : (i4, i4) -> ()
  }) : () -> ()
}) : () -> ()
"fsm.state"() <{sym_name = "B"}> ({
  "fsm.output"(%n) : (i4) -> ()
}, {
  "fsm.transition"() <{nextState = @A}> ({
    "fsm.return"(%stop) : (i1) -> ()
  }, {}) : () -> ()
  "fsm.transition"() <{nextState = @B}> ({}, {
    %more = "comb.add"(%n, %one) : (i4, i4) -> i4
    "fsm.update"(%n, %more) : (i4, i4) -> ()
  }) : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"hw.module"() <{module_type = !hw.modty<input in0 : i1, input in1 : i1, output out0 : i4, input clk : !seq.clock, input rst : i1>, parameters = [], sym_name = "f"}> ({
^bb0(%go: i1, %stop: i1, %clk: !seq.clock, %rst: i1):

%one = "hw.constant"() <{value = 1 : i4}> : () -> i4
%three = "hw.constant"() <{value = 3 : i4}> : () -> i4
%a = "hw.constant"() <{value = false}> : () -> i1
%b = "hw.constant"() <{value = true}> : () -> i1
%i = "seq.initial"() ({
  %k = "hw.constant"() <{value = false}> : () -> i1
  "seq.yield"(%k) : (i1) -> ()
}) : () -> !seq.immutable<i1>
%j = "seq.initial"() ({
  %k = "hw.constant"() <{value = 3 : i4}> : () -> i4
  "seq.yield"(%k) : (i4) -> ()
}) : () -> !seq.immutable<i4>
%state = "seq.compreg"(%next, %clk, %rst, %a, %i)
  <{name = "state_reg", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}>
  : (i1, !seq.clock, i1, i1, !seq.immutable<i1>) -> i1
%n = "seq.compreg"(%m, %clk, %rst, %three, %j) <{name = "n", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}>
  : (i4, !seq.clock, i1, i4, !seq.immutable<i4>) -> i4
%y = "comb.mux"(%state, %n, %one) : (i1, i4, i4) -> i4
%on = "comb.xor"(%stop, %b) : (i1, i1) -> i1
%next = "comb.mux"(%state, %stop, %go) : (i1, i1, i1) -> i1
%more = "comb.add"(%n, %one) : (i4, i4) -> i4
%counted = "comb.mux"(%stop, %n, %more) : (i1, i4, i4) -> i4
%begun = "comb.mux"(%go, %one, %n) : (i1, i4, i4) -> i4
%m = "comb.mux"(%state, %counted, %begun) : (i1, i4, i4) -> i4
"hw.output"(%y) : (i4) -> ()
}) : () -> ()
// expect: different
