// In the state BUSY both guards hold where %stop does: the first transition is taken, and nothing is counted.
fsm.machine @main(%go: i1, %stop: i1) -> (i1, i4) attributes {initialState = "IDLE"} {
  %cnt = fsm.variable "cnt" {initValue = 0 : i4} : i4
  %c1 = hw.constant 1 : i4
  %c0 = hw.constant 0 : i4
  %true = hw.constant true
  %false = hw.constant false
  fsm.state @IDLE output {
    fsm.output %false, %cnt : i1, i4
  } transitions {
    fsm.transition @BUSY guard {
      fsm.return %go
    } action {
      fsm.update %cnt, %c0 : i4
    }
  }
  fsm.state @BUSY output {
    fsm.output %true, %cnt : i1, i4
  } transitions {
    fsm.transition @DONE guard {
      fsm.return %stop
    }
    fsm.transition @BUSY guard {
    } action {
      %n = comb.add %cnt, %c1 : i4
      fsm.update %cnt, %n : i4
    }
  }
  fsm.state @DONE output {
    fsm.output %false, %cnt : i1, i4
  } transitions {
    fsm.transition @IDLE
  }
}
