import { availableParallelism } from 'node:os'

import { buildWhenOutdated } from './build.mjs'
import { childEnvironment, instanceVariables } from './child-environment.mjs'
import { isLoopback, isOwnAddress, readEnvironment } from './environment.mjs'
import { inData } from './paths.mjs'
import { firstFree, holdPorts, namedOrFree } from './ports.mjs'
import { openDatabase, openInstance } from './processes/instance.mjs'
import { atEnd, fail, stopOnSignals } from './processes/lifecycle.mjs'
import { bundlePrograms } from './processes/programs.mjs'
import { waitUntilReady } from './processes/ready.mjs'
import { replaceWhenAsked } from './processes/reload-request.mjs'
import { announceRunning, withdrawRunning } from './processes/running.mjs'
import { prepareDatabase, startServers } from './processes/servers.mjs'
import { say, since, step } from './progress.mjs'

/** @typedef {ReturnType<typeof instanceVariables>} Variables */

const PORT = 3000
const SANDBOX_PORT = 3100
const WEB_PORT = 3300

/**
 * Starts everything, from the database to the site, and stays until told to stop.
 * @param {{ development: boolean }} options
 */
export async function serve({ development }) {
  const started = Date.now()
  stopOnSignals()
  try {
    readEnvironment()
    const { processes, secrets } = await openInstance()
    const ports = await choosePorts(development)
    bundlePrograms().catch(() => {}) // meanwhile; who needs them waits, and hears what failed
    const letGo = await holdPorts([ports.front, ports.sandbox, ...ports.web]) // a build takes minutes
    const database = await openDatabase(secrets, onGiveUp)
    atEnd(processes.stop)
    const variables = instanceVariables({ database, secrets, ports })
    await run({ processes, variables, development, letGo })
    announce(variables, started)
  } catch (error) {
    await fail(error)
  }
}

/** Whether the site was ready once. From then on nothing that works is stopped for what does not. */
let isServing = false

/** @param {import('./refusal.mjs').Refusal} reason */
function onGiveUp(reason) {
  if (!isServing) fail(reason)
}

/** @param {boolean} development */
async function choosePorts(development) {
  const front = await namedOrFree('PORT', PORT)
  if (!process.env.PORT && front !== PORT) {
    say(`Port ${PORT} is in use by another program. Using ${front} instead.`)
  }
  const sandbox = await namedOrFree('SANDBOX_PORT', SANDBOX_PORT, [front])
  if (process.env.FRONT === 'off') return { front, sandbox, web: [front] }
  const web = [await namedOrFree('WEB_PORT', WEB_PORT, [front, sandbox])]
  while (!development && web.length <= webProcesses()) {
    web.push(await firstFree((web.at(-1) ?? WEB_PORT) + 1, [front, sandbox]))
  }
  return { front, sandbox, web }
}

/** How many answer at once: one core is left to the database, the worker and the front. */
const webProcesses = () =>
  Number(process.env.WEB_PROCESSES ?? Math.max(1, availableParallelism() - 1))

/** @param {{ processes: import('./processes/processes.mjs').Processes, variables: Variables, development: boolean, letGo: () => Promise<unknown> }} options */
async function run({ processes, variables, development, letGo }) {
  const env = childEnvironment(variables, development ? 'development' : 'production')
  await step('Preparing the database', () => prepareDatabase(processes, { env }))
  const logFile = inData('logs/build.log')
  if (!development) env.NEXT_DIST_DIR = await buildWhenOutdated({ processes, env, logFile })
  if (env.FRONT === 'off') env.WEB_HOST = openAddress(variables)
  atEnd(withdrawRunning)
  const mode = development ? 'dev' : 'start'
  announceRunning(variables, { mode, dist: env.NEXT_DIST_DIR })
  await letGo()
  const servers = startServers({ processes, env, mode, onGiveUp })
  replaceWhenAsked(async (dist) => {
    await servers.replace(dist)
    announceRunning(variables, { mode, dist })
  })
  await step('Starting the site', () => waitUntilReady(`http://localhost:${env.PORT}`))
  isServing = true
}

/**
 * Where the site itself listens when no front does: as the front would.
 * @param {Variables} variables
 */
function openAddress({ SITE_URL }) {
  const { HOST, TRUST_PROXY = 'false' } = process.env
  return HOST ?? (isLoopback(SITE_URL) || TRUST_PROXY !== 'false' ? '127.0.0.1' : '0.0.0.0')
}

/**
 * @param {Variables} variables
 * @param {number} started in milliseconds
 */
function announce({ SITE_URL, CHARTERDESK_SANDBOX }, started) {
  const { HOST } = process.env
  const isOpened = HOST && isLoopback(SITE_URL) && !isOwnAddress(HOST)
  console.log(`
Charterdesk is running (started in ${since(started)}).

  Site    ${SITE_URL}
  Admin   ${SITE_URL}/admin
${isOpened ? `\n  HOST is ${HOST}: everyone on the network can reach this site. The sandbox inbox is off.\n` : ''}${CHARTERDESK_SANDBOX === 'on' ? '\n  Payments use the sandbox on this machine: no real money moves.\n' : ''}
Ctrl-C stops it.
`)
}
