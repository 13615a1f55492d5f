const { transform, transformIgnorePatterns } = require('./jest.config')

/**
 * Tests of what a build writes, before any browser has seen it: of the site in public/, and of builds
 * that the tests make of content of their own.
 */
module.exports = {
  transform,
  transformIgnorePatterns,
  testEnvironment: 'node',
  maxWorkers: '100%',
  // What goes through every page takes as long as there are pages.
  testTimeout: 300_000,
  testMatch: ['<rootDir>/__tests__/{built,builds}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.tmp/', '<rootDir>/public/', '<rootDir>/.cache/'],
}
