// Conversions between scalar types.
//
// Definitions: the operations' descriptions in MLIR's arith dialect, and LLVM's for what those leave open: a float
// whose integer part does not fit the integer type (a NaN among them) converts to poison.
#include "scalars/families.h"
#include "scalars/fast_math.h"
#include "scalars/integer_word.h"
#include "scalars/narrow_format.h"

#include <optional>

namespace equiv {

namespace {

bool between_integers(const ScalarOperation &operation) {
  return operation.operands[0].kind == TypeKind::Integer && operation.results[0].kind == TypeKind::Integer;
}

bool violates_nneg(const ScalarOperation &operation, Bits operand) {
  return (operation.flags & FlagNneg) && is_negative(operand, operation.operands[0].width);
}

// -- integers --------------------------------------------------------------------------------------------------------

// Sign-extends to a wider type, truncates to a narrower one: extsi and index_cast.
Folded fold_resize_signed(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  if (!between_integers(operation))
    return Folded::Unfolded;
  const Bits extended = static_cast<Bits>(sign_extended(operands[0], operation.operands[0].width));
  results[0] = extended & ones<Bits>(operation.results[0].width);
  return Folded::Value;
}

// Zero-extends to a wider type, truncates to a narrower one: extui and index_castui.
Folded fold_resize_unsigned(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  if (!between_integers(operation))
    return Folded::Unfolded;
  if (violates_nneg(operation, operands[0]))
    return Folded::Poison;
  results[0] = operands[0] & ones<Bits>(operation.results[0].width);
  return Folded::Value;
}

Folded fold_truncate(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  if (!between_integers(operation))
    return Folded::Unfolded;
  const unsigned from = operation.operands[0].width, to = operation.results[0].width;
  results[0] = operands[0] & ones<Bits>(to);
  if ((operation.flags & FlagNuw) && results[0] != operands[0])
    return Folded::Poison;
  if ((operation.flags & FlagNsw) && sign_extended(results[0], to) != sign_extended(operands[0], from))
    return Folded::Poison;
  return Folded::Value;
}

// -- integers to floats ----------------------------------------------------------------------------------------------

uint64_t rounded_integer(TypeKind kind, bool negative, Bits size) {
  return round_to(format_of(kind), Rounding::NearestEven, {negative, 0, size});
}

Folded fold_from_signed(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  const ScalarType from = operation.operands[0];
  if (from.kind != TypeKind::Integer || !is_float(kind))
    return Folded::Unfolded;
  if (from.width <= 64 && kind == TypeKind::Double) {
    results[0] = pattern_of(static_cast<double>(sign_extended(static_cast<uint64_t>(operands[0]), from.width)));
  } else if (from.width <= 64 && kind == TypeKind::Single) {
    results[0] = pattern_of(static_cast<float>(sign_extended(static_cast<uint64_t>(operands[0]), from.width)));
  } else {
    const bool negative = is_negative(operands[0], from.width);
    results[0] =
        rounded_integer(kind, negative, negative ? (Bits{0} - operands[0]) & ones<Bits>(from.width) : operands[0]);
  }
  return Folded::Value;
}

Folded fold_from_unsigned(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  const ScalarType from = operation.operands[0];
  if (from.kind != TypeKind::Integer || !is_float(kind))
    return Folded::Unfolded;
  if (violates_nneg(operation, operands[0]))
    return Folded::Poison;
  results[0] = rounded_integer(kind, false, operands[0]);
  return Folded::Value;
}

// -- floats to integers ----------------------------------------------------------------------------------------------

template <bool is_signed>
Folded fold_to_integer(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.operands[0].kind;
  const ScalarType to = operation.results[0];
  if (to.kind != TypeKind::Integer || !is_float(kind))
    return Folded::Unfolded;
  const Format format = format_of(kind);
  if (is_nan(format, operands[0]) || is_infinite(format, operands[0]))
    return Folded::Poison;
  const Exact value = unpack(format, operands[0]);
  if (value.significand == 0) {
    results[0] = 0;
    return Folded::Value;
  }
  const int highest = value.exponent + static_cast<int>(highest_bit(value.significand));
  if (highest >= static_cast<int>(to.width))
    return Folded::Poison;
  const Bits size = highest < 0          ? 0
                    : value.exponent < 0 ? value.significand >> -value.exponent
                                         : value.significand << value.exponent;
  const Bits limit =
      !is_signed ? (value.negative ? 0 : ones<Bits>(to.width)) : sign_bit<Bits>(to.width) - (value.negative ? 0 : 1);
  if (size > limit)
    return Folded::Poison;
  results[0] = (value.negative ? Bits{0} - size : size) & ones<Bits>(to.width);
  return Folded::Value;
}

// -- floats ----------------------------------------------------------------------------------------------------------

// As `fold_convert`, from or to a narrow format. What nobody defines, or a flag opens, is left open.
Folded fold_narrow(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind from = operation.operands[0].kind, to = operation.results[0].kind;
  constexpr uint32_t modes = FlagToNearestEven | FlagDownward | FlagUpward | FlagTowardZero | FlagToNearestAway;
  if ((operation.flags & ~modes) != 0 || !has_numbers(from) || !has_numbers(to))
    return Folded::Unfolded;
  const bool is_machine = operation.semantics->name == std::string_view("convertf");
  const std::optional<uint64_t> found = convert_narrow(from, to, rounding_of(operation.flags), operands[0], is_machine);
  results[0] = found.value_or(0);
  return found ? Folded::Value : Folded::Unfolded;
}

// extf, truncf and convertf: rounded once where the result's format is not finer, or not at all where `contract` lets
// the rounding be left out before an extf that carries it too (llvm/llvm-project pull request 95346).
Folded fold_convert(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind from = operation.operands[0].kind, to = operation.results[0].kind;
  if (is_narrow(from) || is_narrow(to))
    return fold_narrow(operation, operands, results);
  if (!is_float(from) || !is_float(to))
    return Folded::Unfolded;
  if (from == TypeKind::Single && to == TypeKind::Double)
    results[0] = pattern_of(static_cast<double>(host_of<float>(operands[0])));
  else
    results[0] = convert(format_of(from), format_of(to), rounding_of(operation.flags), operands[0]);
  const bool exact = !(operation.flags & FlagContract) ||
                     convert(format_of(to), format_of(from), rounding_of(0), results[0]) == operands[0];
  return with_fast_math(operation, operands, results, Folded::Value, exact ? kLoosensNothing : FlagContract);
}

// Which bits a NaN has is not determined, so nothing can be said of them in another type.
Folded fold_bitcast(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const ScalarType from = operation.operands[0], to = operation.results[0];
  if (from.kind == TypeKind::Uninterpreted || to.kind == TypeKind::Uninterpreted || from.width != to.width)
    return Folded::Unfolded;
  if (is_float(from.kind) && to.kind != from.kind && is_nan(format_of(from.kind), operands[0]))
    return Folded::Unfolded;
  if (is_narrow(from.kind) && to.kind != from.kind && is_some_nan(from.kind, operands[0]))
    return Folded::Unfolded;
  results[0] = operands[0];
  return Folded::Value;
}

// A number is no poison.
Folded fold_freeze(const ScalarOperation &, const Bits *operands, Bits *results) {
  results[0] = operands[0];
  return Folded::Value;
}

// The scaling conversions are lowered to the conversions, products and quotients that define them.
Folded fold_nothing(const ScalarOperation &, const Bits *, Bits *) { return Folded::Unfolded; }

} // namespace

void append_conversions(std::vector<Semantics> &table) {
  const Semantics entries[] = {
      {"extsi", 1, 1, false, false, fold_resize_signed, nullptr},
      {"extui", 1, 1, false, false, fold_resize_unsigned, nullptr},
      {"trunci", 1, 1, false, false, fold_truncate, nullptr},
      {"index_cast", 1, 1, false, false, fold_resize_signed, nullptr},
      {"index_castui", 1, 1, false, false, fold_resize_unsigned, nullptr},
      {"sitofp", 1, 1, false, false, fold_from_signed, nullptr},
      {"uitofp", 1, 1, false, false, fold_from_unsigned, nullptr},
      {"fptosi", 1, 1, false, false, fold_to_integer<true>, nullptr},
      {"fptoui", 1, 1, false, false, fold_to_integer<false>, nullptr},
      {"extf", 1, 1, false, false, fold_convert, nullptr},
      {"truncf", 1, 1, false, false, fold_convert, nullptr},
      {"convertf", 1, 1, false, false, fold_convert, nullptr},
      {"bitcast", 1, 1, false, false, fold_bitcast, nullptr},
      {"freeze", 1, 1, false, false, fold_freeze, nullptr},
      {"scaling_extf", 2, 1, false, false, fold_nothing, nullptr},
      {"scaling_truncf", 2, 1, false, false, fold_nothing, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
