#include "machine/reaches.h"

#include <algorithm>

namespace equiv {

Reaches::Reaches(Execution &execution, const Frames &frames, const Trail &trail, Conditions &conditions)
    : execution_(execution), frames_(frames), trail_(trail), conditions_(conditions),
      keeps_(execution.keeps_reaches()) {}

void Reaches::note(const Buffer &buffer, int64_t address) {
  if (!keeps_)
    return;
  const ViewValue &view = execution_.arguments[size_t(buffer.input)].view;
  const bool is_certain = !trail_.in_choice();
  int64_t rest = address - view.offset, span = INT64_MAX;
  for (int32_t dimension = 0; dimension < view.rank; ++dimension) {
    const auto [size, stride] = view.dimensions[dimension];
    if (stride <= 0 || stride > span || rest < 0) {
      // Elements that do not lie in the order of their indices: this one may be any.
      extend(uint32_t(buffer.input), uint32_t(dimension), 0, false);
      extend(uint32_t(buffer.input), uint32_t(dimension), size - 1, false);
      continue;
    }
    extend(uint32_t(buffer.input), uint32_t(dimension), std::min(rest / stride, size - 1), is_certain);
    rest %= stride;
    span = stride;
  }
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
