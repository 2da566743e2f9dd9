import { openSync } from 'node:fs'
import { join } from 'node:path'

import { buildSite } from './build.mjs'
import { childEnvironment } from './child-environment.mjs'
import { createDatabase } from './database.mjs'
import { atEnd, closeAll, fail, stopOnSignals } from './lifecycle.mjs'
import { firstFree } from './ports.mjs'
import { createProcesses } from './processes.mjs'
import { say, step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { prepareDatabase, startServers, waitUntilReady } from './servers.mjs'
import { testVariables } from './test-variables.mjs'
import { openThrowaway } from './throwaway.mjs'
import { nextCommand, typescript } from './tools.mjs'

const DATABASE = 'charterdesk_bench'
const WEB_PROCESSES = 3

/** What can be measured, each with the number of web processes that it wants. */
const BENCHES = { checkouts: WEB_PROCESSES, dashboard: 1 }

/**
 * Measures one thing against a production build and the payment sandbox: `checkouts`, with one web
 * process and with three, or the pages of the `dashboard`, with few orders in the database and with
 * many. Prints ratios within one run: absolute figures say more of the machine than of us.
 */
export async function runBench(name = 'checkouts') {
  stopOnSignals(1)
  try {
    if (!Object.hasOwn(BENCHES, name)) {
      throw new Refusal(
        `There is no bench called "${name}".`,
        `Name one of ${Object.keys(BENCHES).join(', ')}.`,
      )
    }
    const throwaway = await step('Starting a throwaway database', openThrowaway)
    const processes = createProcesses()
    atEnd(processes.stop)
    const context = { ...throwaway, processes }
    const variables = await benchVariables(context)
    const origins = await startSite(context, variables, BENCHES[name])
    const env = childEnvironment({ ...variables, BENCH_ORIGINS: origins.join(',') })
    const code = await processes.run(process.execPath, typescript(`scripts/bench/${name}.ts`), {
      env,
    })
    await closeAll()
    process.exit(code)
  } catch (error) {
    await fail(error)
  }
}

async function benchVariables(context) {
  await createDatabase(context.address('postgres'), DATABASE)
  const web = await firstFree(4300)
  return {
    ...testVariables(context, DATABASE),
    PORT: String(web),
    SITE_URL: `http://localhost:${web}`,
    SANDBOX_URL: `http://localhost:${await firstFree(4500)}`,
    NEXT_DIST_DIR: '.next-test',
    TRUST_PROXY: 'true', // each buyer comes from an address of their own, or limits would measure us
    LOG_LEVEL: 'warn',
  }
}

async function startSite({ processes, logs }, variables, webProcesses) {
  const env = childEnvironment(variables)
  const output = (name) => openSync(join(logs, `${name}.log`), 'a', 0o600)
  await step('Preparing the database', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  const onWebEnd = (code) => say(`A web process ended unexpectedly (exit code ${code}).`)
  startServers({ processes, env, output, onWebEnd })
  const origins = [env.SITE_URL]
  while (origins.length < webProcesses) {
    const port = String(await firstFree(Number(new URL(origins.at(-1)).port) + 1))
    processes
      .launch(process.execPath, nextCommand('start', '-p', port), {
        env: { ...env, PORT: port },
        stdio: output(`web-${port}`),
      })
      .ended.then(({ code }) => onWebEnd(code))
    origins.push(`http://localhost:${port}`)
  }
  await step('Starting the site', () => Promise.all(origins.map(waitUntilReady)))
  return origins
}
