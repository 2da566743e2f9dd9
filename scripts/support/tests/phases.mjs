import { join } from 'node:path'

import { childEnvironment } from '../child-environment.mjs'
import { inRoot } from '../paths.mjs'
import { createDatabase } from '../postgres/database.mjs'
import { say } from '../progress.mjs'
import { runCheckSteps } from './check-steps.mjs'
import { runEndToEnd } from './end-to-end.mjs'
import { nameOfPart, PART } from './part.mjs'
import { afterSecondRun, errorsOutside, failedFiles, together, vitestCounts } from './reports.mjs'
import { testVariables } from './test-variables.mjs'

/** @typedef {import('./reports.mjs').Counts} Counts */
/**
 * @typedef {import('../postgres/throwaway.mjs').Throwaway & {
 *   processes: import('../processes/processes.mjs').Processes,
 *   extra: string[],
 *   check: Promise<unknown> | undefined,
 *   earlier: Promise<unknown>,
 * }} TestContext what a phase works with; `extra` goes to the test runner, `check` ends with that
 *   phase, if it is run, and `earlier` with all that began before
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
/** Purchases by each gateway while several sets are run; alone, the faults make a thousand. */
const FEWER = process.env.CHARTERDESK_VOLUME ?? '24'
const vitest = inRoot('node_modules/vitest/vitest.mjs')
const OUTSIDE = inRoot('scripts/support/tests/outside-reporter.mjs')

/**
 * The parts of a test run, for names of NAMES.
 * @param {string[]} names
 * @returns {Phase[]}
 */
export function phasesOf(names) {
  const sets = Object.keys(SETS).filter((name) => names.includes(name))
  const isAlone = names.length === 1
  /** @type {Phase[]} */
  const phases = []
  if (names.includes('check')) phases.push({ name: 'check', run: check })
  if (sets.length > 0) {
    phases.push({ name: sets.join(', '), run: (context) => runVitest(context, sets, isAlone) })
  }
  if (names.includes('e2e')) {
    phases.push({
      name: 'e2e',
      run: async (context) => (await runEndToEnd(context, isAlone)).reduce(together),
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

/** Where more files than these failed, it is not for a busy machine. */
const MOST_AGAIN = 3

/**
 * On a busy machine, a file with a test that failed at its second try as well is run once more, in a new
 * process and with a new database: its first try may have left behind what the second one met. Not where
 * something failed outside of any test: no file that is run again would tell of that.
 * @param {TestContext} context
 * @param {string[]} sets
 * @param {boolean} isAlone without any other part
 */
async function runVitest({ processes, address, folder, extra }, sets, isAlone) {
  const less = isAlone ? {} : { CHARTERDESK_VOLUME: FEWER, CHARTERDESK_PART: String(PART) }
  if (!isAlone) say(`Of the longest matrices: ${nameOfPart()}`)
  const env = childEnvironment({ ...less, TEST_DATABASE_URL: address('postgres') }, 'test')
  delete env.DATABASE_URL // the tests make databases of their own and touch no other
  const projects = sets.flatMap((set) => SETS[set] ?? []).flatMap((name) => ['--project', name])
  const report = join(folder, 'vitest.json')
  const outside = join(folder, 'outside.json')
  /** @param {string[]} more */
  const run = async (more) => {
    const reporters = ['default', 'json', OUTSIDE].map((name) => `--reporter=${name}`)
    const args = [vitest, 'run', ...projects, ...reporters, `--outputFile.json=${report}`, ...more]
    const code = await processes.run(process.execPath, args, {
      env: { ...env, CHARTERDESK_OUTSIDE: outside },
    })
    return vitestCounts(report, code, errorsOutside(outside))
  }
  const counts = await run(extra)
  const files = process.env.CI ? failedFiles(report) : []
  const isOfTests = errorsOutside(outside).length === 0
  if (files.length === 0 || files.length > MOST_AGAIN || !isOfTests) return counts
  say(`Once more, from the start: ${files.join(', ')}`)
  return afterSecondRun(counts, await run(files))
}
