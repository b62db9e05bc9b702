// What Python gives a run to start from. The machine takes it for what it says it is, so it is held to that here.
#pragma once

#include "machine/execution.h"

#include <nanobind/nanobind.h>

#include <cstdint>
#include <vector>

namespace equiv {

void bind_inputs(nanobind::module_ &module);

// Throws std::invalid_argument unless there is one input for each parameter of the entry function, of its class.
void require_fitting(const Program &program, const std::vector<Input> &inputs);

// Throws std::invalid_argument unless the parameter is of integers and some integer is in the range.
void assume_range(Execution &execution, uint32_t parameter, int64_t low, int64_t high);

} // namespace equiv
