// Each file of tests has modules of its own. These suites share one, so that the pages and their content are read once.

import './head.suite'
import './languages.suite'
import './links.suite'
import './structured-data.suite'
import './feed.suite'
import './valid-xml.suite'
