// Keeps stand-ins for web processes, as `npm start` keeps the real ones: `node web-supervisor.mjs
// PORT…`, the last port being the spare one. Replaces them all on SIGUSR2 and says so.
import { atEnd, fail, stopOnSignals } from '../../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../../scripts/support/processes/processes.mjs'
import { keepWebProcesses } from '../../../scripts/support/processes/web-processes.mjs'

const ports = process.argv.slice(2).map(Number)
const program = `${import.meta.dirname}/web-stand-in.mjs`

stopOnSignals()
const processes = createProcesses()
atEnd(processes.stop)
const web = keepWebProcesses({
  processes,
  env: { ...process.env, NEXT_DIST_DIR: 'first' },
  ports,
  count: ports.length - 1,
  command: (port) => [program, String(port)],
  stdio: 'ignore',
  beforeRestart: async () => {},
})
process.on('SIGUSR2', () => web.replaceAll('second').then(() => console.log('replaced'), fail))
console.log('keeping')
