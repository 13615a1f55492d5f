import { runLoad } from '../../tools/load/run-load'

test('row 41: 200 requests a second for a minute are answered correctly, and memory does not grow', async () => {
  const { statuses, faults, memory } = await runLoad('public', 60)
  expect(faults).toBe(0)
  expect(Object.keys(statuses).sort()).toEqual(['200', '301', '404'])
  expect(memory.end).toBeLessThan(memory.half + 50)
})
