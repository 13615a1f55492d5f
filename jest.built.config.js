const { transform, transformIgnorePatterns } = require('./jest.config')

/** Tests of the built site in public/: what was written, before any browser has seen it. */
module.exports = {
  transform,
  transformIgnorePatterns,
  testEnvironment: 'node',
  maxWorkers: '100%',
  // What goes through every page takes as long as there are pages.
  testTimeout: 300_000,
  testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/public/', '<rootDir>/.cache/'],
}
