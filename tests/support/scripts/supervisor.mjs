// Keeps one child, as `npm start` keeps the site: `node supervisor.mjs NOTES PROGRAM`. The child, and
// what it starts itself, add their process ids to the file NOTES. With a third argument it is a child
// that the site can do without.
import { atEnd, fail, stopOnSignals } from '../../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../../scripts/support/processes/processes.mjs'

const [notes = '', program = '', isSpare] = process.argv.slice(2)

stopOnSignals()
const processes = createProcesses()
atEnd(processes.stop)
processes.keep('child', process.execPath, ['--input-type=module', '--eval', program], {
  env: { ...process.env, NOTES: notes },
  ...(isSpare ? {} : { onGiveUp: fail }),
})
