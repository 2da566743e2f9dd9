import { join } from 'node:path'

import { runCheckSteps } from './check-steps.mjs'
import { childEnvironment } from './child-environment.mjs'
import { createDatabase } from './database.mjs'
import { runEndToEnd } from './end-to-end.mjs'
import { inRoot } from './paths.mjs'
import { playwrightCounts, vitestCounts } from './reports.mjs'
import { testVariables } from './test-variables.mjs'

const CHECK_DATABASE = 'charterdesk_check'
/** Purchases by each gateway while everything is tested; alone, the faults make a thousand. */
const FEWER = process.env.CHARTERDESK_VOLUME ?? '400'
const vitest = inRoot('node_modules/vitest/vitest.mjs')

/** Each part of `npm test`; given the throwaway server, it answers `{ passed, failed }`. */
export const PHASES = {
  async check(context) {
    await createDatabase(context.address('postgres'), CHECK_DATABASE)
    const env = childEnvironment(testVariables(context, CHECK_DATABASE))
    return runCheckSteps({ ...context, env })
  },
  unit: (context) => runVitest(context, ['--project', 'unit']),
  integration: (context) => runVitest(context, ['--project', 'integration']),
  faults: (context) => runVitest(context, ['--project', 'faults']),
  'unit and integration': (context) => runVitest(context, [], { CHARTERDESK_VOLUME: FEWER }),
  async e2e(context) {
    const runs = await runEndToEnd(context)
    return runs.map(({ report, code }) => playwrightCounts(report, code)).reduce(together)
  },
}

const together = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
  unsteady: [...one.unsteady, ...other.unsteady],
})

async function runVitest({ processes, address, folder, extra }, filter, more = {}) {
  const report = join(folder, 'vitest.json')
  const env = childEnvironment({ ...more, TEST_DATABASE_URL: address('postgres') }, 'test')
  delete env.DATABASE_URL // the tests make databases of their own and touch no other
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [vitest, 'run', ...filter, ...reporters, ...extra]
  return vitestCounts(report, await processes.run(process.execPath, args, { env }))
}
