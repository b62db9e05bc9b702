// Why an execution ended before the end of its program.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace equiv {

struct Stop {
  std::string kind; // as in interp.machine.Stop
  std::string message;
  int64_t instruction = -1; // where, or -1
  int64_t other = -1;       // a second instruction that the message speaks of, or -1
};

// Thrown inside the machine, caught where the execution was started; never crosses into Python.
class StopError {
public:
  StopError(std::string kind, std::string message, int64_t other = -1)
      : stop{std::move(kind), std::move(message), -1, other} {}

  Stop stop;
};

} // namespace equiv
