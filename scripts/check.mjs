// `npm run check`: what can be said about the code without running it. Needs the environment that
// with-env.mjs gives, because the configuration that files are generated from reads it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atEnd, end, stopOnSignals } from './support/processes/lifecycle.mjs'
import { createProcesses } from './support/processes/processes.mjs'
import { runCheckSteps } from './support/tests/check-steps.mjs'

stopOnSignals(1)
const logs = mkdtempSync(join(tmpdir(), 'charterdesk-check-'))
atEnd(() => rmSync(logs, { recursive: true, force: true }))
const processes = createProcesses()
atEnd(processes.stop)

const { passed, failed } = await runCheckSteps({ processes, env: process.env, logs })
console.log(`\n${passed} passed, ${failed} failed`)
await end(failed === 0 ? 0 : 1)
