import { join } from 'node:path'

import { childEnvironment } from '../child-environment.mjs'
import { inRoot } from '../paths.mjs'
import { createDatabase } from '../postgres/database.mjs'
import { runCheckSteps } from './check-steps.mjs'
import { runEndToEnd } from './end-to-end.mjs'
import { errorsOutside, together, vitestCounts } from './reports.mjs'
import { testVariables } from './test-variables.mjs'

/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {import('../postgres/throwaway.mjs').Throwaway & {
 *   processes: import('../processes/processes.mjs').Processes,
 *   extra: string[],
 *   isRelease: boolean,
 *   check: Promise<unknown> | undefined,
 *   earlier: Promise<unknown>,
 * }} TestContext what a phase works with; `extra` goes to the test runner, `isRelease` runs whole
 *   matrices and benches, `check` ends with that phase, if it is run, and `earlier` with all that began
 *   before
 */
/** @typedef {{ name: string, run: (context: TestContext) => Promise<Counts> }} Phase */

/**
 * The sets of tests that Vitest runs, each with its projects in `vitest.config.ts`.
 * @type {Record<string, string[]>}
 */
const SETS = {
  unit: ['unit', 'processes'],
  integration: ['integration', 'apart'],
  faults: ['faults', 'faults apart'],
}
export const NAMES = ['check', ...Object.keys(SETS), 'e2e']

const CHECK_DATABASE = 'charterdesk_check'
const vitest = inRoot('node_modules/vitest/vitest.mjs')
const OUTSIDE = inRoot('scripts/support/tests/outside-reporter.mjs')

/**
 * The parts of a test run, for names of NAMES.
 * @param {string[]} names
 * @returns {Phase[]}
 */
export function phasesOf(names) {
  const sets = Object.keys(SETS).filter((name) => names.includes(name))
  /** @type {Phase[]} */
  const phases = []
  if (names.includes('check')) phases.push({ name: 'check', run: check })
  if (sets.length > 0) {
    phases.push({ name: sets.join(', '), run: (context) => runVitest(context, sets) })
  }
  if (names.includes('e2e')) {
    phases.push({
      name: 'e2e',
      run: async (context) => (await runEndToEnd(context)).reduce(together),
    })
  }
  return phases
}

/** @param {TestContext} context */
async function check(context) {
  await createDatabase(context.address('postgres'), CHECK_DATABASE)
  const env = childEnvironment(testVariables(context, CHECK_DATABASE))
  return runCheckSteps({ ...context, env })
}

/**
 * Nothing is tried twice here: a test that fails once has found something.
 * @param {TestContext} context
 * @param {string[]} sets
 */
async function runVitest({ processes, address, folder, extra, isRelease }, sets) {
  const outside = join(folder, 'outside.json')
  const env = childEnvironment(
    {
      ...(isRelease && { CHARTERDESK_RELEASE: '1' }),
      TEST_DATABASE_URL: address('postgres'),
      CHARTERDESK_OUTSIDE: outside,
    },
    'test',
  )
  delete env.DATABASE_URL // the tests make databases of their own and touch no other
  const projects = sets.flatMap((set) => SETS[set] ?? []).flatMap((name) => ['--project', name])
  const report = join(folder, 'vitest.json')
  const reporters = ['default', 'json', OUTSIDE].map((name) => `--reporter=${name}`)
  const args = [vitest, 'run', ...projects, ...reporters, `--outputFile.json=${report}`, ...extra]
  const code = await processes.run(process.execPath, args, { env })
  return vitestCounts(report, code, errorsOutside(outside))
}
