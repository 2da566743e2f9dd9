import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'

import { buildSite } from './build.mjs'
import { tail } from './captured.mjs'
import { childEnvironment } from './child-environment.mjs'
import { findChromium } from './chromium.mjs'
import { createDatabase } from './database.mjs'
import { inRoot } from './paths.mjs'
import { firstFree } from './ports.mjs'
import { say, step } from './progress.mjs'
import { prepareDatabase, startServers, waitUntilReady } from './servers.mjs'
import { testVariables } from './test-variables.mjs'

const DATABASE = 'charterdesk_e2e'

/**
 * The projects of `playwright.config.ts`, together or one after the other: what staff change in the
 * second round, everybody sees. It is run whatever became of the first.
 */
const ROUNDS = [['phone', 'desktop'], ['for everybody']]

const LOGS = ['prepare', 'build', 'web', 'worker', 'sandbox']
const playwright = inRoot('node_modules/@playwright/test/cli.js')

/**
 * Builds the site, starts all of it on a fresh database, and has Playwright use it as people do.
 * Gives the report and the exit code of each round.
 */
export async function runEndToEnd(context) {
  const { logs } = context
  const runs = []
  try {
    const chromium = await findChromium()
    const variables = { ...(await environment(context)), ...browserVariables(chromium) }
    await startSite(context, childEnvironment(variables))
    for (const [index, projects] of ROUNDS.entries()) {
      const report = join(context.folder, `playwright-${index}.json`)
      const output = join('test-results', 'e2e', String(index + 1)) // each round empties its own
      runs.push({
        report,
        code: await runPlaywright(context, variables, { report, output, projects }),
      })
    }
  } finally {
    keepLogs(logs)
    if (runs.length < ROUNDS.length || runs.some(({ code }) => code !== 0)) showLogs(logs)
  }
  return runs
}

async function environment(context) {
  await createDatabase(context.address('postgres'), DATABASE)
  const web = await firstFree(4300)
  const sandbox = await firstFree(4500)
  return {
    ...testVariables(context, DATABASE),
    PORT: String(web),
    SITE_URL: `http://localhost:${web}`,
    SANDBOX_URL: `http://localhost:${sandbox}`,
    NEXT_DIST_DIR: '.next-test',
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
}

async function startSite({ processes, logs }, env) {
  const output = (name) => openSync(join(logs, `${name}.log`), 'a', 0o600)
  await step('Preparing the database for the end-to-end tests', () =>
    prepareDatabase(processes, { env, stdio: output('prepare') }),
  )
  await step('Building the site for the end-to-end tests', () =>
    buildSite({ processes, env, logFile: join(logs, 'build.log') }),
  )
  const onWebEnd = (code) => say(`The site ended unexpectedly (exit code ${code}).`)
  startServers({ processes, env, output, onWebEnd })
  await step('Starting the site', () => waitUntilReady(env.SITE_URL))
}

function browserVariables(chromium) {
  return {
    CHROMIUM_PATH: chromium,
    ...(process.getuid() === 0 && { CHROMIUM_NO_SANDBOX: '1' }),
  }
}

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
    `--output=${output}`,
  )
  const chosen = projects.map((name) => `--project=${name}`)
  const args = [
    playwright,
    'test',
    '--reporter=list,json',
    '--pass-with-no-tests',
    ...chosen,
    ...extra,
  ]
  return processes.run(process.execPath, args, { env })
}

/** Playwright empties its results folder when it begins, so the logs join it afterwards. */
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

function showLogs(logs) {
  for (const name of LOGS) console.log(`\n${name}.log ends:\n${tail(join(logs, `${name}.log`))}`)
}
