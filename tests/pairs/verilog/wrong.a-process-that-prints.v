module m(input clk, input s, input [7:0] a, output [7:0] o);
reg [7:0] r;
always @(posedge clk) begin if (s) $display("%d", a); r <= a; end
assign o = r;
endmodule
// -----
module m(input clk, input s, input [7:0] a, output [7:0] o);
reg [7:0] r;
always @(posedge clk) begin r <= a; end
assign o = r;
endmodule
// expect: unknown unsupported
