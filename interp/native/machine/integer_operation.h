// The operations on integers of up to 64 bits that tell something of what they make.
#pragma once

#include "core/program.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace equiv {

enum class IntegerOperation : uint8_t {
  None,
  Add,
  Subtract,
  Multiply,
  Widen,     // with the sign, or to the same width
  WidenZero, // with zeros
  Narrow,
  Minimum,
  Maximum,
  MinimumUnsigned,
  And,
  FloorDivide,
  Divide,
  DivideUnsigned,
  Remainder,
  RemainderUnsigned,
  ShiftRight,
  Equal,
  Less,
  LessUnsigned,
  Select
};

inline IntegerOperation integer_operation_of(const ScalarOperation &operation) {
  if (operation.result_count != 1)
    return IntegerOperation::None;
  auto is_integer = [](ScalarType type) { return type.kind == TypeKind::Integer && type.width <= 64; };
  for (int index = 0; index < operation.operand_count; ++index)
    if (!is_integer(operation.operands[index]))
      return IntegerOperation::None;
  const int from = operation.operands[0].width, to = operation.results[0].width;
  if (!is_integer(operation.results[0]))
    return IntegerOperation::None;
  if (operation.role == Role::Select)
    return to > 1 ? IntegerOperation::Select : IntegerOperation::None;
  if (from == 1)
    return IntegerOperation::None;
  const std::string_view name = operation.semantics->name;
  if (name == "index_cast")
    return to >= from ? IntegerOperation::Widen : IntegerOperation::Narrow;
  if (name == "index_castui")
    return to > from ? IntegerOperation::WidenZero : to == from ? IntegerOperation::Widen : IntegerOperation::Narrow;
  const std::pair<std::string_view, IntegerOperation> known[] = {
      {"addi", IntegerOperation::Add},
      {"subi", IntegerOperation::Subtract},
      {"muli", IntegerOperation::Multiply},
      {"extsi", IntegerOperation::Widen},
      {"extui", IntegerOperation::WidenZero},
      {"trunci", IntegerOperation::Narrow},
      {"minsi", IntegerOperation::Minimum},
      {"maxsi", IntegerOperation::Maximum},
      {"minui", IntegerOperation::MinimumUnsigned},
      {"andi", IntegerOperation::And},
      {"floordivsi", IntegerOperation::FloorDivide},
      {"divsi", IntegerOperation::Divide},
      {"divui", IntegerOperation::DivideUnsigned},
      {"remsi", IntegerOperation::Remainder},
      {"remui", IntegerOperation::RemainderUnsigned},
      {"shrui", IntegerOperation::ShiftRight},
      {"cmpi.eq", IntegerOperation::Equal},
      {"cmpi.slt", IntegerOperation::Less},
      {"cmpi.ult", IntegerOperation::LessUnsigned},
  };
  for (const auto &[each, what] : known)
    if (name == each)
      return what;
  return IntegerOperation::None;
}

} // namespace equiv
