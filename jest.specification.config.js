const unit = require('./jest.config')

/**
 * Tests of what the specification says of this site: its words, prices and pages. They read content/
 * and the built site in public/. Whoever changes what the specification says changes them too.
 */
module.exports = {
  ...unit,
  testMatch: ['<rootDir>/__tests__/specification/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/public/', '/.tmp/'],
}
