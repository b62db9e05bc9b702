#include "bindings/inputs.h"

#include "scalars/scalar_type.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace equiv {

namespace {

Input size_input(int64_t value) {
  Input input;
  input.kind = Input::Kind::Size;
  input.value = value;
  return input;
}

Input data_input(const std::string &type) {
  Input input;
  input.kind = Input::Kind::Data;
  input.element = parse_scalar_type(type);
  return input;
}

// A buffer is given as large as its elements need it, from address 0 on. What is larger than any memory ends the run.
Input buffer_input(const std::string &type, const std::vector<std::optional<int64_t>> &sizes,
                   const std::vector<int64_t> &strides, int64_t offset, bool keeps_reaches) {
  Input input;
  input.kind = Input::Kind::Buffer;
  input.element = parse_scalar_type(type);
  for (const std::optional<int64_t> &size : sizes) {
    if (size && *size < 0)
      throw std::invalid_argument("a buffer with a negative size: " + std::to_string(*size));
    input.sizes.push_back(size ? *size : kElasticSize);
  }
  if (!strides.empty() && strides.size() != sizes.size())
    throw std::invalid_argument("a buffer of " + std::to_string(sizes.size()) + " dimensions with " +
                                std::to_string(strides.size()) + " strides");
  input.strides = strides;
  input.offset = offset;
  input.keeps_reaches = keeps_reaches;
  const std::vector<int64_t> upward(sizes.size(), 1); // as row-major strides are
  const std::optional<ElementRange> range = element_range(input.sizes, strides.empty() ? upward : strides, offset);
  if (range && !range->overflows && range->first < 0)
    throw std::invalid_argument("a buffer with an element at address " + std::to_string(range->first));
  return input;
}

Input::Kind kind_for(RegisterClass register_class) {
  switch (register_class) {
  case RegisterClass::Integer:
    return Input::Kind::Size;
  case RegisterClass::Data:
    return Input::Kind::Data;
  case RegisterClass::View:
    return Input::Kind::Buffer;
  }
  throw std::invalid_argument("a parameter of no class");
}

} // namespace

void require_fitting(const Program &program, const std::vector<Input> &inputs) {
  if (program.functions.empty())
    throw std::invalid_argument("a program without an entry function");
  const auto &parameters = program.functions[0].parameters;
  if (inputs.size() != parameters.size())
    throw std::invalid_argument(std::to_string(inputs.size()) + " inputs for " + std::to_string(parameters.size()) +
                                " parameters");
  for (size_t position = 0; position < inputs.size(); ++position)
    if (inputs[position].kind != kind_for(parameters[position].second))
      throw std::invalid_argument("input " + std::to_string(position) + " is not of its parameter's class");
}

void assume_range(Execution &execution, uint32_t parameter, int64_t low, int64_t high) {
  if (parameter >= execution.inputs.size())
    throw std::invalid_argument("a range of parameter " + std::to_string(parameter) + " of " +
                                std::to_string(execution.inputs.size()));
  if (low > high)
    throw std::invalid_argument("a range from " + std::to_string(low) + " to " + std::to_string(high));
  const Input &input = execution.inputs[parameter];
  if (input.kind == Input::Kind::Size)
    return; // the number itself is known
  if (input.element.kind != TypeKind::Integer)
    throw std::invalid_argument("a range of parameter " + std::to_string(parameter) + ", which holds no integers");
  execution.ranges.push_back({parameter, low, high});
}

void bind_inputs(nb::module_ &module) {
  nb::class_<Input>(module, "Input")
      .def_static("size", &size_input)
      .def_static("data", &data_input)
      .def_static("buffer", &buffer_input);
}

} // namespace equiv
