#include "domains/degree.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace equiv {

namespace {

constexpr int kShortShift = 7;     // keeps 24 bits of a float without its sign
constexpr int kShortestShift = 15; // keeps 16

// The pattern of the least float that is not below `value`, without `shift` low bits of its significand.
uint64_t packed(double value, int shift) {
  float rounded = float(std::min(value, double(std::numeric_limits<float>::max())));
  if (double(rounded) < value)
    rounded = std::nextafter(rounded, std::numeric_limits<float>::infinity());
  uint32_t bits;
  std::memcpy(&bits, &rounded, sizeof bits);
  return (uint64_t(bits) + (uint64_t(1) << shift) - 1) >> shift;
}

double unpacked(uint64_t pattern, int shift) {
  const uint32_t bits = uint32_t(pattern << shift);
  float value;
  std::memcpy(&value, &bits, sizeof value);
  return std::isnan(value) ? std::numeric_limits<double>::infinity() : double(value);
}

// log2(2^left + 2^right)
double log_of_sum(double left, double right) {
  const double high = std::max(left, right), low = std::min(left, right);
  return std::isinf(high) ? high : high + std::log2(1 + std::exp2(low - high)) + 0x1p-40;
}

} // namespace

DegreeDomain::DegreeDomain(const Program &program, bool any_precision, bool definedness, bool copies)
    : Domain(Splits | HasFunctions), program_(program), any_precision_(any_precision), definedness_(definedness),
      copies_(copies) {
  for (const ScalarOperation &operation : program.operations)
    rules_.push_back(real_operation_of(operation));
}

// -- sizes -----------------------------------------------------------------------------------------------------------

Cell DegreeDomain::cell_of(const Size &size) {
  return Cell{packed(size.numerator, kShortShift) | packed(size.denominator, kShortShift) << 24 |
                  packed(size.constants, kShortestShift) << 48,
              kSymbolic | packed(size.terms, 0) << 32 | packed(size.denominator_terms, kShortShift)};
}

DegreeDomain::Size DegreeDomain::size_of(const Cell &cell, ScalarType type) {
  constexpr uint64_t kShort = (uint64_t(1) << 24) - 1;
  if (is_fingerprint(cell))
    return {unpacked(cell.low & kShort, kShortShift), unpacked((cell.low >> 24) & kShort, kShortShift),
            unpacked((cell.high & ~kSymbolic) >> 32, 0), unpacked(cell.high & kShort, kShortShift),
            unpacked(cell.low >> 48, kShortestShift)};
  Size size;
  if (kind_of(cell) != CellKind::Constant || !is_float(type.kind) || is_special(type.kind, cell.low)) {
    size.numerator = 1;
    return size;
  }
  const Exact number = unpack(format_of(type.kind), cell.low);
  if (number.significand == 0)
    return size;
  const int zeros = __builtin_ctzll(uint64_t(number.significand));
  const int exponent = number.exponent + zeros;
  size.terms = double(int(highest_bit(number.significand)) + 1 - zeros + std::max(exponent, 0));
  size.constants = exponent < 0;
  fraction_ = std::max(fraction_, double(-exponent));
  return size;
}

DegreeDomain::Size DegreeDomain::sum(const Size &left, const Size &right) {
  const bool fractions = left.denominator > 0 || right.denominator > 0;
  return {std::max(left.numerator + right.denominator, right.numerator + left.denominator),
          left.denominator + right.denominator,
          log_of_sum(left.terms + right.denominator_terms, right.terms + left.denominator_terms),
          left.denominator_terms + right.denominator_terms,
          fractions ? left.constants + right.constants : std::max(left.constants, right.constants)};
}

DegreeDomain::Size DegreeDomain::product(const Size &left, const Size &right) {
  return {left.numerator + right.numerator, left.denominator + right.denominator, left.terms + right.terms,
          left.denominator_terms + right.denominator_terms, left.constants + right.constants};
}

DegreeDomain::Size DegreeDomain::inverse(const Size &size) {
  return {size.denominator, size.numerator, size.denominator_terms, size.terms, size.constants};
}

DegreeDomain::Size DegreeDomain::most(const Size &left, const Size &right) {
  return {std::max(left.numerator, right.numerator), std::max(left.denominator, right.denominator),
          std::max(left.terms, right.terms), std::max(left.denominator_terms, right.denominator_terms),
          std::max(left.constants, right.constants)};
}

DegreeDomain::Size DegreeDomain::power(const Size &base, double exponent) {
  const double times = std::abs(exponent);
  const Size power{base.numerator * times, base.denominator * times, base.terms * times, base.denominator_terms * times,
                   base.constants * times};
  return exponent < 0 ? inverse(power) : power;
}

void DegreeDomain::note(const Size &size) {
  greatest_ = std::max(greatest_, size.numerator + size.denominator);
  most_terms_ = std::max(most_terms_, size.terms + size.denominator_terms);
  most_constants_ = std::max(most_constants_, size.constants);
}

// Whether the algebraic domain hashes an operand of an operation, or may do so.
bool DegreeDomain::is_hashed(RealOperation what, int index) const {
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Negate:
  case RealOperation::Multiply:
  case RealOperation::FusedMultiplyAdd:
    return false;
  case RealOperation::Divide:
    return definedness_ && index == 1;
  case RealOperation::Widen:
  case RealOperation::Narrow:
    return !any_precision_;
  default:
    return true;
  }
}

void DegreeDomain::note_hashed(const Size &size) {
  most_hashed_terms_ = std::max(most_hashed_terms_, size.terms + size.denominator_terms);
  most_hashed_constants_ = std::max(most_hashed_constants_, size.constants);
}

Cell DegreeDomain::make(uint32_t, const Cell &first, const Cell &second) {
  if (!copies_)
    for (const Cell &each : {first, second})
      if (is_fingerprint(each))
        note_hashed(size_of(each, ScalarType{}));
  return variable();
}

// -- copies ----------------------------------------------------------------------------------------------------------

Cell DegreeDomain::cell_of(const Copies &copies) {
  Cell cell{0, kSymbolic | uint64_t(copies.kind)};
  std::memcpy(&cell.low, &copies.count, sizeof copies.count);
  return cell;
}

DegreeDomain::Copies DegreeDomain::copies_of(const Cell &cell) {
  Copies copies;
  if (is_fingerprint(cell)) {
    std::memcpy(&copies.count, &cell.low, sizeof copies.count);
    copies.kind = Kind(cell.high & 3);
  }
  return copies;
}

// Whether the reassociating domain takes an operation for a sum of integers.
bool DegreeDomain::adds_integers(const ScalarOperation &operation) {
  const std::string_view name = operation.semantics ? operation.semantics->name : "";
  return name == "addi" || name == "subi";
}

Cell DegreeDomain::count(RealOperation what, const ScalarOperation &operation, const Cell *operands) {
  Kind kind = Kind::Atom;
  double total = 0;
  auto add = [&](const Cell &cell) {
    const Copies copies = copies_of(cell);
    total += copies.kind == kind ? copies.count : 1;
  };
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
  case RealOperation::Multiply:
  case RealOperation::Divide:
  case RealOperation::Maximum:
  case RealOperation::Minimum:
    kind = what == RealOperation::Add || what == RealOperation::Subtract      ? Kind::Sum
           : what == RealOperation::Multiply || what == RealOperation::Divide ? Kind::Product
                                                                              : Kind::Extremum;
    add(operands[0]);
    add(operands[1]);
    break;
  case RealOperation::FusedMultiplyAdd:
    kind = Kind::Product;
    add(operands[0]);
    add(operands[1]);
    greatest_ = std::max(greatest_, total);
    kind = Kind::Sum;
    total = 1;
    add(operands[2]);
    break;
  case RealOperation::Negate:
    return operands[0];
  default:
    // What is one of its operands, where the reassociating domain knows it to be.
    for (int index = 0; index < operation.operand_count; ++index)
      if (copies_of(operands[index]).count > total) {
        total = copies_of(operands[index]).count;
        kind = copies_of(operands[index]).kind;
      }
    total = std::max(total, 1.0);
  }
  greatest_ = std::max(greatest_, total);
  return cell_of(Copies{total, kind});
}

// -- operations ------------------------------------------------------------------------------------------------------

Cell DegreeDomain::combine(const ScalarOperation &operation, int, const Cell *operands) {
  const RealOperation what = rule_of(operation);
  if (copies_)
    return count(adds_integers(operation) ? RealOperation::Add : what, operation, operands);
  auto size = [&](int index) { return size_of(operands[index], operation.operands[index]); };
  const Size variable{1, 0, 0, 0, 0};
  // What a function's later inverse, or the function itself, may give back.
  Size largest = variable;
  bool has_special = false;
  for (int index = 0; index < operation.operand_count; ++index) {
    const TypeKind kind = operation.operands[index].kind;
    has_special |= kind_of(operands[index]) == CellKind::Constant && is_special(kind, operands[index].low);
  }
  for (int index = 0; index < operation.operand_count; ++index) {
    const Size each = size(index);
    note(each);
    if (has_special || is_hashed(what, index))
      note_hashed(each);
    largest = most(largest, each);
  }
  Size result = variable;
  switch (what) {
  case RealOperation::Add:
  case RealOperation::Subtract:
    result = sum(size(0), size(1));
    break;
  case RealOperation::Negate:
    result = size(0);
    break;
  case RealOperation::Divide:
    result = product(size(0), inverse(size(1)));
    break;
  case RealOperation::Multiply:
    result = product(size(0), size(1));
    break;
  case RealOperation::FusedMultiplyAdd:
    result = sum(product(size(0), size(1)), size(2));
    break;
  case RealOperation::Log1p:
    result = most(largest, sum(size(0), Size{}));
    break;
  case RealOperation::Tanh:
  case RealOperation::Sinh:
  case RealOperation::Cosh:
    fraction_ = std::max(fraction_, 1.0);
    result = Size{2, 1, 1, 1, 1};
    break;
  case RealOperation::Tangent:
    result = product(variable, inverse(variable));
    break;
  case RealOperation::InverseSquareRoot:
    result = most(largest, inverse(largest));
    break;
  case RealOperation::Power:
  case RealOperation::IntegerPower:
    result = most(largest, inverse(largest));
    if (kind_of(operands[1]) == CellKind::Constant) {
      const ScalarType type = operation.operands[1];
      const double exponent = is_float(type.kind) ? number_of(type.kind, operands[1].low)
                                                  : double(sign_extend(operands[1].low, type.width));
      if (std::isfinite(exponent))
        result = most(most(result, power(size(0), exponent)), product(largest, largest)); // or of two roots
    }
    break;
  case RealOperation::Widen:
  case RealOperation::Narrow:
    result = any_precision_ ? size(0) : largest;
    break;
  case RealOperation::Exp:
  case RealOperation::Exp2:
  case RealOperation::Log:
  case RealOperation::Log2:
  case RealOperation::Log10:
  case RealOperation::SquareRoot:
  case RealOperation::Maximum:
  case RealOperation::Minimum:
  case RealOperation::Clamp:
  case RealOperation::Select:
    result = largest;
    break;
  case RealOperation::Expm1:
    result = sum(largest, Size{});
    break;
  case RealOperation::Compare:
    // A comparison with an infinity or a NaN is settled in the algebraic domain, in which data is finite.
    for (int index = 0; index < 2; ++index) {
      const TypeKind kind = operation.operands[index].kind;
      if (kind_of(operands[index]) != CellKind::Constant || !is_special(kind, operands[index].low))
        continue;
      const bool greater = has_sign(format_of(kind), operands[index].low) == (index == 1);
      const uint8_t relation = is_not_a_number(kind, operands[index].low) ? RelationUnordered
                               : greater                                  ? RelationGreater
                                                                          : RelationLess;
      return constant_cell((relations_of(operation.semantics->name) & relation) != 0);
    }
    note(sum(size(0), size(1)));
    note_hashed(sum(size(0), size(1)));
    break;
  case RealOperation::IsNan:
  case RealOperation::IsInfinite:
    return constant_cell(0);
  case RealOperation::IsFinite:
    return constant_cell(1);
  default:
    break;
  }
  note(result);
  return cell_of(result);
}

// Most often all lanes have operands of one size.
bool DegreeDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                 int count) {
  if (!all_symbolic(operands, operation.operand_count, count))
    return false;
  Cell last[kMaxOperands];
  for (int lane = 0; lane < count; ++lane) {
    bool is_same = lane > 0;
    for (int index = 0; index < operation.operand_count; ++index) {
      is_same = is_same && last[index] == operands[index][lane];
      last[index] = operands[index][lane];
    }
    results[lane] = is_same ? results[lane - 1] : combine(operation, 0, last);
  }
  return true;
}

} // namespace equiv
