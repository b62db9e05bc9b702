// The operations of IEEE 754-2019, section 5.4.1: correctly rounded, with a rounding mode where the operation has one.
#include "scalars/exact_float.h"
#include "scalars/families.h"
#include "scalars/fast_math.h"
#include "scalars/neutral_element.h"

#include <cmath>

namespace equiv {

namespace {

// Each operation gives its meaning on host numbers, for rounding to nearest even, and on patterns in any mode. Through
// a double, sums, products, quotients and square roots of formats that are coarser than f32 round twice harmlessly: 53
// bits are at least twice the format's and 2 more (Figueroa 1995), at most 16 for f24, and sums and products are mostly
// exact. That holds below the normal numbers too: sums are exact there, products have 32 bits, and a quotient of two
// significands of 16 bits is no closer to a midpoint than 2^-33 of it.
constexpr bool rounds_once_through_double(Format format) { return 53 >= 2 * (format.fraction_bits + 1) + 2; }
static_assert(rounds_once_through_double(format_of(TypeKind::Half)) &&
              rounds_once_through_double(format_of(TypeKind::BFloat)) &&
              rounds_once_through_double(format_of(TypeKind::TensorFloat)) &&
              rounds_once_through_double(format_of(TypeKind::Float24)));

struct Add {
  static constexpr uint32_t loosening = kLoosensSum;
  template <typename Host> static Host host(Host left, Host right) { return left + right; }
  static uint64_t exact(Format format, Rounding rounding, const Bits *operands) {
    return exact_add(format, rounding, operands[0], operands[1]);
  }
};

struct Subtract {
  static constexpr uint32_t loosening = kLoosensSum;
  template <typename Host> static Host host(Host left, Host right) { return left - right; }
  static uint64_t exact(Format format, Rounding rounding, const Bits *operands) {
    return exact_subtract(format, rounding, operands[0], operands[1]);
  }
};

struct Multiply {
  static constexpr uint32_t loosening = kLoosensSum;
  template <typename Host> static Host host(Host left, Host right) { return left * right; }
  static uint64_t exact(Format format, Rounding rounding, const Bits *operands) {
    return exact_multiply(format, rounding, operands[0], operands[1]);
  }
};

struct Divide {
  static constexpr uint32_t loosening = kLoosensQuotient;
  template <typename Host> static Host host(Host left, Host right) { return left / right; }
  static uint64_t exact(Format format, Rounding rounding, const Bits *operands) {
    return exact_divide(format, rounding, operands[0], operands[1]);
  }
};

template <typename Operation>
Folded fold_rounded(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  const Rounding rounding = operation.flags == 0 ? Rounding::NearestEven : rounding_of(operation.flags);
  if (rounding == Rounding::NearestEven && kind == TypeKind::Single)
    results[0] = pattern_of(Operation::host(host_of<float>(operands[0]), host_of<float>(operands[1])));
  else if (rounding == Rounding::NearestEven && kind == TypeKind::Double)
    results[0] = pattern_of(Operation::host(host_of<double>(operands[0]), host_of<double>(operands[1])));
  else if (rounding == Rounding::NearestEven && is_float(kind))
    results[0] = narrow(kind, Operation::host(widen(kind, operands[0]), widen(kind, operands[1])));
  else if (is_float(kind))
    results[0] = Operation::exact(format_of(kind), rounding, operands);
  else
    return Folded::Unfolded;
  return with_fast_math(operation, operands, results, Folded::Value, Operation::loosening);
}

// Whether a product that is rounded before the sum gives the same number.
bool rounds_twice_to(TypeKind kind, const Bits *operands, Bits once) {
  if (kind == TypeKind::Single) {
    const float product = host_of<float>(operands[0]) * host_of<float>(operands[1]);
    return pattern_of(product + host_of<float>(operands[2])) == once;
  }
  if (kind == TypeKind::Double) {
    const double product = host_of<double>(operands[0]) * host_of<double>(operands[1]);
    return pattern_of(product + host_of<double>(operands[2])) == once;
  }
  return false;
}

// A product of such numbers added to a third does not survive a second rounding, so no host type serves them.
Folded fold_fma(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  const Rounding rounding = operation.flags == 0 ? Rounding::NearestEven : rounding_of(operation.flags);
  if (rounding == Rounding::NearestEven && kind == TypeKind::Single)
    results[0] =
        pattern_of(std::fma(host_of<float>(operands[0]), host_of<float>(operands[1]), host_of<float>(operands[2])));
  else if (rounding == Rounding::NearestEven && kind == TypeKind::Double)
    results[0] =
        pattern_of(std::fma(host_of<double>(operands[0]), host_of<double>(operands[1]), host_of<double>(operands[2])));
  else if (is_float(kind))
    results[0] = exact_fma(format_of(kind), rounding, operands[0], operands[1], operands[2]);
  else
    return Folded::Unfolded;
  const bool rounds_alike = rounding == Rounding::NearestEven && rounds_twice_to(kind, operands, results[0]);
  return with_fast_math(operation, operands, results, Folded::Value,
                        rounds_alike ? kLoosensSum : kLoosensSum | FlagSplits);
}

Folded fold_sqrt(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (kind == TypeKind::Single)
    results[0] = pattern_of(std::sqrt(host_of<float>(operands[0])));
  else if (kind == TypeKind::Double)
    results[0] = pattern_of(std::sqrt(host_of<double>(operands[0])));
  else if (is_float(kind))
    results[0] = narrow(kind, std::sqrt(widen(kind, operands[0])));
  else
    return Folded::Unfolded;
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensFunction);
}

// The remainder of the quotient truncated to an integer, with the sign of the dividend: C's fmod, always exact.
Folded fold_remainder(const ScalarOperation &operation, const Bits *operands, Bits *results) {
  const TypeKind kind = operation.results[0].kind;
  if (kind == TypeKind::Single)
    results[0] = pattern_of(std::fmod(host_of<float>(operands[0]), host_of<float>(operands[1])));
  else if (kind == TypeKind::Double)
    results[0] = pattern_of(std::fmod(host_of<double>(operands[0]), host_of<double>(operands[1])));
  else if (is_float(kind))
    results[0] = narrow(kind, std::fmod(widen(kind, operands[0]), widen(kind, operands[1])));
  else
    return Folded::Unfolded;
  return with_fast_math(operation, operands, results, Folded::Value, kLoosensFunction);
}

// -- neutral elements ------------------------------------------------------------------------------------------------

// x + -0 is x for both zeros, except when rounding downward, where it is x + +0.
int pass_zero_sum(const ScalarOperation &operation, int position, Bits constant) {
  if (!may_pass_float(operation))
    return -1;
  const Format format = format_of(operation.results[0].kind);
  const uint64_t neutral = rounding_of(operation.flags) == Rounding::Downward ? 0 : format.sign();
  return constant == neutral ? 1 - position : -1;
}

int pass_zero_difference(const ScalarOperation &operation, int position, Bits constant) {
  if (position != 1 || !may_pass_float(operation))
    return -1;
  return pass_zero_sum(operation, position, constant ^ format_of(operation.results[0].kind).sign());
}

int pass_one(const ScalarOperation &operation, int position, Bits constant) {
  return may_pass_float(operation) && constant == format_of(operation.results[0].kind).one() ? 1 - position : -1;
}

int pass_one_right(const ScalarOperation &operation, int position, Bits constant) {
  return position == 1 ? pass_one(operation, position, constant) : -1;
}

} // namespace

void append_float_arithmetic(std::vector<Semantics> &table) {
  constexpr bool commutes = true;
  const Semantics entries[] = {
      {"addf", 2, 1, commutes, false, fold_rounded<Add>, pass_zero_sum},
      {"subf", 2, 1, false, false, fold_rounded<Subtract>, pass_zero_difference},
      {"mulf", 2, 1, commutes, false, fold_rounded<Multiply>, pass_one},
      {"divf", 2, 1, false, false, fold_rounded<Divide>, pass_one_right},
      {"remf", 2, 1, false, false, fold_remainder, nullptr},
      {"fma", 3, 1, commutes, false, fold_fma, nullptr},
      {"sqrt", 1, 1, false, false, fold_sqrt, nullptr},
  };
  table.insert(table.end(), std::begin(entries), std::end(entries));
}

} // namespace equiv
