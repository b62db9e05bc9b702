"builtin.module"() ({
  "calyx.component"() <{function_type = (i32, i1, i1, i1, i1) -> (), portAttributes = [{}, {clk}, {reset}, {go}, {done}], portDirections = -16 : i5, portNames = ["in0", "clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg5: i32, %arg6: i1, %arg7: i1, %arg8: i1, %arg9: i1):
    %28:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %29:5 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i32, i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.seq"() ({
          "calyx.invoke"(%29#0, %arg5) <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}]}> : (i32, i32) -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i32, i1, i1, i1, i1) -> (), portAttributes = [{}, {clk}, {reset}, {go}, {done}], portDirections = -16 : i5, portNames = ["in1", "clk", "reset", "go", "done"], sym_name = "main_1"}> ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: i1, %arg3: i1, %arg4: i1):
    %0 = "hw.constant"() <{value = true}> : () -> i1
    %1 = "hw.constant"() <{value = false}> : () -> i1
    %2 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "hw.constant"() <{value = 7 : i32}> : () -> i32
    %4 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "hw.constant"() <{value = 5 : i32}> : () -> i32
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_3"}> : () -> (i32, i3)
    %7:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i3)
    %8:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i3)
    %9:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i3)
    %10:3 = "calyx.std_add"() <{sym_name = "std_add_2"}> : () -> (i32, i32, i32)
    %11:6 = "calyx.register"() <{sym_name = "divsi_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %12:7 = "calyx.std_divs_pipe"() <{sym_name = "std_divs_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %13:6 = "calyx.register"() <{sym_name = "load_1_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %14:3 = "calyx.std_slt"() <{sym_name = "std_slt_1"}> : () -> (i32, i32, i1)
    %15:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %16:6 = "calyx.register"() <{sym_name = "muli_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %17:7 = "calyx.std_mult_pipe"() <{sym_name = "std_mult_pipe_0"}> : () -> (i1, i1, i1, i32, i32, i32, i1)
    %18:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %19:6 = "calyx.register"() <{sym_name = "cmpi_0_reg"}> : () -> (i1, i1, i1, i1, i1, i1)
    %20:3 = "calyx.std_sle"() <{sym_name = "std_slt_0"}> : () -> (i32, i32, i1)
    %21:6 = "calyx.register"() <{sym_name = "load_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %22:6 = "calyx.register"() <{sym_name = "if_res_0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %23:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %24:6 = "calyx.register"() <{sym_name = "while_0_arg0_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %25:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "assign_while_0_init_0"}> ({
        "calyx.assign"(%24#0, %4) : (i32, i32) -> ()
        "calyx.assign"(%24#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%24#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%23#0, %4) : (i32, i32) -> ()
        "calyx.assign"(%23#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%23#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "then_br_0"}> ({
        "calyx.assign"(%22#0, %18#2) : (i32, i32) -> ()
        "calyx.assign"(%22#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%18#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%18#1, %arg0) : (i32, i32) -> ()
        "calyx.group_done"(%22#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "else_br_0"}> ({
        "calyx.assign"(%22#0, %16#4) : (i32, i32) -> ()
        "calyx.assign"(%22#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%22#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%6#0, %23#4) : (i32, i32) -> ()
        "calyx.assign"(%25#0, %6#1) : (i3, i3) -> ()
        "calyx.assign"(%25#3, %0) : (i1, i1) -> ()
        "calyx.assign"(%25#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%21#0, %25#6) : (i32, i32) -> ()
        "calyx.assign"(%21#1, %25#7) : (i1, i1) -> ()
        "calyx.group_done"(%21#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%19#0, %20#2) : (i1, i1) -> ()
        "calyx.assign"(%19#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%20#0, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%20#1, %arg0) : (i32, i32) -> ()
        "calyx.group_done"(%19#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%17#3, %21#4) : (i32, i32) -> ()
        "calyx.assign"(%17#4, %arg0) : (i32, i32) -> ()
        "calyx.assign"(%16#0, %17#5) : (i32, i32) -> ()
        "calyx.assign"(%16#1, %17#6) : (i1, i1) -> ()
        %27 = "comb.xor"(%17#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%17#2, %0, %27) : (i1, i1, i1) -> ()
        "calyx.group_done"(%16#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_4"}> ({
        "calyx.assign"(%7#0, %23#4) : (i32, i32) -> ()
        "calyx.assign"(%25#0, %7#1) : (i3, i3) -> ()
        "calyx.assign"(%25#5, %22#4) : (i32, i32) -> ()
        "calyx.assign"(%25#4, %0) : (i1, i1) -> ()
        "calyx.assign"(%25#3, %0) : (i1, i1) -> ()
        "calyx.group_done"(%25#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%15#0, %23#4) : (i32, i32) -> ()
        "calyx.assign"(%15#1, %2) : (i32, i32) -> ()
        "calyx.assign"(%23#0, %15#2) : (i32, i32) -> ()
        "calyx.assign"(%23#1, %0) : (i1, i1) -> ()
        "calyx.group_done"(%23#5) : (i1) -> ()
      }) : () -> ()
      "calyx.comb_group"() <{sym_name = "bb0_5"}> ({
        "calyx.assign"(%14#0, %24#4) : (i32, i32) -> ()
        "calyx.assign"(%14#1, %5) : (i32, i32) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_6"}> ({
        "calyx.assign"(%8#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%25#0, %8#1) : (i3, i3) -> ()
        "calyx.assign"(%25#3, %0) : (i1, i1) -> ()
        "calyx.assign"(%25#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%13#0, %25#6) : (i32, i32) -> ()
        "calyx.assign"(%13#1, %25#7) : (i1, i1) -> ()
        "calyx.group_done"(%13#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_7"}> ({
        "calyx.assign"(%12#3, %13#4) : (i32, i32) -> ()
        "calyx.assign"(%12#4, %arg0) : (i32, i32) -> ()
        "calyx.assign"(%11#0, %12#5) : (i32, i32) -> ()
        "calyx.assign"(%11#1, %12#6) : (i1, i1) -> ()
        %26 = "comb.xor"(%12#6, %0) : (i1, i1) -> i1
        "calyx.assign"(%12#2, %0, %26) : (i1, i1, i1) -> ()
        "calyx.group_done"(%11#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_8"}> ({
        "calyx.assign"(%9#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%25#0, %9#1) : (i3, i3) -> ()
        "calyx.assign"(%25#5, %11#4) : (i32, i32) -> ()
        "calyx.assign"(%25#4, %0) : (i1, i1) -> ()
        "calyx.assign"(%25#3, %0) : (i1, i1) -> ()
        "calyx.group_done"(%25#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "assign_while_0_latch"}> ({
        "calyx.assign"(%24#0, %10#2) : (i32, i32) -> ()
        "calyx.assign"(%24#1, %0) : (i1, i1) -> ()
        "calyx.assign"(%10#0, %24#4) : (i32, i32) -> ()
        "calyx.assign"(%10#1, %2) : (i32, i32) -> ()
        "calyx.group_done"(%24#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.seq"() ({
          "calyx.par"() ({
            "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
          }) : () -> ()
          "calyx.repeat"() <{count = 8 : i32}> ({
            "calyx.seq"() ({
              "calyx.seq"() ({
                "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
                "calyx.enable"() <{groupName = @bb0_1}> : () -> ()
                "calyx.if"(%19#4) ({
                  "calyx.seq"() ({
                    "calyx.enable"() <{groupName = @then_br_0}> : () -> ()
                  }) : () -> ()
                }, {
                  "calyx.seq"() ({
                    "calyx.enable"() <{groupName = @bb0_3}> : () -> ()
                    "calyx.enable"() <{groupName = @else_br_0}> : () -> ()
                  }) : () -> ()
                }) : (i1) -> ()
                "calyx.enable"() <{groupName = @bb0_4}> : () -> ()
              }) : () -> ()
              "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
            }) : () -> ()
          }) : () -> ()
          "calyx.par"() ({
            "calyx.enable"() <{groupName = @assign_while_0_init_0}> : () -> ()
          }) : () -> ()
          "calyx.while"(%14#2) <{groupName = @bb0_5}> ({
            "calyx.seq"() ({
              "calyx.seq"() ({
                "calyx.enable"() <{groupName = @bb0_6}> : () -> ()
                "calyx.enable"() <{groupName = @bb0_7}> : () -> ()
                "calyx.enable"() <{groupName = @bb0_8}> : () -> ()
              }) : () -> ()
              "calyx.enable"() <{groupName = @assign_while_0_latch}> : () -> ()
            }) : () -> ()
          }) : (i1) -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

