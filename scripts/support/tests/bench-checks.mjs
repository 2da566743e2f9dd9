import { measureSite, TINY } from '../../bench/site/measure.mjs'
import { childEnvironment } from '../child-environment.mjs'
import { say, step } from '../progress.mjs'
import { report } from '../refusal.mjs'
import { typescript } from '../tools.mjs'
import { startBare } from './bench-site-run.mjs'
import { noCounts } from './reports.mjs'

/** @typedef {import('./phases.mjs').TestContext} TestContext */
/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * Runs each bench once, with tiny numbers, against a site that is running: a bench that nobody has
 * run for a while must not turn out to be broken on the day it is wanted.
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv & { SITE_URL: string }} variables of the site
 * @param {string} chromium
 * @returns {Promise<Counts>}
 */
export async function checkBenches(context, variables, chromium) {
  const site = variables.SITE_URL
  /** @type {[name: string, run: () => Promise<void>][]} */
  const loads = [
    ['bench', () => runProgram(context, 'checkouts', variables)],
    ['bench -- dashboard', () => runProgram(context, 'dashboard', variables)],
    ['bench -- back-office', () => runProgram(context, 'back-office', variables)],
    ['bench -- leads', () => runProgram(context, 'leads', variables)],
  ]
  /** @type {typeof loads} */
  const pages = [
    [
      'bench:site',
      async () => measureSite({ chromium, site, bare: await startBare(context, site) }, TINY),
    ],
  ]
  const counts = noCounts()
  /** @param {typeof loads} benches */
  const tryEach = async (benches) => {
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
  }
  await Promise.all([tryEach(loads), tryEach(pages)]) // tiny figures mean nothing, alone or not
  say(`benches: ${counts.passed} passed, ${counts.failed} failed`)
  return counts
}

/**
 * @param {TestContext} context
 * @param {'checkouts' | 'dashboard' | 'back-office' | 'leads'} name
 * @param {NodeJS.ProcessEnv & { SITE_URL: string }} variables
 */
async function runProgram({ processes }, name, variables) {
  const env = childEnvironment({
    ...variables,
    BENCH_ORIGINS: variables.SITE_URL,
    BENCH_SIZE: 'tiny',
  })
  const code = await processes.run(process.execPath, typescript(`scripts/bench/${name}.ts`), {
    env,
  })
  if (code !== 0) throw new Error(`It stopped with exit code ${code}. See the reason above.`)
}
