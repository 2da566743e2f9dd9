import { makeDataFolder, openSecrets } from '../data-folder.mjs'
import { inData, root } from '../paths.mjs'
import { connectTo, createDatabase } from '../postgres/database.mjs'
import { DATABASE, ownAddresses } from '../postgres/own-addresses.mjs'
import { databasePlace } from '../postgres/postgres-folder.mjs'
import { keepPostgres } from '../postgres/postgres-keeper.mjs'
import { step } from '../progress.mjs'
import { Refusal } from '../refusal.mjs'
import { atEnd, fail } from './lifecycle.mjs'
import { takeLock } from './lock.mjs'
import { endGroups } from './process-groups.mjs'
import { createProcesses } from './processes.mjs'
import { runningAddress, withdrawRunning } from './running.mjs'

/**
 * Takes the project's data folder for this process: only one command at a time may start things
 * from it. What an earlier, killed one left running is stopped first.
 */
export async function openInstance() {
  makeDataFolder()
  const lock = takeLock(inData('start.lock'))
  if (lock.heldBy) throw alreadyRunning(lock.heldBy)
  atEnd(lock.release)
  withdrawRunning() // a killed start left it behind
  if (lock.left?.children?.length) await endGroups(lock.left.children)
  const processes = createProcesses({ onChange: (children) => lock.note({ children }) })
  return { processes, secrets: openSecrets() }
}

/** @param {{ pid: number }} holder */
function alreadyRunning({ pid }) {
  const address = runningAddress()
  return new Refusal(
    `This copy of the project is already running${address ? ` at ${address}` : ''} (process ${pid}, ${root}).`,
    `Use that one, or stop it first (Ctrl-C where it runs, or "kill ${pid}").`,
  )
}

/**
 * The addresses of the database to use: the one that DATABASE_URL names, else the project's own, started.
 * @param {import('../data-folder.mjs').Secrets | null} secrets null where DATABASE_URL names one
 * @param {(reason: Refusal) => void} [onGiveUp] told when our own has failed five times in a row
 */
export async function openDatabase(secrets, onGiveUp = fail) {
  const { DATABASE_URL: named = '' } = process.env
  if (named || !secrets) {
    await connectTo(process.env.DATABASE_OWNER_URL ?? named).then((client) => client.end())
    return { DATABASE_URL: named }
  }
  return step('Starting the database', () => startOwnDatabase(secrets, onGiveUp))
}

/**
 * @param {import('../data-folder.mjs').Secrets} secrets
 * @param {(reason: Refusal) => void} onGiveUp
 */
async function startOwnDatabase(secrets, onGiveUp) {
  const logFile = inData('logs/postgres.log')
  let stop = async () => {}
  atEnd(() => stop())
  const server = await keepPostgres({
    ...databasePlace(secrets),
    password: secrets.databasePassword,
    logFile,
    onLaunch: (stopServer) => {
      stop = stopServer
    },
    onGiveUp,
  })
  await createDatabase(server.address('postgres'), DATABASE)
  return ownAddresses(server.address(DATABASE), secrets)
}
