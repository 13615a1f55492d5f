// In one file, the pages are read once. They need nothing of their content.

import './html.suite'
import './headers.suite'
import './images.suite'
