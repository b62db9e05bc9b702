#include "loop/interpreter_loop.h"

namespace equiv {

template class Interpreter<ExtentDomain, false>;
template class Interpreter<ExtentDomain, true>;

} // namespace equiv
