hw.module @m(in %clk : i1, in %c : i1, in %d : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.if %c { sv.fwrite %fd, "x %d"(%d) : i8 } else { sv.fatal.procedural 1, "y" }
    sv.assert %c, immediate label "l" message "m %d"(%d) : i8
    sv.case casez %d : i8 case b0z: { sv.stop 1 } default: { sv.error.procedural }
  }
  sv.assert.concurrent posedge %clk, %c label "q"
  sv.assert_property %c on posedge %clk disable_iff %c label "p" : i1
}

// -----

"builtin.module"() ({
"hw.module"() <{module_type = !hw.modty<input clk : i1, input c : i1, input d : i8>, parameters = [], sym_name = "m"}> ({
^bb0(%clk: i1, %c: i1, %d: i8):
  %fd = "hw.constant"() <{value = 1 : i32}> : () -> i32
  "sv.always"(%clk) <{events = [0 : i32]}> ({
    "sv.if"(%c) ({
      "sv.fwrite"(%fd, %d) <{format_string = "x %d"}> : (i32, i8) -> ()
    }, {
      "sv.fatal.procedural"() <{message = "y", verbosity = 1 : i8}> : () -> ()
    }) : (i1) -> ()
    "sv.assert"(%c, %d) <{defer = 0 : i32, label = "l", message = "m %d"}> : (i1, i8) -> ()
    "sv.case"(%d) <{casePatterns = [3 : i16, unit], caseStyle = 2 : i32, validationQualifier = #sv<validation_qualifier plain>}> ({
      "sv.stop"() <{verbosity = 1 : i8}> : () -> ()
    }, {
      "sv.error.procedural"() : () -> ()
    }) : (i8) -> ()
  }) : (i1) -> ()
  "sv.assert.concurrent"(%clk, %c) <{event = 0 : i32, label = "q"}> : (i1, i1) -> ()
  "sv.assert_property"(%c, %clk, %c) <{event = 0 : i32, label = "p", operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> ()
  "hw.output"() : () -> ()
}) : () -> ()
}) : () -> ()

// expect: equivalent
