#include "machine/explain.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>

namespace equiv {

ExpressionNode node_of(const Execution &execution, uint32_t id) {
  const ExpressionTable &table = *execution.expressions;
  const Expression expression = table[id];
  ExpressionNode node{};
  switch (expression.head) {
  case HeadConstant:
    node.kind = ExpressionNode::Kind::Constant;
    node.bits = (Bits(expression.second) << 32) | expression.first;
    return node;
  case HeadWide:
    node.kind = ExpressionNode::Kind::Constant;
    node.bits = (node_of(execution, expression.second).bits << 64) | node_of(execution, expression.first).bits;
    return node;
  case HeadLeaf:
    node.kind = ExpressionNode::Kind::Leaf;
    node.parameter = expression.first;
    node.element = expression.second;
    return node;
  case HeadUninitialized:
    node.kind = ExpressionNode::Kind::Undefined;
    return node;
  case HeadPoison:
    node.kind = ExpressionNode::Kind::Undefined;
    node.bits = 1 + expression.first;
    return node;
  case HeadPair:
    node.kind = ExpressionNode::Kind::External;
    node.bits = expression.head;
    node.operands = {expression.first, expression.second};
    return node;
  case HeadMultiple:
  case HeadSum:
  case HeadEqual:
    node.kind = expression.head == HeadMultiple ? ExpressionNode::Kind::Multiple
                : expression.head == HeadSum    ? ExpressionNode::Kind::Sum
                                                : ExpressionNode::Kind::Equal;
    node.operands = {expression.first, expression.second};
    return node;
  case HeadFrozen:
    node.kind = ExpressionNode::Kind::Frozen;
    node.operands = {expression.first};
    node.element = uint64_t(node_of(execution, expression.second).bits);
    return node;
  case HeadRead: {
    node.kind = ExpressionNode::Kind::Read;
    const Expression at = table[expression.second];
    node.element = uint64_t(node_of(execution, at.second).bits);
    uint32_t contents = expression.first;
    for (; table[contents].head == HeadContents; contents = table[contents].first)
      node.operands.push_back(table[contents].second);
    const Bits type = node_of(execution, contents).bits;
    node.type = {TypeKind(type >> 16), uint16_t(type & 0xFFFF)};
    node.operands.push_back(at.first);
    std::reverse(node.operands.begin(), node.operands.end());
    return node;
  }
  default:
    break;
  }
  for (const ScalarOperation &operation : execution.program->operations)
    for (int result = 0; result < std::max<int>(operation.result_count, 1); ++result) {
      if (head_of(operation.identity, result) != expression.head)
        continue;
      node.kind = ExpressionNode::Kind::Operation;
      node.operation = &operation;
      node.result = result;
      const uint32_t operands[3] = {expression.first, expression.second, expression.third};
      int count = std::min<int>(operation.operand_count, 3);
      node.operands.assign(operands, operands + count);
      // Further operands are linked in pairs, the last outermost.
      std::vector<uint32_t> further;
      for (int index = 3; index < operation.operand_count; ++index) {
        Expression pair = table[node.operands[2]];
        further.insert(further.begin(), pair.second);
        node.operands[2] = pair.first;
      }
      node.operands.insert(node.operands.end(), further.begin(), further.end());
      return node;
    }
  node.kind = ExpressionNode::Kind::External;
  node.bits = expression.head;
  node.operands = {expression.first, expression.second};
  return node;
}

std::vector<ExpressionLeaf> leaves_of(const Execution &execution, uint32_t id, size_t limit, size_t visits) {
  std::vector<ExpressionLeaf> leaves;
  std::unordered_set<uint32_t> seen{id};
  std::vector<uint32_t> pending{id};
  while (!pending.empty() && leaves.size() < limit && seen.size() < visits) {
    uint32_t next = pending.back();
    pending.pop_back();
    ExpressionNode node = node_of(execution, next);
    if (node.kind == ExpressionNode::Kind::Leaf)
      leaves.push_back({node.parameter, node.element});
    for (uint32_t operand : node.operands)
      if (seen.insert(operand).second)
        pending.push_back(operand);
  }
  std::sort(leaves.begin(), leaves.end(), [](const ExpressionLeaf &one, const ExpressionLeaf &other) {
    return std::tie(one.parameter, one.element) < std::tie(other.parameter, other.element);
  });
  return leaves;
}

} // namespace equiv
