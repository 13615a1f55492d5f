import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks what every browser and Node have.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // Copies for tests are plain data.
  structuredClone: globalThis.structuredClone ?? copy,
})

function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

// A test that ends before pending updates may break the next one, so React's act() warning
// fails the file.
const unsettled: string[] = []
const report = console.error
console.error = (...args: unknown[]) => {
  if (String(args[0]).includes('not wrapped in act(')) {
    unsettled.push(expect.getState().currentTestName ?? '')
  }
  report(...args)
}
afterAll(() => expect(unsettled).toEqual([]))
