import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks what every browser and Node have.
Object.assign(globalThis, { TextDecoder, TextEncoder })
