#include "scalars/scalar_type.h"

#include "scalars/narrow_format.h"

namespace equiv {

namespace {

constexpr unsigned kMaxIntegerWidth = 128;
constexpr uint16_t kIndexWidth = 64;

} // namespace

ScalarType parse_scalar_type(std::string_view name) {
  if (name == "index")
    return {TypeKind::Integer, kIndexWidth};
  if (name == "ptr")
    return {TypeKind::Pointer, kIndexWidth};
  for (size_t index = 0; index < std::size(kFloatFormats); ++index)
    if (kFloatFormats[index].name == name)
      return {TypeKind(size_t(TypeKind::Half) + index), static_cast<uint16_t>(kFloatFormats[index].format.width())};
  if (const ScalarType narrow = narrow_type(name); narrow.width != 0)
    return narrow;
  if (name.size() < 2 || name.size() > 4 || name[0] != 'i' || name[1] == '0')
    return {};
  unsigned width = 0;
  for (char digit : name.substr(1)) {
    if (digit < '0' || digit > '9')
      return {};
    width = width * 10 + static_cast<unsigned>(digit - '0');
  }
  if (width > kMaxIntegerWidth)
    return {};
  return {TypeKind::Integer, static_cast<uint16_t>(width)};
}

} // namespace equiv
