// Keeps one child, as `npm start` keeps the site: `node supervisor.mjs NOTES PROGRAM`. The child, and
// what it starts itself, add their process ids to the file NOTES. With a third argument it gives
// up at the fifth failure in a row.
import { atEnd, fail, stopOnSignals } from '../../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../../scripts/support/processes/processes.mjs'

const [notes = '', program = '', givesUp] = process.argv.slice(2)

stopOnSignals()
const processes = createProcesses()
atEnd(processes.stop)
processes.keep('child', process.execPath, ['--input-type=module', '--eval', program], {
  env: { ...process.env, NOTES: notes },
  ...(givesUp && { onGiveUp: fail }),
})
