import { openSync } from 'node:fs'
import { join } from 'node:path'

import { buildBareApp, startBareApp } from '../bench/site/bare-app.mjs'
import { measureSite } from '../bench/site/measure.mjs'
import { buildSite } from './build.mjs'
import { childEnvironment } from './child-environment.mjs'
import { findChromium } from './chromium.mjs'
import { createDatabase } from './database.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from './lifecycle.mjs'
import { firstFree } from './ports.mjs'
import { createProcesses } from './processes.mjs'
import { say, step } from './progress.mjs'
import { prepareDatabase, startServers, waitUntilReady } from './servers.mjs'
import { testVariables } from './test-variables.mjs'
import { openThrowaway } from './throwaway.mjs'

const DATABASE = 'charterdesk_bench_site'

/**
 * Measures a production build of the site on a fresh database, beside an empty page and a static
 * one of the same size that this version of Next serves. It judges nothing: the targets stand
 * beside the figures.
 */
export async function runSiteBench() {
  stopOnSignals(1)
  try {
    const chromium = await findChromium()
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    const context = { ...throwaway, processes }
    const site = await startSite(context)
    const bare = await startBare(context, site)
    await measureSite({ chromium, site, bare })
    await closeAll()
    process.exit(0)
  } catch (error) {
    await fail(error)
  }
}

const outputIn = (logs) => (name) => openSync(join(logs, `${name}.log`), 'a', 0o600)

async function siteVariables(context) {
  await createDatabase(context.address('postgres'), DATABASE)
  const web = await firstFree(4300)
  return {
    ...testVariables(context, DATABASE),
    PORT: String(web),
    SITE_URL: `http://localhost:${web}`,
    SANDBOX_URL: `http://localhost:${await firstFree(4500)}`,
    NEXT_DIST_DIR: '.next-test',
    LOG_LEVEL: 'warn',
  }
}

async function startSite(context) {
  const { processes, logs } = context
  const env = childEnvironment(await siteVariables(context))
  const output = outputIn(logs)
  await step('Preparing the database', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  const onWebEnd = (code) => say(`The site ended unexpectedly (exit code ${code}).`)
  startServers({ processes, env, output, onWebEnd })
  await step('Starting the site', () => waitUntilReady(env.SITE_URL))
  return env.SITE_URL
}

async function startBare({ processes, logs }, site) {
  const landing = await (await fetch(site)).text()
  const app = { processes, env: childEnvironment({}), logs }
  await step('Building an empty page and a static one of the same size', () =>
    buildBareApp(app, landing),
  )
  return startBareApp(app, await firstFree(4700))
}
