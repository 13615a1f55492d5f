const { moduleNameMapper: _, setupFilesAfterEnv: __, ...shared } = require('./jest.config')

/** Tests of the built site in public/: what was written, before any browser has seen it. */
module.exports = {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/public/', '/.tmp/'],
}
