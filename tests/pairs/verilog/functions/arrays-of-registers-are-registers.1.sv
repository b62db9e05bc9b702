module f(clk, a, y);
  input clk;
  input [3:0] a;
  output [3:0] y;
  reg [3:0] q[2];
  wire [3:0] n[2];
  assign n[0] = a;
  assign n[1] = q[0];
  always_ff @ (posedge clk) begin
    q <= n;
  end
  assign y = q[1];
endmodule
// -----
module f(clk, a, y);
  input clk;
  input [3:0] a;
  output [3:0] y;
  reg [3:0] q[2];
  wire [3:0] n[2];
  assign n[0] = a;
  assign n[1] = q[0];
  always_ff @ (posedge clk) begin
    q[0] <= a;
    q[1] <= q[0];
  end
  assign y = q[1];
endmodule
// expect: equivalent bitwise static
