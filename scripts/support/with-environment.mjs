import { delimiter } from 'node:path'

import { childEnvironment, instanceVariables } from './child-environment.mjs'
import { makeDataFolder, openSecrets } from './data-folder.mjs'
import { readEnvironment } from './environment.mjs'
import { inRoot } from './paths.mjs'
import { openDatabase, openInstance } from './processes/instance.mjs'
import { atEnd, end, fail, stopOnSignals } from './processes/lifecycle.mjs'
import { createProcesses } from './processes/processes.mjs'
import { runningEnvironment } from './processes/running.mjs'
import { prepareDatabase } from './processes/servers.mjs'
import { Refusal } from './refusal.mjs'

/** When nothing runs that would tell, the addresses are the usual ones. */
const USUAL_PORTS = { front: 3000, sandbox: 3100, web: 3300 }

/**
 * Runs a command against the database of this copy of the project: the one that DATABASE_URL names,
 * else that of the copy which is running now, else its own, started for the time the command takes.
 * @param {string[]} command
 * @param {{ prepared: boolean }} options
 */
export async function runWithEnvironment(command, { prepared }) {
  stopOnSignals(1)
  try {
    const [program, ...args] = command
    if (!program) throw new Refusal('No command given.', 'Add one after with-env.mjs.')
    readEnvironment()
    const { processes, variables, isRunning } = await connect()
    const env = childEnvironment(variables)
    env.NODE_ENV = process.env.NODE_ENV || 'production'
    env.PATH = `${inRoot('node_modules/.bin')}${delimiter}${env.PATH}`
    if (prepared && !isRunning) await prepareDatabase(processes, { env })
    await end(await processes.run(program, args, { env }))
  } catch (error) {
    await fail(error)
  }
}

async function connect() {
  const running = process.env.DATABASE_URL ? null : runningEnvironment()
  if (running) return { ...unlocked(), variables: running, isRunning: true }
  const { processes, secrets } = process.env.DATABASE_URL ? shared() : await openInstance()
  const database = await openDatabase(secrets)
  atEnd(processes.stop)
  return {
    processes,
    variables: instanceVariables({ database, secrets, ports: usualPorts() }),
    isRunning: false,
  }
}

function usualPorts() {
  const { PORT, SANDBOX_PORT, WEB_PORT } = process.env
  return {
    front: PORT ?? USUAL_PORTS.front,
    sandbox: SANDBOX_PORT ?? USUAL_PORTS.sandbox,
    web: [WEB_PORT ?? USUAL_PORTS.web],
  }
}

/** Beside a running copy, or on someone else's server, any number of commands may run at once. */
function unlocked() {
  const processes = createProcesses()
  atEnd(processes.stop)
  return { processes }
}

/** With a secret of its own nothing is read or kept in the data folder: images have none. */
function shared() {
  if (process.env.PAYLOAD_SECRET) return { ...unlocked(), secrets: null }
  makeDataFolder()
  return { ...unlocked(), secrets: openSecrets() }
}
