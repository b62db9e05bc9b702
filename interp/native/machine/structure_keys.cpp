#include "machine/structure_keys.h"

#include <algorithm>

namespace equiv {

StructureKeys::Shape StructureKeys::shape_of(const Program &program, uint32_t head) {
  if (shapes_.empty())
    for (const ScalarOperation &operation : program.operations)
      for (int result = 0; result < kMaxResults; ++result)
        shapes_[head_of(operation.identity, result)] = {uint8_t(std::min<int>(operation.operand_count, 3)),
                                                        operation.semantics && operation.semantics->commutative};
  if (head == HeadConstant || head == HeadLeaf || head == HeadUninitialized || head == HeadPoison)
    return {0, false};
  auto found = shapes_.find(head);
  return found == shapes_.end() ? Shape{} : found->second;
}

uint64_t StructureKeys::key(const Execution &execution, uint32_t id) {
  const ExpressionTable &table = *execution.expressions;
  std::vector<uint32_t> pending{id};
  while (!pending.empty()) {
    const uint32_t next = pending.back();
    if (known_.count(next)) {
      pending.pop_back();
      continue;
    }
    const Expression expression = table[next];
    const Shape shape = shape_of(*execution.program, expression.head);
    const uint32_t fields[3] = {expression.first, expression.second, expression.third};
    uint64_t keys[3];
    bool ready = true;
    for (int index = 0; index < 3; ++index) {
      keys[index] = fields[index];
      if (index >= shape.operands)
        continue;
      auto found = known_.find(fields[index]);
      if (found == known_.end()) {
        pending.push_back(fields[index]);
        ready = false;
      } else
        keys[index] = found->second;
    }
    if (!ready)
      continue;
    if (shape.commutative && keys[1] < keys[0])
      std::swap(keys[0], keys[1]);
    uint64_t mixed = scramble(expression.head);
    for (uint64_t key : keys)
      mixed = scramble(mixed ^ scramble(key + 1));
    known_[next] = mixed;
    pending.pop_back();
  }
  return known_[id];
}

} // namespace equiv
