import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import { buildSite } from '../build.mjs'
import { childEnvironment } from '../child-environment.mjs'
import { inRoot } from '../paths.mjs'
import { tail } from '../processes/captured.mjs'
import { prepareDatabase, startServers, waitUntilReady } from '../processes/servers.mjs'
import { say, step } from '../progress.mjs'
import { checkBenches } from './bench-checks.mjs'
import { findChromium } from './chromium.mjs'
import { playwrightCounts } from './reports.mjs'
import { siteVariables } from './site-variables.mjs'

/** @typedef {import('./phases.mjs').TestContext} TestContext */
/** @typedef {import('./reports.mjs').Counts} Counts */

const DATABASE = 'charterdesk_e2e'

/**
 * The projects of `playwright.config.ts`, together or one after the other: what staff change in the
 * second round, everybody sees. It is run whatever became of the first.
 */
const ROUNDS = [['phone', 'desktop'], ['for everybody']]

const LOGS = ['prepare', 'build', 'front', 'web', 'worker', 'sandbox']
const playwright = inRoot('node_modules/@playwright/test/cli.js')

/**
 * Builds the site, starts all of it on a fresh database, and has Playwright use it as people do.
 * Gives the counts of all rounds, and of the benches that are tried on the same site.
 * @param {TestContext} context
 */
export async function runEndToEnd(context) {
  const { logs } = context
  /** @type {Counts[]} */
  const counts = []
  try {
    const chromium = await findChromium()
    const variables = { ...(await environment(context)), ...browserVariables(chromium) }
    await startSite(context, childEnvironment(variables))
    for (const [index, projects] of ROUNDS.entries()) {
      const report = join(context.folder, `playwright-${index}.json`)
      const output = join('test-results', 'e2e', String(index + 1)) // each round empties its own
      const code = await runPlaywright(context, variables, { report, output, projects })
      counts.push(playwrightCounts(report, code))
    }
    if (context.extra.length === 0) counts.push(await checkBenches(context, variables, chromium))
  } finally {
    keepLogs(logs)
    const isWhole = counts.length >= ROUNDS.length
    if (!isWhole || counts.some(({ failed }) => failed > 0)) showLogs(logs)
  }
  return counts
}

/** @param {TestContext} context */
async function environment(context) {
  return {
    ...(await siteVariables(context, DATABASE, 4700)),
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
}

/**
 * @param {TestContext} context
 * @param {NodeJS.ProcessEnv} env
 */
async function startSite({ processes, logs }, env) {
  /** @param {string} name */
  const output = (name) => openSync(join(logs, `${name}.log`), 'a', 0o600)
  await step('Preparing the database for the end-to-end tests', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site for the end-to-end tests', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  startServers({ processes, env, output, onGiveUp: ({ message }) => say(message) })
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
 * @param {{ report: string, output: string, projects: string[] }} round
 */
function runPlaywright({ processes, extra }, variables, { report, output, projects }) {
  const env = childEnvironment(
    {
      ...variables,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_BASE_URL: variables.SITE_URL,
      E2E_DATABASE_URL: variables.DATABASE_URL,
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
    `--output=${output}`,
    ...chosen,
    ...extra,
  ]
  return processes.run(process.execPath, args, { env })
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
  for (const name of LOGS) console.log(`\n${name}.log ends:\n${tail(join(logs, `${name}.log`))}`)
}
