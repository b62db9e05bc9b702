module f(input wire [2:0] a, input wire [1:0] b, output wire [3:0] y);
  function automatic [3:0] pick (input reg [2:0] sel, input reg [3:0] x,
                                 input reg [3:0] y, input reg [3:0] z);
    begin
      casez (sel)
        3'b??1: begin
          pick = x;
        end
        3'b?10: pick = y;
        3'b100: pick = z;
        3'b0_00: pick = 4'h9;
        default: pick = 4'dx;
      endcase
    end
  endfunction
  assign y = pick(a, {2'h0, b}, 4'h5, 4'hc);
endmodule
// -----
module f(input wire [2:0] a, input wire [1:0] b, output wire [3:0] y);
  function automatic [3:0] pick (input reg [2:0] sel, input reg [3:0] x,
                                 input reg [3:0] y, input reg [3:0] z);
    begin
      casez (sel)
        3'b??1: begin
          pick = x;
        end
        3'b?10: pick = y;
        3'b100: pick = z;
        3'b0_00: pick = 4'h9;
        default: pick = 4'd3;
      endcase
    end
  endfunction
  assign y = pick(a, {2'h0, b}, 4'h5, 4'hc);
endmodule
// expect: equivalent bitwise static
