"builtin.module"() ({
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main"}> ({
  ^bb0(%arg4: i1, %arg5: i1, %arg6: i1, %arg7: i1):
    %13:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "mem_2", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %14:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "mem_1", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %15:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "mem_0", width = 32 : i64}> {external = true} : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %16:4 = "calyx.instance"() <{componentName = @main_1, sym_name = "main_1_instance"}> : () -> (i1, i1, i1, i1)
    "calyx.wires"() ({
    ^bb0:
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.invoke"() <{callee = @main_1_instance, inputNames = [], portNames = [], refCellsMap = [{arg_mem_0 = @mem_0}, {arg_mem_1 = @mem_1}, {arg_mem_2 = @mem_2}]}> : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {toplevel} : () -> ()
  "calyx.component"() <{function_type = (i1, i1, i1, i1) -> (), portAttributes = [{clk}, {reset}, {go}, {done}], portDirections = -8 : i4, portNames = ["clk", "reset", "go", "done"], sym_name = "main_1"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i1, %arg3: i1):
    %0 = "hw.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "hw.constant"() <{value = true}> : () -> i1
    %2 = "hw.constant"() <{value = false}> : () -> i1
    %3 = "hw.constant"() <{value = 0 : i32}> : () -> i32
    %4:2 = "calyx.std_slice"() <{sym_name = "std_slice_2"}> : () -> (i32, i3)
    %5:2 = "calyx.std_slice"() <{sym_name = "std_slice_1"}> : () -> (i32, i3)
    %6:2 = "calyx.std_slice"() <{sym_name = "std_slice_0"}> : () -> (i32, i3)
    %7:3 = "calyx.std_add"() <{sym_name = "std_add_1"}> : () -> (i32, i32, i32)
    %8:3 = "calyx.std_add"() <{sym_name = "std_add_0"}> : () -> (i32, i32, i32)
    %9:6 = "calyx.register"() <{sym_name = "for_0_induction_var_reg"}> : () -> (i32, i1, i1, i1, i32, i1)
    %10:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "arg_mem_2", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %11:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "arg_mem_1", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    %12:8 = "calyx.seq_mem"() <{addrSizes = [3], sizes = [8], sym_name = "arg_mem_0", width = 32 : i64}> : () -> (i3, i1, i1, i1, i1, i32, i32, i1)
    "calyx.wires"() ({
      "calyx.group"() <{sym_name = "init_for_0_induction_var"}> ({
        "calyx.assign"(%9#0, %3) : (i32, i32) -> ()
        "calyx.assign"(%9#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%9#5) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_0"}> ({
        "calyx.assign"(%4#0, %9#4) : (i32, i32) -> ()
        "calyx.assign"(%12#0, %4#1) : (i3, i3) -> ()
        "calyx.assign"(%12#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%12#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%12#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_1"}> ({
        "calyx.assign"(%5#0, %9#4) : (i32, i32) -> ()
        "calyx.assign"(%11#0, %5#1) : (i3, i3) -> ()
        "calyx.assign"(%11#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%11#4, %2) : (i1, i1) -> ()
        "calyx.group_done"(%11#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "bb0_3"}> ({
        "calyx.assign"(%6#0, %9#4) : (i32, i32) -> ()
        "calyx.assign"(%10#0, %6#1) : (i3, i3) -> ()
        "calyx.assign"(%10#5, %8#2) : (i32, i32) -> ()
        "calyx.assign"(%10#4, %1) : (i1, i1) -> ()
        "calyx.assign"(%10#3, %1) : (i1, i1) -> ()
        "calyx.assign"(%8#0, %12#6) : (i32, i32) -> ()
        "calyx.assign"(%8#1, %11#6) : (i32, i32) -> ()
        "calyx.group_done"(%10#7) : (i1) -> ()
      }) : () -> ()
      "calyx.group"() <{sym_name = "incr_for_0_induction_var"}> ({
        "calyx.assign"(%7#0, %9#4) : (i32, i32) -> ()
        "calyx.assign"(%7#1, %0) : (i32, i32) -> ()
        "calyx.assign"(%9#0, %7#2) : (i32, i32) -> ()
        "calyx.assign"(%9#1, %1) : (i1, i1) -> ()
        "calyx.group_done"(%9#5) : (i1) -> ()
      }) : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.enable"() <{groupName = @init_for_0_induction_var}> : () -> ()
        "calyx.repeat"() <{count = 8 : i32}> ({
          "calyx.seq"() ({
            "calyx.enable"() <{groupName = @bb0_0}> : () -> ()
            "calyx.enable"() <{groupName = @bb0_1}> : () -> ()
            "calyx.enable"() <{groupName = @bb0_3}> : () -> ()
            "calyx.enable"() <{groupName = @incr_for_0_induction_var}> : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) {calyx.entrypoint = "main"} : () -> ()

