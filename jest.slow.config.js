const built = require('./jest.built.config')

/** Tests that take minutes: each builds the site again, or starts one program after the other. */
module.exports = {
  ...built,
  testMatch: ['<rootDir>/__tests__/slow/**/*.test.ts'],
  testTimeout: 600_000,
}
