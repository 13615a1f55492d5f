import { runLoad } from './run-load'

/** `npm run test:load`: 200 requests a second for a minute, or for as many seconds as are given. */
async function main(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 60)
  const { statuses, faults, slow, memory } = await runLoad('public', seconds)
  const answers = Object.values(statuses).reduce((sum, one) => sum + one, 0)
  console.log(`${answers} answers in ${seconds} s: ${JSON.stringify(statuses)}`)
  console.log(`${faults} faults; 99 of 100 answers within ${slow} ms`)
  console.log(`memory: ${memory.half} MB halfway, ${memory.end} MB at the end`)
  if (faults > 0 || memory.end > memory.half + 50) process.exitCode = 1
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
