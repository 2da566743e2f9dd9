import { setTimeout as pause } from 'node:timers/promises'

import { connectTo } from '../../../scripts/support/postgres/database.mjs'
import { atEnd } from '../../../scripts/support/processes/lifecycle.mjs'
import { createProcesses } from '../../../scripts/support/processes/processes.mjs'
import { step } from '../../../scripts/support/progress.mjs'
import { Refusal } from '../../../scripts/support/refusal.mjs'
import { buildBareApp, startBareApp } from '../site/bare-app.mjs'
import { noteRow } from './rows.ts'
import { runningUses } from './running.ts'

/** @typedef {import('../../../scripts/support/processes/processes.mjs').Processes} Processes */

/**
 * @typedef {object} StartOptions
 * @property {NodeJS.ProcessEnv & { SITE_URL: string, DATABASE_URL: string }} env of the site
 * @property {string} logs the folder of the logs
 * @property {(processes: Processes) => void} launch starts the processes of the site
 * @property {number | null} barePort where the bare app is served; null: without it
 * @property {number} quietMs how long no one asks for anything before memory is looked at
 */

const LOOK_EACH_MS = 25
const FIRST_PAGE_WITHIN_MS = 120_000
/** Under this name the processes of the bare app are found again. */
const BARE = 'none: the bare app has no database'

/**
 * The time until something is there.
 * @template T
 * @param {() => Promise<T>} work
 */
async function timed(work) {
  const began = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - began) / 1000 }
}

/** @param {string} url */
async function firstPage(url) {
  for (const end = Date.now() + FIRST_PAGE_WITHIN_MS; Date.now() < end; await pause(LOOK_EACH_MS)) {
    const answer = await fetch(url).catch(() => null)
    const text = await answer?.text().catch(() => null)
    if (answer?.ok && text?.includes('</html>')) return text
  }
  throw new Refusal(`No page came from ${url}.`)
}

/**
 * Starts something with processes of its own, which end with the command at the latest.
 * @template T
 * @param {(processes: Processes) => Promise<T>} start
 */
async function started(start) {
  const processes = createProcesses()
  atEnd(processes.stop)
  const { result, seconds } = await timed(() => start(processes))
  return { result, seconds, stop: processes.stop }
}

/** @param {StartOptions} options */
const startSite = ({ env, launch }) =>
  started((processes) => {
    launch(processes)
    return firstPage(env.SITE_URL)
  })

/**
 * The bare app: built, started for the first time, and again.
 * @param {StartOptions} options
 * @param {string} landing
 */
async function measureBare({ env, logs, barePort }, landing) {
  if (barePort === null) return null
  const bareEnv = { ...env, DATABASE_URL: BARE }
  const builders = createProcesses()
  atEnd(builders.stop)
  await buildBareApp({ processes: builders, env: bareEnv, logs }, landing)
  /** @param {Processes} processes */
  const start = (processes) => startBareApp({ processes, env: bareEnv, logs }, barePort)
  const cold = await started(start)
  await cold.stop()
  const warm = await started(start)
  return { cold: cold.seconds, warm: warm.seconds, origin: warm.result }
}

/** @param {number} seconds */
const words = (seconds) => `${seconds.toFixed(2)} s`
/** @param {number} mebibytes */
const size = (mebibytes) => `${mebibytes.toFixed(0)} MiB`

/** @param {string} databaseUrl */
async function usesNow(databaseUrl) {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const uses = runningUses(databaseUrl, rows[0].pid)
  await client.end()
  return uses
}

/**
 * How long the site takes from its processes' launch to its first page, the first time and again, and
 * what each kind of process holds after a while in which no one asks for anything; beside a bare app.
 * The site, and the bare app, stay as they are; gives the bare app's origin.
 * @param {StartOptions} options
 */
export async function measureStart(options) {
  const cold = await step('Starting the site for the first time', () => startSite(options))
  const bare = await step('Building and starting an empty page and a static one', () =>
    measureBare(options, cold.result),
  )
  await cold.stop()
  const warm = await step('Starting the site again', () => startSite(options))
  for (const [name, ours, other] of /** @type {const} */ ([
    ['cold', cold.seconds, bare?.cold],
    ['warm', warm.seconds, bare?.warm],
  ])) {
    noteRow({
      what: `start to first page, ${name}`,
      figure: words(ours),
      ...(other && { peer: `bare page of Next ${words(other)}`, ratio: ours / other }),
    })
  }
  await step('Leaving it alone', () => pause(options.quietMs))
  const bareSize = bare ? runningUses(BARE, null).web?.mebibytes : undefined
  for (const [kind, { processes, mebibytes }] of Object.entries(
    await usesNow(options.env.DATABASE_URL),
  )) {
    noteRow({
      what: `idle memory, ${kind} (${processes} process${processes === 1 ? '' : 'es'})`,
      figure: size(mebibytes),
      ...(bareSize && { peer: `bare page of Next ${size(bareSize)}`, ratio: mebibytes / bareSize }),
    })
  }
  return bare?.origin ?? null
}
