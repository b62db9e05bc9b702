#include "bindings/scalars.h"

#include "bindings/integers.h"
#include "scalars/scalar_type.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nb = nanobind;

namespace equiv {

namespace {

using Names = std::vector<std::string>;

std::string quoted(const std::string &name) { return "'" + name + "'"; }

Bits pattern_of_int(const nb::int_ &value, ScalarType type) {
  const nb::object width = nb::int_(type.kind == TypeKind::Uninterpreted ? 128 : type.width);
  if (!nb::cast<nb::object>(value >> width).equal(nb::int_(0)))
    throw nb::value_error("a pattern must be non-negative and fit its type's width");
  const nb::object low_half = nb::int_(~uint64_t{0});
  const nb::object high = value >> nb::int_(64), low = value & low_half;
  return (Bits{nb::cast<uint64_t>(high)} << 64) | nb::cast<uint64_t>(low);
}

ScalarOperation operation_of(const std::string &name, const Names &flags, const Names &operand_types,
                             const Names &result_types) {
  ScalarOperation operation;
  operation.semantics = find_semantics(name);
  if (operation.semantics == nullptr)
    throw nb::value_error(("no scalar operation " + quoted(name)).c_str());
  for (const std::string &flag : flags) {
    const uint32_t bit = flag_of_name(flag);
    if (bit == 0)
      throw nb::value_error(("no flag " + quoted(flag)).c_str());
    operation.flags |= bit;
  }
  operation.operand_count = operation.semantics->operand_count;
  operation.result_count = operation.semantics->result_count;
  if (operand_types.size() != operation.operand_count || result_types.size() != operation.result_count)
    throw nb::value_error((quoted(name) + " has " + std::to_string(operation.operand_count) + " operands and " +
                           std::to_string(operation.result_count) + " results")
                              .c_str());
  for (size_t i = 0; i < operand_types.size(); ++i)
    operation.operands[i] = parse_scalar_type(operand_types[i]);
  for (size_t i = 0; i < result_types.size(); ++i)
    operation.results[i] = parse_scalar_type(result_types[i]);
  return operation;
}

// How a scalar operation on constants ends.
struct Folding {
  Folded status;
  std::vector<nb::object> patterns;
};

Folding fold(const std::string &name, const Names &flags, const Names &operand_types, const Names &result_types,
             const std::vector<nb::int_> &operands) {
  const ScalarOperation operation = operation_of(name, flags, operand_types, result_types);
  if (operands.size() != operation.operand_count)
    throw nb::value_error((quoted(name) + " takes " + std::to_string(operation.operand_count) + " operands").c_str());
  Bits patterns[kMaxOperands] = {}, folded_patterns[kMaxResults] = {};
  for (size_t i = 0; i < operands.size(); ++i)
    patterns[i] = pattern_of_int(operands[i], operation.operands[i]);
  const Folded folded = operation.semantics->fold(operation, patterns, folded_patterns);
  std::vector<nb::object> results;
  if (folded == Folded::Value || folded == Folded::Approximate)
    for (unsigned i = 0; i < operation.result_count; ++i)
      results.push_back(int_of(folded_patterns[i]));
  return {folded, std::move(results)};
}

std::optional<int> passes_through(const std::string &name, const Names &flags, const Names &operand_types,
                                  const Names &result_types, int position, const nb::int_ &constant) {
  const ScalarOperation operation = operation_of(name, flags, operand_types, result_types);
  if (position < 0 || position >= operation.operand_count)
    throw nb::value_error((quoted(name) + " has no such operand").c_str());
  if (operation.semantics->passes_through == nullptr)
    return std::nullopt;
  const Bits pattern = pattern_of_int(constant, operation.operands[position]);
  const int other = operation.semantics->passes_through(operation, position, pattern);
  return other < 0 ? std::nullopt : std::optional<int>(other);
}

std::vector<Semantics> scalar_operations() { return {semantics_begin(), semantics_end()}; }

} // namespace

void bind_scalars(nb::module_ &module) {
  nb::class_<Semantics>(module, "ScalarOperation")
      .def_prop_ro("name", [](const Semantics &operation) { return operation.name; })
      .def_ro("operands", &Semantics::operand_count)
      .def_ro("results", &Semantics::result_count)
      .def_ro("commutes", &Semantics::commutative)
      .def_ro("may_be_undefined", &Semantics::may_be_undefined);
  nb::enum_<Folded>(module, "Folded")
      .value("VALUE", Folded::Value)
      .value("APPROXIMATE", Folded::Approximate)
      .value("POISON", Folded::Poison)
      .value("UNDEFINED", Folded::Undefined)
      .value("UNFOLDED", Folded::Unfolded);
  nb::class_<Folding>(module, "Folding").def_ro("status", &Folding::status).def_ro("patterns", &Folding::patterns);
  nb::enum_<TypeKind>(module, "TypeKind")
      .value("INTEGER", TypeKind::Integer)
      .value("HALF", TypeKind::Half)
      .value("BFLOAT", TypeKind::BFloat)
      .value("TENSOR_FLOAT", TypeKind::TensorFloat)
      .value("FLOAT24", TypeKind::Float24)
      .value("SINGLE", TypeKind::Single)
      .value("DOUBLE", TypeKind::Double)
      .value("POINTER", TypeKind::Pointer)
      .value("UNINTERPRETED", TypeKind::Uninterpreted);
  nb::class_<ScalarType>(module, "ScalarType").def_ro("kind", &ScalarType::kind).def_ro("width", &ScalarType::width);
  module.def("scalar_operations", &scalar_operations, "Every scalar operation.");
  module.def("scalar_type", &parse_scalar_type, nb::arg("name"), "The kind and width in bits of a scalar type's name.");
  module.def(
      "fold", &fold, nb::arg("name"), nb::arg("flags"), nb::arg("operand_types"), nb::arg("result_types"),
      nb::arg("operands"),
      "How a scalar operation on constant patterns ends, and with a value, exact or approximate, its result patterns.");
  module.def("passes_through", &passes_through, nb::arg("name"), nb::arg("flags"), nb::arg("operand_types"),
             nb::arg("result_types"), nb::arg("position"), nb::arg("constant"),
             "The operand that the result always equals when operand `position` is `constant`, or None.");
}

} // namespace equiv
