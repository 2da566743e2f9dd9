import { buildWhenOutdated } from './build.mjs'
import { childEnvironment, instanceVariables } from './child-environment.mjs'
import { isLoopback, isOwnAddress, readEnvironment } from './environment.mjs'
import { inData } from './paths.mjs'
import { namedOrFree } from './ports.mjs'
import { openDatabase, openInstance } from './processes/instance.mjs'
import { atEnd, fail, stopOnSignals } from './processes/lifecycle.mjs'
import { announceRunning, withdrawRunning } from './processes/running.mjs'
import { prepareDatabase, startServers, waitUntilReady } from './processes/servers.mjs'
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
    const ports = await choosePorts()
    const database = await openDatabase(secrets)
    atEnd(processes.stop)
    const variables = instanceVariables({ database, secrets, ports })
    await run({ processes, variables, development })
    announce(variables, started)
  } catch (error) {
    await fail(error)
  }
}

async function choosePorts() {
  const front = await namedOrFree('PORT', PORT)
  if (!process.env.PORT && front !== PORT) {
    say(`Port ${PORT} is in use by another program. Using ${front} instead.`)
  }
  const sandbox = await namedOrFree('SANDBOX_PORT', SANDBOX_PORT, [front])
  return { front, sandbox, web: await namedOrFree('WEB_PORT', WEB_PORT, [front, sandbox]) }
}

/** @param {{ processes: import('./processes/processes.mjs').Processes, variables: Variables, development: boolean }} options */
async function run({ processes, variables, development }) {
  const env = childEnvironment(variables, development ? 'development' : 'production')
  await step('Preparing the database', () => prepareDatabase(processes, { env }))
  if (!development) await buildWhenOutdated({ processes, env, logFile: inData('logs/build.log') })
  atEnd(withdrawRunning)
  announceRunning(variables)
  startServers({ processes, env, mode: development ? 'dev' : 'start', onGiveUp: fail })
  await step('Starting the site', () => waitUntilReady(`http://localhost:${env.PORT}`))
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
