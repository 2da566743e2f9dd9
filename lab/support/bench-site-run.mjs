import { openSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../scripts/support/build.mjs'
import { childEnvironment } from '../../scripts/support/child-environment.mjs'
import { firstFree } from '../../scripts/support/ports.mjs'
import { openThrowaway } from '../../scripts/support/postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../scripts/support/processes/processes.mjs'
import { waitUntilReady } from '../../scripts/support/processes/ready.mjs'
import { prepareDatabase, startServers } from '../../scripts/support/processes/servers.mjs'
import { step } from '../../scripts/support/progress.mjs'
import { findChromium } from '../../scripts/support/tests/chromium.mjs'
import { siteVariables } from '../../scripts/support/tests/site-variables.mjs'
import { buildBareApp, startBareApp } from '../bench/site/bare-app.mjs'
import { measureSite, SIZES, WHOLE } from '../bench/site/measure.mjs'

/** @typedef {import('../../scripts/support/postgres/throwaway.mjs').Throwaway} Throwaway */
/** @typedef {Throwaway & { processes: import('../../scripts/support/processes/processes.mjs').Processes }} Context */

const DATABASE = 'charterdesk_bench_site'

/**
 * Measures a production build of the site on a fresh database, beside an empty page that this version
 * of Next serves. It judges nothing: the targets stand beside the figures.
 * @param {{ isSizesAlone: boolean }} options
 */
export async function runSiteBench({ isSizesAlone }) {
  stopOnSignals(1)
  try {
    const chromium = await findChromium()
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    const context = { ...throwaway, processes }
    const site = await startSite(context)
    const bare = await startBare(context, site)
    await measureSite({ chromium, site, bare }, isSizesAlone ? SIZES : WHOLE)
    await closeAll()
    process.exit(0)
  } catch (error) {
    await fail(error)
  }
}

/**
 * Where each process of a bench writes what it says.
 * @param {string} logs
 */
export const outputIn = (logs) => (/** @type {string} */ name) =>
  openSync(join(logs, `${name}.log`), 'a', 0o600)

/**
 * Makes the database ready and builds the site for processes that are told `variables`.
 * @param {Pick<Context, 'processes' | 'logs'>} context
 * @param {NodeJS.ProcessEnv} variables
 */
export async function prepareSite({ processes, logs }, variables) {
  const env = childEnvironment(variables)
  const output = outputIn(logs)
  await step('Preparing the database', () =>
    prepareDatabase(processes, {
      env: { ...env, INVENTED_SANCTIONS: '1' },
      stdio: output('prepare'),
    }),
  )
  await step('Building the site', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  return { env, output }
}

/** @param {Context} context */
async function startSite(context) {
  const { processes } = context
  const variables = { ...(await siteVariables(context, DATABASE, 4800)), LOG_LEVEL: 'warn' }
  const { env, output } = await prepareSite(context, variables)
  startServers({ processes, env, output, onGiveUp: fail })
  await step('Starting the site', () => waitUntilReady(variables.SITE_URL))
  return variables.SITE_URL
}

/**
 * Builds and serves the bare pages beside the site; gives their origin.
 * @param {Pick<Context, 'processes' | 'logs'>} context
 * @param {string} site
 */
export async function startBare({ processes, logs }, site) {
  const landing = await (await fetch(site)).text()
  const app = { processes, env: childEnvironment({}), logs }
  await step('Building an empty page and a static one of the same size', () =>
    buildBareApp(app, landing),
  )
  return startBareApp(app, await firstFree(4700))
}
