import { openSync } from 'node:fs'
import { join } from 'node:path'

import { SAME_SIZE } from '../../bench/site/bare-app.mjs'
import { buildSite } from '../build.mjs'
import { childEnvironment } from '../child-environment.mjs'
import { firstFree } from '../ports.mjs'
import { openThrowaway } from '../postgres/throwaway.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from '../processes/lifecycle.mjs'
import { createProcesses } from '../processes/processes.mjs'
import { waitUntilReady } from '../processes/ready.mjs'
import { prepareDatabase, startServers } from '../processes/servers.mjs'
import { step } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { nextCommand, typescript } from '../tools.mjs'
import { startBare } from './bench-site-run.mjs'
import { siteVariables } from './site-variables.mjs'

/** @typedef {import('../processes/processes.mjs').Processes} Processes */
/** @typedef {import('../postgres/throwaway.mjs').Throwaway} Throwaway */

const DATABASE = 'charterdesk_bench'
const WEB_PROCESSES = 3

/** What can be measured, each with the number of web processes that it wants. */
const BENCHES = new Map(
  Object.entries({
    checkouts: WEB_PROCESSES,
    dashboard: 1,
    'back-office': 1,
    leads: 1,
    content: 1,
    front: 1,
    geo: 1,
  }),
)

/**
 * Measures one thing against a production build and the payment sandbox: `checkouts`, with one web
 * process and with three, or the pages of the `dashboard` or the lists of the `back-office`, the `leads` or the `content`, with few
 * rows in the database and with many, public pages at the `front`, or the page of `geo` with the figures of two years. Prints ratios within one run: absolute figures say more of the machine than of us.
 */
export async function runBench(name = 'checkouts') {
  stopOnSignals(1)
  try {
    const webProcesses = BENCHES.get(name)
    if (!webProcesses) {
      throw new Refusal(`Unknown bench "${name}".`, `Use one of ${[...BENCHES.keys()].join(', ')}.`)
    }
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    const context = { ...throwaway, processes }
    const variables = await benchVariables(context)
    const origins = await startSite(context, variables, webProcesses)
    const bare = name === 'front' ? await startBare(context, variables.SITE_URL) : null
    const env = childEnvironment({
      ...variables,
      BENCH_ORIGINS: origins.join(','),
      ...(bare && { BENCH_STATIC: `${bare}${SAME_SIZE}` }),
    })
    const code = await processes.run(process.execPath, typescript(`scripts/bench/${name}.ts`), {
      env,
    })
    await closeAll()
    process.exit(code)
  } catch (error) {
    await fail(error)
  }
}

/** @param {Throwaway} context */
async function benchVariables(context) {
  return {
    ...(await siteVariables(context, DATABASE, 4800)),
    TRUST_PROXY: 'true', // each buyer comes from an address of their own, or limits would measure us
    LOG_LEVEL: 'warn',
  }
}

/**
 * @param {Throwaway & { processes: Processes }} context
 * @param {Awaited<ReturnType<typeof benchVariables>>} variables
 * @param {number} webProcesses
 */
async function startSite({ processes, logs }, variables, webProcesses) {
  const env = childEnvironment(variables)
  /** @param {string} name */
  const output = (name) => openSync(join(logs, `${name}.log`), 'a', 0o600)
  await step('Preparing the database', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  startServers({ processes, env, output, onGiveUp: fail })
  const origins = [variables.SITE_URL]
  let last = Number(variables.PORT)
  while (origins.length < webProcesses) {
    last = await firstFree(last + 1)
    const port = String(last)
    processes.keep('site', process.execPath, nextCommand('start', '-p', port), {
      env: { ...env, PORT: port, WEB_PORT: port },
      stdio: output(`web-${port}`),
      onGiveUp: fail,
    })
    origins.push(`http://localhost:${port}`)
  }
  await step('Starting the site', () => Promise.all(origins.map(waitUntilReady)))
  return origins
}
