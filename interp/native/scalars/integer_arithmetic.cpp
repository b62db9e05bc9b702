// Addition, multiplication, division and order of two's-complement integers.
//
// Definitions: the operations' descriptions in MLIR's arith dialect. Overflow flags that do not hold give poison;
// division by zero, and the quotient of the least integer by -1, are immediate undefined behaviour.
#include "scalars/families.h"
#include "scalars/integer_word.h"
#include "scalars/neutral_element.h"

namespace equiv {

namespace {

struct Add {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t flags, Word &result) {
    result = (left + right) & ones<Word>(width);
    if ((flags & FlagNuw) && result < left)
      return Folded::Poison;
    if ((flags & FlagNsw) && is_negative<Word>((left ^ result) & (right ^ result), width))
      return Folded::Poison;
    return Folded::Value;
  }
};

struct Subtract {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t flags, Word &result) {
    result = (left - right) & ones<Word>(width);
    if ((flags & FlagNuw) && left < right)
      return Folded::Poison;
    if ((flags & FlagNsw) && is_negative<Word>((left ^ right) & (left ^ result), width))
      return Folded::Poison;
    return Folded::Value;
  }
};

struct Multiply {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t flags, Word &result) {
    result = (left * right) & ones<Word>(width);
    if ((flags & FlagNuw) && multiply_unsigned(left, right, width).high != 0)
      return Folded::Poison;
    if (flags & FlagNsw) {
      const WideProduct product = multiply_signed(left, right, width);
      if (product.high != (is_negative(product.low, width) ? ones<Bits>(width) : 0))
        return Folded::Poison;
    }
    return Folded::Value;
  }
};

enum class Quotient { TowardZero, Floor, Ceiling };

template <Quotient rounding> struct DivideUnsigned {
  template <typename Word> static Folded apply(Word left, Word right, unsigned, uint32_t flags, Word &result) {
    if (right == 0)
      return Folded::Undefined;
    result = left / right;
    const bool inexact = result * right != left;
    if ((flags & FlagExact) && inexact)
      return Folded::Poison;
    if (rounding == Quotient::Ceiling && inexact)
      ++result;
    return Folded::Value;
  }
};

template <typename Word> bool quotient_overflows(Word left, Word right, unsigned width) {
  return right == ones<Word>(width) && left == sign_bit<Word>(width);
}

template <Quotient rounding> struct DivideSigned {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t flags, Word &result) {
    if (right == 0 || quotient_overflows(left, right, width))
      return Folded::Undefined;
    const SignedWord<Word> dividend = sign_extended(left, width), divisor = sign_extended(right, width);
    SignedWord<Word> quotient = dividend / divisor;
    const bool inexact = quotient * divisor != dividend;
    if ((flags & FlagExact) && inexact)
      return Folded::Poison;
    const bool negative = (dividend < 0) != (divisor < 0);
    if (rounding == Quotient::Floor && inexact && negative)
      --quotient;
    if (rounding == Quotient::Ceiling && inexact && !negative)
      ++quotient;
    result = static_cast<Word>(quotient) & ones<Word>(width);
    return Folded::Value;
  }
};

struct RemainderUnsigned {
  template <typename Word> static Folded apply(Word left, Word right, unsigned, uint32_t, Word &result) {
    if (right == 0)
      return Folded::Undefined;
    result = left % right;
    return Folded::Value;
  }
};

struct RemainderSigned {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t flags, Word &result) {
    if (right == 0)
      return Folded::Undefined;
    // MLIR calls this remainder zero by giving no exception for it, LLVM, to which it is lowered, calls it undefined.
    if (quotient_overflows(left, right, width))
      return flags & FlagNoOverflow ? Folded::Undefined : Folded::Unfolded;
    result = static_cast<Word>(sign_extended(left, width) % sign_extended(right, width)) & ones<Word>(width);
    return Folded::Value;
  }
};

template <bool is_signed, bool maximum> struct Extremum {
  template <typename Word> static Folded apply(Word left, Word right, unsigned width, uint32_t, Word &result) {
    const bool less = is_signed ? signed_less(left, right, width) : left < right;
    result = less == maximum ? right : left;
    return Folded::Value;
  }
};

// -- two results -----------------------------------------------------------------------------------------------------

Folded fold_add_extended(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  results[0] = (operands[0] + operands[1]) & ones<Bits>(type.width);
  results[1] = results[0] < operands[0];
  return Folded::Value;
}

Folded fold_subtract_extended(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  results[0] = (operands[0] - operands[1]) & ones<Bits>(type.width);
  results[1] = operands[0] < operands[1];
  return Folded::Value;
}

template <WideProduct (*multiply)(Bits, Bits, unsigned)>
Folded fold_multiply_extended(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType type = operation.operands[0];
  if (type.kind != TypeKind::Integer)
    return Folded::Unfolded;
  const WideProduct product = multiply(operands[0], operands[1], type.width);
  results[0] = product.low;
  results[1] = product.high;
  return Folded::Value;
}

// -- neutral elements ------------------------------------------------------------------------------------------------

int pass_zero_right(const ScalarOperation &operation, int position, Bits constant) {
  return position == 1 ? pass_integer_zero(operation, position, constant) : -1;
}

int pass_one(const ScalarOperation &operation, int position, Bits constant) {
  // In i1 the pattern 1 is -1 when signed, so that -1 * 1 wraps.
  const bool wraps = operation.operands[0].width == 1 && (operation.flags & FlagNsw);
  return other_if(is_on_integers(operation) && constant == 1 && !wraps, position);
}

int pass_one_right_unsigned(const ScalarOperation &operation, int position, Bits constant) {
  return other_if(is_on_integers(operation) && position == 1 && constant == 1, position);
}

int pass_one_right_signed(const ScalarOperation &operation, int position, Bits constant) {
  return operation.operands[0].width == 1 ? -1 : pass_one_right_unsigned(operation, position, constant);
}

template <bool is_signed, bool maximum>
int pass_extreme(const ScalarOperation &operation, int position, Bits constant) {
  if (!is_on_integers(operation))
    return -1;
  const unsigned width = operation.operands[0].width;
  const Bits least = is_signed ? sign_bit<Bits>(width) : 0;
  return other_if(constant == (maximum ? least : least ^ ones<Bits>(width)), position);
}

} // namespace

void append_integer_arithmetic(std::vector<Semantics> &table) {
  constexpr bool commutes = true, undefined = true;
  const Semantics entries[] = {
      {"addi", 2, 1, commutes, false, fold_integer_pair<Add>, pass_integer_zero},
      {"subi", 2, 1, false, false, fold_integer_pair<Subtract>, pass_zero_right},
      {"muli", 2, 1, commutes, false, fold_integer_pair<Multiply>, pass_one},
      {"addui_extended", 2, 2, commutes, false, fold_add_extended, nullptr},
      {"subui_extended", 2, 2, false, false, fold_subtract_extended, nullptr},
      {"mulsi_extended", 2, 2, commutes, false, fold_multiply_extended<multiply_signed>, nullptr},
      {"mului_extended", 2, 2, commutes, false, fold_multiply_extended<multiply_unsigned>, nullptr},
      {"divsi", 2, 1, false, undefined, fold_integer_pair<DivideSigned<Quotient::TowardZero>>, pass_one_right_signed},
      {"divui", 2, 1, false, undefined, fold_integer_pair<DivideUnsigned<Quotient::TowardZero>>,
       pass_one_right_unsigned},
      {"ceildivsi", 2, 1, false, undefined, fold_integer_pair<DivideSigned<Quotient::Ceiling>>, pass_one_right_signed},
      {"ceildivui", 2, 1, false, undefined, fold_integer_pair<DivideUnsigned<Quotient::Ceiling>>,
       pass_one_right_unsigned},
      {"floordivsi", 2, 1, false, undefined, fold_integer_pair<DivideSigned<Quotient::Floor>>, pass_one_right_signed},
      {"remsi", 2, 1, false, undefined, fold_integer_pair<RemainderSigned>, nullptr},
      {"remui", 2, 1, false, undefined, fold_integer_pair<RemainderUnsigned>, nullptr},
      {"maxsi", 2, 1, commutes, false, fold_integer_pair<Extremum<true, true>>, pass_extreme<true, true>},
      {"maxui", 2, 1, commutes, false, fold_integer_pair<Extremum<false, true>>, pass_extreme<false, true>},
      {"minsi", 2, 1, commutes, false, fold_integer_pair<Extremum<true, false>>, pass_extreme<true, false>},
      {"minui", 2, 1, commutes, false, fold_integer_pair<Extremum<false, false>>, pass_extreme<false, false>},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
