module kernel(model_inp, model_out);
  input [7:0] model_inp;
  wire [7:0] model_inp;
  output [51:0] model_out;
  wire [51:0] model_out;
  wire [12:0] \op_2.accum ;
  wire [10:0] \op_3.accum ;
  wire [16:0] \op_4.accum ;
  wire [12:0] \op_5.accum ;
  wire [17:0] \op_6.accum ;
  wire [10:0] \op_neg_3.in_is_bigger.out_ext ;
  assign \op_2.accum  = { model_inp[7], model_inp[7], model_inp, 3'h0 } - { model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp };
  assign \op_3.accum  = { model_inp[7], model_inp, 2'h0 } + { model_inp[7], model_inp[7], model_inp[7], model_inp };
  assign \op_4.accum  = { model_inp[7], model_inp[7], model_inp, 7'h00 } - { model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp };
  assign \op_5.accum  = { model_inp[7], model_inp, 4'h0 } + { \op_3.accum [10], \op_3.accum [10], \op_3.accum  };
  assign \op_6.accum  = { \op_4.accum [15], \op_4.accum [15], \op_4.accum [15:0] } - { model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp[7], model_inp, 3'h0 };
  assign \op_neg_3.in_is_bigger.out_ext  = - \op_3.accum ;
  assign model_out = { \op_6.accum [15:0], \op_5.accum , \op_neg_3.in_is_bigger.out_ext , \op_2.accum [11:0] };
endmodule
