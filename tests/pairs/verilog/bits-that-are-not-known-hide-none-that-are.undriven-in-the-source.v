module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign y = a; assign z = 4'h1;
endmodule
// -----
module f(input [1:0] a, input [1:0] b, output [1:0] y, output [3:0] z);
  assign z = 4'h1;
endmodule
// expect: different
