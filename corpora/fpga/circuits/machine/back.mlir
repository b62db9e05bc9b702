"builtin.module"() ({
  "fsm.machine"() <{function_type = (i1, i1) -> (i1, i4), initialState = "state_0", sym_name = "main"}> ({
  ^bb0(%arg0: i1, %arg1: i1):
    %0 = "fsm.variable"() <{initValue = 0 : i4, name = "cnt"}> : () -> i4
    "fsm.state"() <{sym_name = "state_0"}> ({
      %11 = "hw.constant"() <{value = false}> : () -> i1
      "fsm.output"(%11, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @state_1}> ({
        "fsm.return"(%arg0) : (i1) -> ()
      }, {
        %10 = "hw.constant"() <{value = 0 : i4}> : () -> i4
        "fsm.update"(%0, %10) : (i4, i4) -> ()
      }) : () -> ()
      "fsm.transition"() <{nextState = @state_0}> ({
        %8 = "hw.constant"() <{value = true}> : () -> i1
        %9 = "comb.xor"(%arg0, %8) : (i1, i1) -> i1
        "fsm.return"(%9) : (i1) -> ()
      }, {
        "fsm.update"(%0, %0) : (i4, i4) -> ()
      }) : () -> ()
    }) : () -> ()
    "fsm.state"() <{sym_name = "state_1"}> ({
      %7 = "hw.constant"() <{value = true}> : () -> i1
      "fsm.output"(%7, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @state_2}> ({
        "fsm.return"(%arg1) : (i1) -> ()
      }, {
        "fsm.update"(%0, %0) : (i4, i4) -> ()
      }) : () -> ()
      "fsm.transition"() <{nextState = @state_1}> ({
        %5 = "hw.constant"() <{value = true}> : () -> i1
        %6 = "comb.xor"(%arg1, %5) : (i1, i1) -> i1
        "fsm.return"(%6) : (i1) -> ()
      }, {
        %3 = "hw.constant"() <{value = 1 : i4}> : () -> i4
        %4 = "comb.add"(%0, %3) : (i4, i4) -> i4
        "fsm.update"(%0, %4) : (i4, i4) -> ()
      }) : () -> ()
    }) : () -> ()
    "fsm.state"() <{sym_name = "state_2"}> ({
      %2 = "hw.constant"() <{value = false}> : () -> i1
      "fsm.output"(%2, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @state_0}> ({
        %1 = "hw.constant"() <{value = true}> : () -> i1
        "fsm.return"(%1) : (i1) -> ()
      }, {
        "fsm.update"(%0, %0) : (i4, i4) -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

