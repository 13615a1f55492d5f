import { spawn } from 'node:child_process'
import { copyProject, ports, projectFolder } from './copy'

copyProject()
const npm = spawn('npm', ['run', 'write'], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(ports.site),
    COLLECTOR_PORT: String(ports.collector),
    COLLECTOR_FILE: '.tmp/collected.jsonl',
    CONTENT_DIR: '',
    SITE_ORIGIN: '',
    GATSBY_TELEMETRY_DISABLED: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => npm.kill(signal))
npm.once('exit', (code) => {
  process.exitCode = code ?? 0
})
