#include "machine/reaches.h"

#include <algorithm>

namespace equiv {

Reaches::Reaches(Execution &execution, const Frames &frames, const Trail &trail, Conditions &conditions)
    : execution_(execution), frames_(frames), trail_(trail), conditions_(conditions),
      keeps_(execution.keeps_reaches()) {}

void Reaches::note(const Buffer &buffer, int64_t address) {
  if (!keeps_)
    return;
  const uint32_t parameter = uint32_t(buffer.input);
  const ViewValue &view = execution_.arguments[parameter].view;
  const bool is_certain = !trail_.in_choice();
  if (has_indices(parameter, address - view.offset)) {
    for (int32_t dimension = 0; dimension < view.rank; ++dimension)
      extend(parameter, uint32_t(dimension), indices_[size_t(dimension)], is_certain);
    return;
  }
  for (int32_t dimension = 0; dimension < view.rank; ++dimension) {
    extend(parameter, uint32_t(dimension), 0, false);
    extend(parameter, uint32_t(dimension), view.dimensions[dimension].size - 1, false);
  }
}

bool Reaches::has_indices(uint32_t parameter, int64_t rest) {
  const ViewValue &view = execution_.arguments[parameter].view;
  const Order &order = order_of(parameter);
  if (!order.is_nested || rest < 0)
    return false;
  indices_.assign(size_t(view.rank), 0);
  for (const int32_t dimension : order.dimensions) {
    const auto [size, stride] = view.dimensions[dimension];
    const int64_t index = rest / stride;
    if (index >= size)
      return false;
    indices_[size_t(dimension)] = index;
    rest %= stride;
  }
  return rest == 0;
}

const Reaches::Order &Reaches::order_of(uint32_t parameter) {
  const auto [found, is_new] = orders_.try_emplace(parameter);
  Order &order = found->second;
  if (!is_new)
    return order;
  const ViewValue &view = execution_.arguments[parameter].view;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension)
    if (view.dimensions[dimension].size > 1)
      order.dimensions.push_back(dimension);
  std::stable_sort(order.dimensions.begin(), order.dimensions.end(), [&](int32_t one, int32_t other) {
    return view.dimensions[one].stride > view.dimensions[other].stride;
  });
  Wide span = 1; // of all dimensions with smaller strides
  order.is_nested = true;
  for (auto dimension = order.dimensions.rbegin(); dimension != order.dimensions.rend(); ++dimension) {
    const auto [size, stride] = view.dimensions[*dimension];
    order.is_nested = order.is_nested && stride >= span;
    span += Wide(stride) * (size - 1);
  }
  return order;
}

void Reaches::extend(uint32_t parameter, uint32_t dimension, int64_t index, bool is_certain) {
  const uint32_t path = conditions_.path();
  const uint64_t key = (uint64_t(path) << 32) | (uint64_t(parameter) << 6) | (uint64_t(dimension) << 1) | is_certain;
  const auto [found, is_new] = known_.try_emplace(key, execution_.reaches.size());
  if (is_new) {
    execution_.reaches.push_back({parameter, dimension, index, index, path, uint32_t(frames_.pc), is_certain});
    return;
  }
  ArgumentReach &reach = execution_.reaches[found->second];
  if (index > reach.high)
    reach.instruction = uint32_t(frames_.pc);
  reach.low = std::min(reach.low, index);
  reach.high = std::max(reach.high, index);
}

} // namespace equiv
