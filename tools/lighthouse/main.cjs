const { join } = require('node:path')

// Lighthouse CI, with the settings beside this file: what docs/speed.md promises of the built site.
require('../install-packages.cjs').installPackages(join('tools', 'packages'))
process.argv.push('autorun', `--config=${join(__dirname, 'lighthouserc.cjs')}`)
require('../packages/node_modules/@lhci/cli/src/cli.js')
