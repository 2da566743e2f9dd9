import { buildWhenOutdated } from './build.mjs'
import { childEnvironment, instanceVariables } from './child-environment.mjs'
import { readEnvironment } from './environment.mjs'
import { openDatabase, openInstance } from './instance.mjs'
import { atEnd, end, fail, stopOnSignals } from './lifecycle.mjs'
import { inData } from './paths.mjs'
import { namedOrFree } from './ports.mjs'
import { say, since, step } from './progress.mjs'
import { announceRunning, withdrawRunning } from './running.mjs'
import { prepareDatabase, startServers, waitUntilReady } from './servers.mjs'

const WEB_PORT = 3000
const SANDBOX_PORT = 3100

/** Starts everything, from the database to the site, and stays until told to stop. */
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
  const web = await namedOrFree('PORT', WEB_PORT)
  if (!process.env.PORT && web !== WEB_PORT) {
    say(`Port ${WEB_PORT} is in use by another program; taking ${web} instead.`)
  }
  return { web, sandbox: await namedOrFree('SANDBOX_PORT', SANDBOX_PORT, [web]) }
}

async function run({ processes, variables, development }) {
  const env = childEnvironment(variables, development ? 'development' : 'production')
  await step('Preparing the database', () => prepareDatabase(processes, { env }))
  if (!development) await buildWhenOutdated({ processes, env, logFile: inData('logs/build.log') })
  atEnd(withdrawRunning)
  announceRunning(variables)
  startServers({ processes, env, mode: development ? 'dev' : 'start', onWebEnd })
  await step('Starting the site', () => waitUntilReady(`http://localhost:${env.PORT}`))
}

function onWebEnd(code) {
  say(`The site ended unexpectedly (exit code ${code}); stopping the rest.`)
  end(code || 1)
}

function announce({ SITE_URL, CHARTERDESK_SANDBOX }, started) {
  console.log(`
Charterdesk is running (started in ${since(started)}).

  Site    ${SITE_URL}
  Admin   ${SITE_URL}/admin
${CHARTERDESK_SANDBOX === 'on' ? '\n  Payments go to the sandbox on this machine: no real money moves.\n' : ''}
Ctrl-C stops it.
`)
}
