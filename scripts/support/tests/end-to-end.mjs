import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { BENCHES, checkChaos, checkLoads, checkPages } from '../../../lab/support/bench-checks.mjs'
import { buildSite } from '../build.mjs'
import { childEnvironment } from '../child-environment.mjs'
import { print } from '../output.mjs'
import { inRoot } from '../paths.mjs'
import { holdPorts } from '../ports.mjs'
import { tail } from '../processes/captured.mjs'
import { waitUntilReady } from '../processes/ready.mjs'
import { prepareDatabase, startServers } from '../processes/servers.mjs'
import { say, step } from '../progress.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightCounts } from './reports.mjs'
import { aroundDatabase } from './site-database.mjs'
import { siteVariables } from './site-variables.mjs'

/** @typedef {import('./phases.mjs').TestContext} TestContext */
/** @typedef {import('./reports.mjs').Counts} Counts */

const DATABASE = 'charterdesk_e2e'

/** Projects of `playwright.config.ts`. What staff change in the last of them, everybody sees. */
const FIRST = ['phone', 'desktop']
const LAST = ['for everybody', 'mail']

const LOGS = ['prepare', 'build', 'front', 'web', 'worker', 'sandbox']
const playwright = inRoot('node_modules/@playwright/test/cli.js')

/**
 * Builds the site, starts all of it on a fresh database, and has Playwright use it as people do.
 * Gives the counts of all rounds and, for a release, of the benches that are tried on the same site.
 * @param {TestContext} context
 */
export async function runEndToEnd(context) {
  const { logs, check, earlier } = context
  /** @type {Counts[]} */
  let counts = []
  try {
    const chromium = await findChromium()
    const variables = {
      ...(await environment(context)),
      ...browserVariables(chromium),
      ...(context.isRelease && { CHARTERDESK_RELEASE: '1' }),
    }
    const letGo = await holdPorts(portsOf(variables))
    const env = childEnvironment(variables)
    await check // which takes as much of the machine, and writes what the types of pages are read from
    await buildIn(context, env)
    await earlier // browsers give up on pages that come late
    await letGo()
    await startSite(context, env)
    const names = context.isRelease && context.extra.length === 0 ? BENCHES : []
    const owning = { ...variables, DATABASE_URL: variables.DATABASE_OWNER_URL }
    const pages = checkPages(context, owning, { chromium, names })
    const first = await runRound(context, variables, FIRST)
    const looked = await pages // no one else reads what the last round changes for everybody
    // whatever became of the first; by itself, the last would leave most of the machine idle
    const [last, loads] = await Promise.all([
      runRound(context, variables, LAST),
      checkLoads(context, owning, names),
    ])
    const chaos = await checkChaos(context, owning, names)
    counts = [first, last, looked, loads, chaos]
  } finally {
    keepLogs(logs)
    if (counts.length === 0 || counts.some(({ failed }) => failed > 0)) showLogs(logs)
  }
  return counts
}

/** @param {TestContext} context */
async function environment(context) {
  const variables = await siteVariables(context, DATABASE, 4700)
  /** @param {string} username */
  const addressFor = (username) => Object.assign(new URL(variables.DATABASE_URL), { username }).href
  return {
    ...variables,
    DATABASE_OWNER_URL: variables.DATABASE_URL,
    DATABASE_URL: addressFor('charterdesk_app'),
    DATABASE_FRONT_URL: addressFor('charterdesk_front'),
    ...(await aroundDatabase(context, addressFor('charterdesk_app'))),
    CHARTERDESK_QUICK_BUILD: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`, // less garbage to collect
    ADMIN_EMAIL: 'admin@example.test',
    INVENTED_SANCTIONS: '1',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
}

/** @param {Awaited<ReturnType<typeof environment>>} variables */
const portsOf = ({ PORT, WEB_PORT, SANDBOX_URL }) =>
  [PORT, WEB_PORT, new URL(SANDBOX_URL).port].map(Number)

/** @param {string} logs */
const outputIn = (logs) => (/** @type {string} */ name) =>
  openSync(join(logs, `${name}.log`), 'a', 0o600)

/**
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} env
 */
async function buildIn({ processes, logs }, env) {
  const output = outputIn(logs)
  await step('Preparing the database for the end-to-end tests', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site for the end-to-end tests', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
}

/**
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} env
 */
async function startSite({ processes, logs }, env) {
  startServers({ processes, env, output: outputIn(logs), onGiveUp: ({ message }) => say(message) })
  await step('Starting the site', () => waitUntilReady(env.SITE_URL ?? ''))
}

/** @param {string} chromium */
function browserVariables(chromium) {
  return {
    CHROMIUM_PATH: chromium,
    ...(process.getuid?.() === 0 && { CHROMIUM_NO_SANDBOX: '1' }),
  }
}

/**
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} variables
 * @param {string[]} projects run together
 */
async function runRound({ processes, folder, extra }, variables, projects) {
  const [name = ''] = projects
  const report = join(folder, `${name}.json`)
  const env = childEnvironment(
    {
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_BASE_URL: variables.SITE_URL,
      E2E_DATABASE_URL: variables.DATABASE_OWNER_URL,
      E2E_SANDBOX_URL: variables.SANDBOX_URL,
      E2E_ADMIN_EMAIL: variables.ADMIN_EMAIL,
      E2E_ADMIN_PASSWORD: variables.ADMIN_PASSWORD,
    },
    'test',
  )
  const chosen = projects.map((name) => `--project=${name}`)
  const args = [
    playwright,
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
    `--output=${join('test-results', 'e2e', name)}`, // each round empties its own
    ...chosen,
    ...extra,
  ]
  return playwrightCounts(report, await processes.run(process.execPath, args, { env }))
}

/**
 * Playwright empties its results folder when it begins, so the logs join it afterwards.
 * @param {string} logs
 */
function keepLogs(logs) {
  const results = inRoot('test-results')
  mkdirSync(results, { recursive: true })
  for (const name of LOGS) {
    try {
      copyFileSync(join(logs, `${name}.log`), join(results, `${name}.log`))
    } catch {
      // That one never came to be started.
    }
  }
}

/** @param {string} logs */
function showLogs(logs) {
  for (const name of LOGS) print(`\n${name}.log ends:\n${tail(join(logs, `${name}.log`))}`)
}
