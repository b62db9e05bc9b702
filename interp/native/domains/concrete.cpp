// Common operations of the concrete domain on many operands at once: what the scalar table computes for each.
#include "domains/concrete.h"

#include "scalars/float_format.h"

#include <cmath>
#include <cstring>
#include <string_view>
#include <vector>

namespace equiv {

namespace {

enum class Kernel : uint8_t {
  None,
  AddFloats,
  SubtractFloats,
  MultiplyFloats,
  AddIntegers,
  SubtractIntegers,
  MultiplyIntegers
};

Kernel kernel_of_name(std::string_view name) {
  static constexpr std::pair<std::string_view, Kernel> kKernels[] = {
      {"addf", Kernel::AddFloats},   {"subf", Kernel::SubtractFloats},   {"mulf", Kernel::MultiplyFloats},
      {"addi", Kernel::AddIntegers}, {"subi", Kernel::SubtractIntegers}, {"muli", Kernel::MultiplyIntegers}};
  for (const auto &[each, kernel] : kKernels)
    if (each == name)
      return kernel;
  return Kernel::None;
}

Kernel kernel_of(const Semantics *semantics) {
  static const std::vector<Kernel> kernels = [] {
    std::vector<Kernel> found;
    for (const Semantics *each = semantics_begin(); each != semantics_end(); ++each)
      found.push_back(kernel_of_name(each->name));
    return found;
  }();
  return kernels[size_t(semantics - semantics_begin())];
}

// What of two cells is no exact constant; 0 for two that are.
uint64_t inexact(const Cell &left, const Cell &right) {
  return (left.high ^ kConstantHigh) | (right.high ^ kConstantHigh);
}

// NaNs are left to the table, which knows their pattern.
template <typename Host, typename Pattern, typename Operation>
bool on_floats(const LaneOperands &left, const LaneOperands &right, Cell *results, int count, Operation operation) {
  uint64_t others = 0;
  bool are_numbers = true;
  for (int index = 0; index < count; ++index) {
    others |= inexact(left[index], right[index]);
    Host operands[2];
    const Pattern patterns[2] = {Pattern(left[index].low), Pattern(right[index].low)};
    std::memcpy(operands, patterns, sizeof operands);
    const Host result = operation(operands[0], operands[1]);
    are_numbers &= result == result;
    Pattern bits;
    std::memcpy(&bits, &result, sizeof bits);
    results[index] = constant_cell(bits);
  }
  return are_numbers && others == 0;
}

template <typename Operation>
bool on_floats(TypeKind kind, const LaneOperands &left, const LaneOperands &right, Cell *results, int count,
               Operation operation) {
  if (kind == TypeKind::Single)
    return on_floats<float, uint32_t>(left, right, results, count, operation);
  return kind == TypeKind::Double && on_floats<double, uint64_t>(left, right, results, count, operation);
}

template <typename Operation>
bool on_integers(unsigned width, const LaneOperands &left, const LaneOperands &right, Cell *results, int count,
                 Operation operation) {
  const uint64_t mask = mask_to_width(~uint64_t(0), width);
  uint64_t others = 0;
  for (int index = 0; index < count; ++index) {
    others |= inexact(left[index], right[index]);
    results[index] = constant_cell(operation(left[index].low, right[index].low) & mask);
  }
  return others == 0;
}

} // namespace

bool ConcreteDomain::compute_lanes(const ScalarOperation &operation, const LaneOperands *operands, Cell *results,
                                   int count) {
  const Kernel kernel = kernel_of(operation.semantics);
  if (kernel == Kernel::None || operation.flags != 0)
    return false;
  const LaneOperands &left = operands[0], &right = operands[1];
  const ScalarType type = operation.results[0];
  const bool is_integer = type.kind == TypeKind::Integer;
  switch (kernel) {
  case Kernel::AddFloats:
    return on_floats(type.kind, left, right, results, count, [](auto x, auto y) { return x + y; });
  case Kernel::SubtractFloats:
    return on_floats(type.kind, left, right, results, count, [](auto x, auto y) { return x - y; });
  case Kernel::MultiplyFloats:
    return on_floats(type.kind, left, right, results, count, [](auto x, auto y) { return x * y; });
  case Kernel::AddIntegers:
    return is_integer && on_integers(type.width, left, right, results, count, [](auto x, auto y) { return x + y; });
  case Kernel::SubtractIntegers:
    return is_integer && on_integers(type.width, left, right, results, count, [](auto x, auto y) { return x - y; });
  case Kernel::MultiplyIntegers:
    return is_integer && on_integers(type.width, left, right, results, count, [](auto x, auto y) { return x * y; });
  case Kernel::None:
    return false;
  }
  return false;
}

} // namespace equiv
