// Why an execution ended before the end of its program.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace equiv {

struct Stop {
  std::string kind; // as in interp.machine.Stop
  std::string message;
  int64_t instruction = -1;    // where, or -1
  std::vector<int64_t> others; // further instructions that the message speaks of
};

// Thrown inside the machine, caught where the execution was started; never crosses into Python.
class StopError {
public:
  StopError(std::string kind, std::string message, int64_t other = -1)
      : stop{std::move(kind), std::move(message), -1, {}} {
    if (other >= 0)
      stop.others.push_back(other);
  }

  Stop stop;
};

} // namespace equiv
