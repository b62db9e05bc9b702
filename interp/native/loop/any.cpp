#include "domains/domain.h"
#include "loop/loop.h"

namespace equiv {

template void Machine::loop<Domain, false>(Domain &);
template void Machine::loop<Domain, true>(Domain &);

} // namespace equiv
