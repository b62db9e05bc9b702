// Programs of this corpus include this header and use nothing of it.
#pragma once
