// Jest gives each file of tests modules of its own. In one file, the pages and their content are read once.

import './head.suite'
import './languages.suite'
import './links.suite'
import './structured-data.suite'
import './feed.suite'
import './valid-xml.suite'
