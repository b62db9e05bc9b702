#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<ExactDomain, false>;
template class Interpreter<ExactDomain, true>;

} // namespace equiv
