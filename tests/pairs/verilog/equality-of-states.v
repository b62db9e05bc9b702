module f(input [3:0] a, input [3:0] b, output x);
  assign x = a === b;
endmodule
// -----
module f(input [3:0] a, input [3:0] b, output x);
  assign x = a == b;
endmodule
// expect: equivalent bitwise static
// assumes: no bit that a circuit takes, or that nobody drives, is x or z where two are compared by `===` or the like
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
