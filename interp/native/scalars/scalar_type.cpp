#include "scalars/scalar_type.h"

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
  if (name == "f16")
    return {TypeKind::Half, 16};
  if (name == "bf16")
    return {TypeKind::BFloat, 16};
  if (name == "f32")
    return {TypeKind::Single, 32};
  if (name == "f64")
    return {TypeKind::Double, 64};
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
