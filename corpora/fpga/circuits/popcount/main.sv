module main(
  input  [7:0] x,
               w,
  output [3:0] y
);
  wire [7:0] _GEN = x ^ ~w;
  assign y =
    {3'h0, _GEN[0]} + {3'h0, _GEN[1]} + {3'h0, _GEN[2]} + {3'h0, _GEN[3]}
    + {3'h0, _GEN[4]} + {3'h0, _GEN[5]} + {3'h0, _GEN[6]} + {3'h0, _GEN[7]};
endmodule
