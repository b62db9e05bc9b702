"builtin.module"() ({
  "fsm.machine"() <{function_type = (i1, i1) -> (i1, i4), initialState = "IDLE", sym_name = "main"}> ({
  ^bb0(%arg0: i1, %arg1: i1):
    %0 = "fsm.variable"() <{initValue = 0 : i4, name = "cnt"}> : () -> i4
    %1 = "hw.constant"() <{value = 1 : i4}> : () -> i4
    %2 = "hw.constant"() <{value = 0 : i4}> : () -> i4
    %3 = "hw.constant"() <{value = true}> : () -> i1
    %4 = "hw.constant"() <{value = false}> : () -> i1
    "fsm.state"() <{sym_name = "IDLE"}> ({
      "fsm.output"(%4, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @BUSY}> ({
        "fsm.return"(%arg0) : (i1) -> ()
      }, {
        "fsm.update"(%0, %2) : (i4, i4) -> ()
      }) : () -> ()
    }) : () -> ()
    "fsm.state"() <{sym_name = "BUSY"}> ({
      "fsm.output"(%3, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @DONE}> ({
        "fsm.return"(%arg1) : (i1) -> ()
      }, {
      }) : () -> ()
      "fsm.transition"() <{nextState = @BUSY}> ({
        %6 = "comb.xor"(%arg1, %3) : (i1, i1) -> i1
        "fsm.return"(%6) : (i1) -> ()
      }, {
        %5 = "comb.add"(%0, %1) : (i4, i4) -> i4
        "fsm.update"(%0, %5) : (i4, i4) -> ()
      }) : () -> ()
    }) : () -> ()
    "fsm.state"() <{sym_name = "DONE"}> ({
      "fsm.output"(%4, %0) : (i1, i4) -> ()
    }, {
      "fsm.transition"() <{nextState = @IDLE}> ({
      }, {
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

