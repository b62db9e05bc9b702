module m(input c, input [3:0] a, input [3:0] b, output [3:0] o);
  assign o = c ? a : b;
endmodule
// -----
module m(input c, input [3:0] a, input [3:0] b, output [3:0] o);
  assign o = ({4{c}} & a) | (~{4{c}} & b);
endmodule
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
