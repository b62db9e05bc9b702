// Whether views share elements.
//
// Most pairs of views are of different buffers, or of stretches of one that do not meet, or the same. For what is left,
// the elements of one view that lie where the other one reaches are sorted, and those of the other one are looked up:
// n log n for n elements.
#include "machine/views.h"

#include <algorithm>

namespace equiv {

namespace {

struct Reach {
  bool empty = false;
  Wide low, high; // the first and the last element
  Wide elements = 1;
};

Reach reach_of(const ViewValue &view) {
  Reach reach{false, view.offset, view.offset};
  for (int dimension = 0; dimension < view.rank; ++dimension) {
    const auto [size, stride] = view.dimensions[dimension];
    reach.empty |= size == 0;
    (stride < 0 ? reach.low : reach.high) += Wide(size - 1) * stride;
    reach.elements = std::min(reach.elements * size, Wide(INT64_MAX / 32));
  }
  return reach;
}

// Whether each element has one place, as far as the strides nest.
bool is_injective(const ViewValue &view) {
  std::vector<Dimension> dimensions;
  for (int dimension = 0; dimension < view.rank; ++dimension)
    if (view.dimensions[dimension].size > 1)
      dimensions.push_back(view.dimensions[dimension]);
  auto distance = [](const Dimension &dimension) {
    return dimension.stride < 0 ? -Wide(dimension.stride) : Wide(dimension.stride);
  };
  std::sort(dimensions.begin(), dimensions.end(),
            [&](const Dimension &one, const Dimension &other) { return distance(one) < distance(other); });
  Wide reached = 0;
  for (const Dimension &dimension : dimensions) {
    if (distance(dimension) <= reached)
      return false;
    reached += (dimension.size - 1) * distance(dimension);
  }
  return true;
}

bool same_elements(const ViewValue &left, const ViewValue &right) {
  if (left.offset != right.offset || left.rank != right.rank)
    return false;
  for (int dimension = 0; dimension < left.rank; ++dimension) {
    const Dimension &one = left.dimensions[dimension], &other = right.dimensions[dimension];
    if (one.size != other.size || (one.size > 1 && one.stride != other.stride))
      return false;
  }
  return true;
}

} // namespace

bool Views::are_apart(const ViewValue &left, const ViewValue &right, bool pointwise) {
  if (indirect_views_.is_choice(left) || indirect_views_.is_choice(right)) {
    const ViewValue &choice = indirect_views_.is_choice(left) ? left : right,
                    &other = indirect_views_.is_choice(left) ? right : left;
    const std::array<ViewValue, 2> sides = indirect_views_[choice].sides;
    const bool first = are_apart(sides[0], other, pointwise), second = are_apart(sides[1], other, pointwise);
    if (first != second)
      throw StopError("data", "whether the sides of a copy overlap depends on data");
    return first;
  }
  // Of an elastic buffer only the extent is looked for.
  if (left.buffer != right.buffer || left.buffer->elastic)
    return true;
  const Reach one = reach_of(left), other = reach_of(right);
  if (one.empty || other.empty)
    return true;
  if (left.indirect || right.indirect)
    throw StopError("data", "whether the sides of a copy overlap depends on data");
  if (one.high < other.low || other.high < one.low || (pointwise && same_elements(left, right) && is_injective(left)))
    return true;
  const Wide most = std::max(one.elements, other.elements);
  if (most > execution_.options.operation_limit - execution_.operations)
    throw StopError("limit-operations", "the sides of a copy are compared element by element");
  std::vector<std::pair<int64_t, int64_t>> elements; // the address and the position in row-major order
  const int64_t bytes = int64_t(one.elements) * int64_t(sizeof(elements[0]));
  execution_.account.add(bytes);
  for_each_element(left, [&](int64_t position, int64_t address) {
    budget_.spend(1);
    if (address >= other.low && address <= other.high)
      elements.emplace_back(address, position);
  });
  std::sort(elements.begin(), elements.end());
  bool apart = true;
  for_each_element(right, [&](int64_t position, int64_t address) {
    budget_.spend(1);
    auto found = std::lower_bound(elements.begin(), elements.end(), std::make_pair(address, int64_t(0)));
    for (; apart && found != elements.end() && found->first == address; ++found)
      apart = pointwise && found->second == position;
  });
  execution_.account.remove(bytes);
  return apart;
}

} // namespace equiv
