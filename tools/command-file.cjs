// Plain JavaScript without packages, because tools/setup.mjs uses it too.
const { join } = require('node:path')

const packages = join(__dirname, '..', 'node_modules')

exports.commandFile = function (name) {
  const { bin } = require(join(packages, name, 'package.json'))
  return join(packages, name, typeof bin === 'string' ? bin : Object.values(bin)[0])
}
