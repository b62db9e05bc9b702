#include "domains/enclosure.h"

#include "core/stop.h"
#include "scalars/narrow_format.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace equiv {

namespace {

// A radius keeps the upper 56 of the 63 bits that a double without sign has.
constexpr int kRadiusShift = 7;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kRounding = 0x1p-52;   // twice what one rounding to nearest is off at most, relative
constexpr double kLibrary = 0x1p-48;    // many times what a library function is off at most, relative
constexpr double kTiny = 0x1p-1020;     // many times what underflow is off at most
constexpr double kGrowth = 1 + 0x1p-48; // makes up for the roundings of the radius itself
constexpr int64_t kGreatestExponent = 256;
constexpr double kGreatestInteger = 0x1p53;

struct Precision {
  double relative, absolute, greatest;
};

// What rounding to a format is off at most.
Precision precision_of(TypeKind kind) {
  switch (kind) {
  case TypeKind::Half:
    return {0x1p-11, 0x1p-25, 65504};
  case TypeKind::BFloat:
    return {0x1p-8, 0x1p-134, 0x1p127};
  case TypeKind::TensorFloat:
    return {0x1p-11, 0x1p-137, 0x1p127};
  case TypeKind::Float24:
    return {0x1p-16, 0x1p-142, 0x1p127};
  case TypeKind::Single:
    return {0x1p-24, 0x1p-150, 0x1p127};
  default:
    return {0x1p-53, kTiny, 0x1p1022};
  }
}

} // namespace

EnclosureDomain::EnclosureDomain(const Program &program, const Sample &sample, bool any_precision, WideConstants &wide)
    : Domain(0), program_(program), sample_(sample), any_precision_(any_precision), wide_(wide) {
  for (const ScalarOperation &operation : program.operations)
    rules_.push_back(real_operation_of(operation));
}

// -- balls -----------------------------------------------------------------------------------------------------------

EnclosureDomain::Ball EnclosureDomain::unknown() { return {0, kInfinity}; }

EnclosureDomain::Ball EnclosureDomain::no_number() { return {std::numeric_limits<double>::quiet_NaN(), 0}; }

bool EnclosureDomain::is_no_number(const Ball &ball) { return std::isnan(ball.middle) && ball.radius == 0; }

bool EnclosureDomain::is_known(const Ball &ball) { return ball.radius < kInfinity && !std::isnan(ball.middle); }

bool EnclosureDomain::is_infinite(const Ball &ball) { return std::isinf(ball.middle) && ball.radius == 0; }

Cell EnclosureDomain::cell_of(const Ball &ball) {
  Ball kept = is_known(ball) || is_no_number(ball) ? ball : unknown();
  Cell cell;
  uint64_t radius;
  std::memcpy(&cell.low, &kept.middle, sizeof kept.middle);
  std::memcpy(&radius, &kept.radius, sizeof kept.radius);
  if (kept.radius < kInfinity)
    radius += (uint64_t(1) << kRadiusShift) - 1;
  cell.high = kSymbolic | radius >> kRadiusShift;
  return cell;
}

EnclosureDomain::Ball EnclosureDomain::ball_of(const Cell &cell, ScalarType type) {
  if (is_fingerprint(cell)) {
    Ball ball;
    uint64_t radius = (cell.high & ~kSymbolic) << kRadiusShift;
    std::memcpy(&ball.middle, &cell.low, sizeof ball.middle);
    std::memcpy(&ball.radius, &radius, sizeof ball.radius);
    return ball;
  }
  if (kind_of(cell) != CellKind::Constant || !is_float(type.kind) || is_not_a_number(type.kind, cell.low))
    return unknown();
  const double number = number_of(type.kind, cell.low);
  if (std::isinf(number) || number == 0)
    return {number, 0};
  // A number that takes more than half of the format's bits is taken for a rounded one.
  const Format format = format_of(type.kind);
  const Bits significand = unpack(format, cell.low).significand;
  const int used = int(highest_bit(significand)) + 1 - __builtin_ctzll(uint64_t(significand));
  const bool looks_rounded = used > int(format.fraction_bits + 1) / 2 + 1;
  return {number, looks_rounded ? std::abs(number) * precision_of(type.kind).relative * 2 : 0};
}

EnclosureDomain::Ball EnclosureDomain::rounded(double middle, double radius) {
  if (!std::isfinite(middle))
    return unknown();
  return {middle, (radius + std::abs(middle) * kRounding) * kGrowth + kTiny};
}

EnclosureDomain::Ball EnclosureDomain::between(double low, double high) {
  const double middle = low / 2 + high / 2;
  return rounded(middle, std::max(high - middle, middle - low) + std::max(std::abs(low), std::abs(high)) * kLibrary);
}

EnclosureDomain::Ball EnclosureDomain::add(const Ball &left, const Ball &right) {
  if (is_no_number(left) || is_no_number(right))
    return no_number();
  if (!is_known(left) || !is_known(right))
    return unknown();
  if (is_infinite(left) || is_infinite(right)) {
    const double sum = left.middle + right.middle;
    return std::isnan(sum) ? unknown() : Ball{sum, 0};
  }
  return rounded(left.middle + right.middle, left.radius + right.radius);
}

EnclosureDomain::Ball EnclosureDomain::multiply(const Ball &left, const Ball &right) {
  if (is_no_number(left) || is_no_number(right))
    return no_number();
  if (!is_known(left) || !is_known(right) || is_infinite(left) || is_infinite(right))
    return unknown();
  return rounded(left.middle * right.middle, std::abs(left.middle) * right.radius +
                                                 std::abs(right.middle) * left.radius + left.radius * right.radius);
}

EnclosureDomain::Ball EnclosureDomain::divide(const Ball &left, const Ball &right) {
  if (is_no_number(left) || (is_known(left) && right.middle == 0 && right.radius == 0))
    return no_number();
  if (!is_known(left) || !is_known(right) || is_infinite(left))
    return unknown();
  if (is_infinite(right))
    return {0, 0};
  const double least = (std::abs(right.middle) - right.radius) / kGrowth;
  if (!(least > 0))
    return unknown();
  const double quotient = left.middle / right.middle;
  return rounded(quotient, (left.radius + std::abs(quotient) * kGrowth * right.radius) / least * kGrowth);
}

EnclosureDomain::Ball EnclosureDomain::power(Ball base, int64_t exponent) {
  Ball result{1, 0};
  for (uint64_t left = uint64_t(exponent < 0 ? -exponent : exponent); left != 0; left >>= 1) {
    if (left & 1)
      result = multiply(result, base);
    base = multiply(base, base);
  }
  return exponent < 0 ? divide(Ball{1, 0}, result) : result;
}

EnclosureDomain::Ball EnclosureDomain::narrow(const Ball &ball, TypeKind kind) {
  if (!is_known(ball) || is_infinite(ball))
    return ball;
  const Precision precision = precision_of(kind);
  const double size = std::abs(ball.middle) + ball.radius;
  if (!(size < precision.greatest))
    return unknown();
  return rounded(ball.middle, ball.radius + size * precision.relative * 2 + precision.absolute);
}

// A function that only grows, or only falls, on the numbers from `least` on.
template <class Function>
EnclosureDomain::Ball EnclosureDomain::monotonic(const Ball &ball, double least, Function function) {
  if (!is_known(ball) || is_infinite(ball))
    return unknown();
  if (ball.middle + ball.radius < 0 && least >= 0) // a root or a logarithm of a negative number
    return no_number();
  const double slack = std::abs(ball.middle) * kRounding + ball.radius * kRounding;
  const double low = ball.radius == 0 ? ball.middle : ball.middle - ball.radius - slack;
  const double high = ball.radius == 0 ? ball.middle : ball.middle + ball.radius + slack;
  if (!(low >= least))
    return unknown();
  const double first = function(low), second = function(high);
  return between(std::min(first, second), std::max(first, second));
}

EnclosureDomain::Ball EnclosureDomain::exponential(const Ball &ball) {
  if (is_infinite(ball))
    return {ball.middle < 0 ? 0 : kInfinity, 0};
  return monotonic(ball, -kInfinity, [](double x) { return std::exp(x); });
}

EnclosureDomain::Ball EnclosureDomain::square_root(const Ball &ball) {
  if (ball.middle == 0 && ball.radius == 0)
    return ball;
  return monotonic(ball, 0, [](double x) { return std::sqrt(x); });
}

EnclosureDomain::Ball EnclosureDomain::maximum(const Ball &left, const Ball &right) {
  if (!is_known(left) || !is_known(right))
    return unknown();
  return {std::max(left.middle, right.middle), std::max(left.radius, right.radius)};
}

// -- operations ------------------------------------------------------------------------------------------------------

Cell EnclosureDomain::leaf(uint32_t parameter, uint64_t element, ScalarType type) {
  if (type.kind == TypeKind::Uninterpreted || is_narrow(type.kind))
    throw StopError("unsupported", "this type of data has no concrete numbers");
  Bits bits = sample_.value(parameter, element, type);
  if (!is_float(type.kind))
    return type.width > 64 ? wide_.cell(bits) : constant_cell(uint64_t(bits));
  const double number = number_of(type.kind, bits);
  return cell_of(std::isfinite(number) ? Ball{number, 0} : unknown());
}

Cell EnclosureDomain::make(uint32_t, const Cell &, const Cell &) {
  throw StopError("unsupported", "external calls have no real numbers");
}

bool EnclosureDomain::may_equal(const Cell &cell, const Cell &other, ScalarType type) {
  if (!is_float(type.kind))
    return !is_undefined(other) &&
           (kind_of(cell) != CellKind::Constant || kind_of(other) != CellKind::Constant || cell.low == other.low);
  if (is_undefined(other))
    return is_undefined(cell);
  const Ball left = ball_of(cell, type), right = ball_of(other, type);
  if (is_no_number(right))
    return !is_known(left) || is_infinite(left);
  if (!is_known(left) || !is_known(right) || is_infinite(left) || is_infinite(right))
    return true;
  const double gap = std::abs(left.middle - right.middle);
  // More than the balls ask for: nobody should have to argue about the last bits.
  const double size = std::max(std::abs(left.middle), std::abs(right.middle));
  return !(gap > 2 * (left.radius + right.radius) + size * 0x1p-30);
}

Cell EnclosureDomain::compare(const ScalarOperation &operation, const Cell *operands) const {
  const Ball left = ball_of(operands[0], operation.operands[0]), right = ball_of(operands[1], operation.operands[1]);
  const uint8_t relations = relations_of(operation.semantics->name);
  const uint8_t ordered = relations & (RelationLess | RelationEqual | RelationGreater);
  if (!is_known(left) || !is_known(right))
    return cell_of(unknown());
  if (ordered == 0 || ordered == 7)
    return constant_cell(ordered != 0);
  const double reach = (left.radius + right.radius) * kGrowth;
  const double gap = left.middle - right.middle;
  if (gap == 0 && reach == 0)
    return constant_cell((ordered & RelationEqual) != 0);
  if (gap > reach + std::abs(left.middle) * kRounding)
    return constant_cell((ordered & RelationGreater) != 0);
  if (-gap > reach + std::abs(left.middle) * kRounding)
    return constant_cell((ordered & RelationLess) != 0);
  return cell_of(unknown());
}

Cell EnclosureDomain::select(const ScalarOperation &operation, const Cell *operands) const {
  const ScalarType type = operation.results[0];
  const Ball yes = ball_of(operands[1], type), no = ball_of(operands[2], type);
  if (!is_known(yes) || !is_known(no) || is_infinite(yes) || is_infinite(no))
    return cell_of(unknown());
  return cell_of(between(std::min(yes.middle - yes.radius, no.middle - no.radius),
                         std::max(yes.middle + yes.radius, no.middle + no.radius)));
}

Cell EnclosureDomain::other(const ScalarOperation &operation, int, const Cell *operands) {
  if (!operation.semantics || !is_float(operation.operands[0].kind))
    return cell_of(unknown());
  const std::string_view name = operation.semantics->name;
  const Ball ball = ball_of(operands[0], operation.operands[0]);
  const ScalarType type = operation.results[0];
  if (name == "bitcast" && type.kind == TypeKind::Integer && type.width <= 64 && is_known(ball) && ball.radius == 0) {
    // A number that the format has is known by its pattern, but for zeros, whose signs are no part of it.
    const TypeKind from = operation.operands[0].kind;
    const Bits pattern =
        convert(format_of(TypeKind::Double), format_of(from), Rounding::NearestEven, pattern_of(ball.middle));
    if (ball.middle != 0 && number_of(from, pattern) == ball.middle)
      return constant_cell(uint64_t(pattern));
  }
  if (!is_known(ball) || std::abs(ball.middle) + ball.radius >= kGreatestInteger)
    return cell_of(unknown());
  // What is constant over the whole ball is that constant.
  const double low = ball.middle - ball.radius * kGrowth, high = ball.middle + ball.radius * kGrowth;
  const double close = std::abs(ball.middle) * kRounding * double(ball.radius != 0);
  auto settled = [&](double (*function)(double)) {
    const double below = function(low - close), above = function(high + close);
    return below == above ? cell_of(Ball{below, 0}) : cell_of(unknown());
  };
  if (name == "floor")
    return settled(std::floor);
  if (name == "ceil")
    return settled(std::ceil);
  if (name == "trunc")
    return settled(std::trunc);
  if (name == "round")
    return settled(std::round);
  if (name == "roundeven")
    return settled(std::nearbyint); // to even, the mode of the host
  if ((name == "fptosi" || name == "fptoui") && type.kind == TypeKind::Integer && type.width <= 64) {
    const double below = std::trunc(low - close), above = std::trunc(high + close);
    const double limit = std::ldexp(1, int(type.width) - (name == "fptosi" ? 1 : 0));
    if (below == above && below > (name == "fptosi" ? -limit : -1) && below < limit)
      return constant_cell(mask_to_width(uint64_t(int64_t(below)), type.width));
  }
  return cell_of(unknown());
}

Cell EnclosureDomain::combine(const ScalarOperation &operation, int result, const Cell *operands) {
  auto ball = [&](int index) { return ball_of(operands[index], operation.operands[index]); };
  auto grows = [&](double least, double (*function)(double)) { return cell_of(monotonic(ball(0), least, function)); };
  for (int index = 0; index < operation.operand_count; ++index) {
    const TypeKind of = operation.operands[index].kind;
    if (kind_of(operands[index]) != CellKind::Constant || !is_special(of, operands[index].low))
      continue;
    if (operation.flags & (is_not_a_number(of, operands[index].low) ? FlagNnan : FlagNinf))
      return Cell{0, tag_of(CellKind::Poison)};
  }
  const TypeKind kind = operation.results[0].kind;
  const double positive = std::numeric_limits<double>::min();
  switch (rule_of(operation)) {
  case RealOperation::Add:
    return cell_of(add(ball(0), ball(1)));
  case RealOperation::Subtract:
    return cell_of(add(ball(0), negate(ball(1))));
  case RealOperation::Multiply:
    return cell_of(multiply(ball(0), ball(1)));
  case RealOperation::Divide:
    return cell_of(divide(ball(0), ball(1)));
  case RealOperation::Negate:
    return cell_of(negate(ball(0)));
  case RealOperation::FusedMultiplyAdd:
    return cell_of(add(multiply(ball(0), ball(1)), ball(2)));
  case RealOperation::Maximum:
    return cell_of(maximum(ball(0), ball(1)));
  case RealOperation::Minimum:
    return cell_of(negate(maximum(negate(ball(0)), negate(ball(1)))));
  case RealOperation::Clamp:
    return cell_of(maximum(negate(maximum(negate(ball(0)), negate(ball(2)))), ball(1)));
  case RealOperation::Absolute: {
    const Ball whole = ball(0);
    return cell_of({std::abs(whole.middle), whole.radius});
  }
  case RealOperation::Exp:
    return cell_of(exponential(ball(0)));
  case RealOperation::Exp2:
    if (is_infinite(ball(0)))
      return cell_of(exponential(ball(0)));
    return grows(-kInfinity, std::exp2);
  case RealOperation::Expm1:
    return grows(-kInfinity, std::expm1);
  case RealOperation::Log:
    return grows(positive, std::log);
  case RealOperation::Log2:
    return grows(positive, std::log2);
  case RealOperation::Log10:
    return grows(positive, std::log10);
  case RealOperation::Log1p:
    return grows(-0.999, std::log1p);
  case RealOperation::SquareRoot:
    return cell_of(square_root(ball(0)));
  case RealOperation::InverseSquareRoot:
    return cell_of(divide(Ball{1, 0}, square_root(ball(0))));
  case RealOperation::Tanh:
    return grows(-kInfinity, std::tanh);
  case RealOperation::Sinh:
    return grows(-kInfinity, std::sinh);
  case RealOperation::Cosh:
    return cell_of(multiply(Ball{0.5, 0}, add(exponential(ball(0)), exponential(negate(ball(0))))));
  case RealOperation::Erf:
    return grows(-kInfinity, std::erf);
  case RealOperation::Erfc:
    return grows(-kInfinity, std::erfc);
  case RealOperation::Power: {
    const Ball exponent = ball(1);
    if (exponent.radius == 0 && exponent.middle == std::trunc(exponent.middle) &&
        std::abs(exponent.middle) <= double(kGreatestExponent))
      return cell_of(power(ball(0), int64_t(exponent.middle)));
    return cell_of(exponential(multiply(exponent, monotonic(ball(0), positive, [](double x) { return std::log(x); }))));
  }
  case RealOperation::IntegerPower: {
    const ScalarType type = operation.operands[1];
    if (kind_of(operands[1]) != CellKind::Constant || type.width > 64)
      return cell_of(unknown());
    const int64_t exponent = sign_extend(operands[1].low, type.width);
    return cell_of(std::abs(double(exponent)) <= double(kGreatestExponent) ? power(ball(0), exponent) : unknown());
  }
  case RealOperation::Compare:
    return compare(operation, operands);
  case RealOperation::Select:
    return select(operation, operands);
  case RealOperation::IsNan:
  case RealOperation::IsInfinite:
    return is_known(ball(0)) ? constant_cell(0) : cell_of(unknown());
  case RealOperation::IsFinite:
    return is_known(ball(0)) && !is_infinite(ball(0)) ? constant_cell(1) : cell_of(unknown());
  case RealOperation::Widen:
    return cell_of(ball(0));
  case RealOperation::Narrow:
    return cell_of(any_precision_ ? ball(0) : narrow(ball(0), kind));
  case RealOperation::FromInteger: {
    const ScalarType type = operation.operands[0];
    if (kind_of(operands[0]) != CellKind::Constant || type.width > 64)
      return cell_of(unknown());
    const bool is_signed = std::string_view(operation.semantics->name) == "sitofp";
    const double number = is_signed ? double(sign_extend(operands[0].low, type.width)) : double(operands[0].low);
    return cell_of(narrow(rounded(number, 0), kind));
  }
  case RealOperation::OddFunction:
  case RealOperation::EvenFunction:
  case RealOperation::SineCosine:
  case RealOperation::Tangent: {
    const std::string_view name = operation.semantics->name;
    const bool sine = name == "sin" || (name == "sincos" && result == 0);
    const bool cosine = name == "cos" || (name == "sincos" && result == 1);
    const Ball angle = ball(0);
    if (name == "atan")
      return grows(-kInfinity, std::atan);
    if (name == "asinh")
      return grows(-kInfinity, std::asinh);
    if (name == "cbrt")
      return grows(-kInfinity, std::cbrt);
    if ((sine || cosine) && is_known(angle) && !is_infinite(angle))
      return cell_of(rounded(sine ? std::sin(angle.middle) : std::cos(angle.middle), angle.radius + kLibrary));
    return cell_of(unknown());
  }
  case RealOperation::Other:
    break;
  }
  return other(operation, result, operands);
}

} // namespace equiv
