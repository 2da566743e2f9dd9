import { childEnvironment } from '../../scripts/support/child-environment.mjs'
import { inRoot } from '../../scripts/support/paths.mjs'
import { say, step } from '../../scripts/support/progress.mjs'
import { report } from '../../scripts/support/refusal.mjs'
import { noCounts } from '../../scripts/support/tests/reports.mjs'
import { typescript } from '../../scripts/support/tools.mjs'
import { measureSite, TINY } from '../bench/site/measure.mjs'
import { startBare } from './bench-site-run.mjs'

/** @typedef {import('../../scripts/support/tests/phases.mjs').TestContext} TestContext */
/** @typedef {import('../../scripts/support/tests/reports.mjs').Counts} Counts */

/** @typedef {[name: string, run: () => Promise<void>]} Bench */
/** @typedef {NodeJS.ProcessEnv & { SITE_URL: string }} Variables of the site */

/**
 * Runs each bench once, with tiny numbers, against a site that is running: a bench that no one has
 * run for a while must not turn out to be broken on the day it is wanted. Tiny figures mean nothing,
 * alone or not.
 * @param {Bench[]} benches
 */
async function tryEach(benches) {
  const counts = noCounts()
  if (benches.length === 0) return counts
  for (const [name, run] of benches) {
    try {
      await step(`Trying "npm run ${name}" with tiny numbers`, run)
      counts.passed += 1
    } catch (error) {
      report(error)
      counts.failed += 1
      counts.failures.push(
        `  npm run ${name}\n    ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  say(`benches: ${counts.passed} passed, ${counts.failed} failed`)
  return counts
}

/** @typedef {'site' | 'front' | 'checkouts' | 'dashboard' | 'back-office' | 'leads' | 'content' | 'geo' | 'sign-in' | 'place-settle' | 'jobs' | 'chaos'} BenchName */

/**
 * @type {BenchName[]} the first only looks at pages, many times at once; the last kills a shop of its
 *   own; the others buy and read
 */
export const BENCHES = [
  'site',
  'checkouts',
  'dashboard',
  'back-office',
  'leads',
  'content',
  'front',
  'geo',
  'sign-in',
  'place-settle',
  'jobs',
  'chaos',
]

/** Those whose program stands with the others that are rows of the table. */
const IN_TABLE = ['sign-in', 'place-settle', 'jobs']

/** @type {Partial<Record<BenchName, string>>} */
const COMMANDS = { site: 'bench:site', chaos: 'chaos' }

/** @param {BenchName} name */
const commandOf = (name) => COMMANDS[name] ?? `bench -- ${name}`

/** Its books are judged as in a whole run; its times, on a machine with so much else to do, are not. */
const FEW = '--trial --checkouts 8 --rate 1 --kills 3 --restarts 1'.split(' ')

/**
 * Those that buy and read, whose many orders would stand in lists that a test looks at.
 * @param {TestContext} context
 * @param {Variables} variables
 * @param {BenchName[]} names
 */
export const checkLoads = (context, variables, names) =>
  tryEach(
    names
      .filter((name) => name !== 'site' && name !== 'chaos')
      .map((name) => [commandOf(name), () => runProgram(context, name, variables)]),
  )

/**
 * The one that starts a shop of its own on the same build, and wants most of the machine: when no one
 * else is at work.
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} variables
 * @param {BenchName[]} names
 */
export const checkChaos = (context, variables, names) =>
  tryEach(names.includes('chaos') ? [[commandOf('chaos'), () => runChaos(context, variables)]] : [])

/**
 * The one that only looks at pages.
 * @param {TestContext} context
 * @param {Variables} variables
 * @param {{ chromium: string, names: BenchName[] }} options
 */
export async function checkPages(context, variables, { chromium, names }) {
  const site = variables.SITE_URL
  const measure = async () =>
    measureSite({ chromium, site, bare: await startBare(context, site) }, TINY)
  return tryEach(names.includes('site') ? [[commandOf('site'), measure]] : [])
}

/**
 * @param {TestContext} context
 * @param {BenchName} name
 * @param {Variables} variables
 */
async function runProgram({ processes }, name, variables) {
  const env = childEnvironment({
    ...variables,
    BENCH_ORIGINS: variables.SITE_URL,
    BENCH_SIZE: 'tiny',
  })
  const program = IN_TABLE.includes(name) ? `table/${name}` : name
  const code = await processes.run(process.execPath, typescript(`lab/bench/${program}.ts`), {
    env,
  })
  if (code !== 0) throw new Error(`It stopped with exit code ${code}. See the reason above.`)
}

/**
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} variables
 */
async function runChaos({ processes }, { NEXT_DIST_DIR = '' }) {
  const args = [inRoot('lab/chaos/chaos.mjs'), ...FEW, '--build', NEXT_DIST_DIR]
  const code = await processes.run(process.execPath, args, { env: childEnvironment({}) })
  if (code !== 0) throw new Error(`It stopped with exit code ${code}. See the reason above.`)
}
