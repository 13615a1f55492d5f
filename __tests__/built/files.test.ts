// These suites need the pages, which are read once for all of them, but not the content.

import './html.suite'
import './headers.suite'
import './images.suite'
