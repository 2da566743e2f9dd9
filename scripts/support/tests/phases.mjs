import { join } from 'node:path'

import { childEnvironment } from '../child-environment.mjs'
import { inRoot } from '../paths.mjs'
import { createDatabase } from '../postgres/database.mjs'
import { runCheckSteps } from './check-steps.mjs'
import { runEndToEnd } from './end-to-end.mjs'
import { together, vitestCounts } from './reports.mjs'
import { testVariables } from './test-variables.mjs'

/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {import('../postgres/throwaway.mjs').Throwaway & {
 *   processes: import('../processes/processes.mjs').Processes,
 *   extra: string[],
 *   isAlone: boolean,
 * }} TestContext what a phase works with; `extra` goes to the test runner, and a phase that
 *   `isAlone` was asked for without others
 */

const CHECK_DATABASE = 'charterdesk_check'
/** Purchases by each gateway while everything is tested; alone, the faults make a thousand. */
const FEWER = process.env.CHARTERDESK_VOLUME ?? '60'
const vitest = inRoot('node_modules/vitest/vitest.mjs')

/**
 * Each part of `npm test`; given the throwaway server, it answers `{ passed, failed }`.
 * @type {Record<string, (context: TestContext) => Promise<Counts>>}
 */
export const PHASES = {
  async check(context) {
    await createDatabase(context.address('postgres'), CHECK_DATABASE)
    const env = childEnvironment(testVariables(context, CHECK_DATABASE))
    return runCheckSteps({ ...context, env })
  },
  unit: (context) => runVitest(context, ['--project', 'unit']),
  integration: (context) => runVitest(context, ['--project', 'integration', '--project', 'apart']),
  faults: (context) =>
    runVitest(
      context,
      ['--project', 'faults', '--project', 'faults apart'],
      context.isAlone ? {} : { CHARTERDESK_VOLUME: FEWER },
    ),
  'unit and integration': (context) => runVitest(context, [], { CHARTERDESK_VOLUME: FEWER }),
  async e2e(context) {
    return (await runEndToEnd(context)).reduce(together)
  },
}

/**
 * @param {TestContext} context
 * @param {string[]} filter
 * @param {NodeJS.ProcessEnv} [more]
 */
async function runVitest({ processes, address, folder, extra }, filter, more = {}) {
  const report = join(folder, 'vitest.json')
  const env = childEnvironment({ ...more, TEST_DATABASE_URL: address('postgres') }, 'test')
  delete env.DATABASE_URL // the tests make databases of their own and touch no other
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [vitest, 'run', ...filter, ...reporters, ...extra]
  return vitestCounts(report, await processes.run(process.execPath, args, { env }))
}
