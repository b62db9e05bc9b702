#pragma once

#include "machine/execution.h"

#include <nanobind/nanobind.h>

namespace equiv {

// What a run leaves behind, and how two are compared: members of the class `Execution`, the classes of what they give,
// and `compare`.
void bind_results(nanobind::module_ &module, nanobind::class_<Execution> &execution);

} // namespace equiv
