import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { anyFree } from '../ports.mjs'
import { prepareToWatch, watchServer } from '../processes/orphans.mjs'
import { sleep } from '../progress.mjs'
import { asRefusal, Refusal } from '../refusal.mjs'
import { runAs } from './postgres-account.mjs'
import { createCluster, DATABASE_USER, postgresEnvironment } from './postgres-cluster.mjs'
import { clearLeftover, stopServer } from './postgres-leftover.mjs'
import { postgresProgram } from './postgres-program.mjs'

const STARTS_WITHIN_MS = 60_000
const ATTEMPTS = 5

/** Ways a start fails that pass by themselves: a port just taken, sessions of a killed server ending. */
const PASSING =
  /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory|lock file "postmaster.pid" already exists/

/** @typedef {import('../processes/restarts.mjs').Ending} Ending */
/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {() => Promise<void>} Stop */

/**
 * @typedef {object} PostgresOptions
 * @property {string} folder of the database's files
 * @property {Account | null} account as whom the server runs; null when we are an ordinary user
 * @property {string} password
 * @property {string} logFile
 * @property {Record<string, string>} [settings] of the server
 * @property {number} [port] where it has to listen; without one, on any that is free
 * @property {(stop: Stop) => void} onLaunch given the function that stops the server, as early as
 *   there is one to stop
 * @property {(ending: Ending) => void} onCrash told when it ends without having been stopped
 */

/**
 * @typedef {object} Postgres
 * @property {number} port
 * @property {number} pid
 * @property {(database: string) => string} address
 */

/**
 * Starts the PostgreSQL that comes with the project on the loopback address, and answers when it
 * takes connections.
 * @param {PostgresOptions} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(options) {
  const { folder, account, password, logFile, onLaunch, onCrash } = options
  const program = postgresProgram(account)
  await createCluster({ folder, account, program, password })
  await clearLeftover(folder)
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await anyFree())
    const server = launch({ ...options, program, port, isFirst: attempt === 1 && !options.port })
    onLaunch(server.stop)
    /** @param {string} database */
    const address = (database) =>
      `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
    if (await answers(address('postgres'), server)) {
      server.watch(onCrash)
      return { port, pid: server.pid ?? 0, address }
    }
    const isWanted = !server.isStopping()
    await server.stop()
    const log = server.readLog()
    if (!isWanted || attempt === ATTEMPTS || !PASSING.test(log)) {
      throw startFailure(log, logFile, folder)
    }
    await sleep(1000)
  }
}

/** @typedef {PostgresOptions & { program: string, port: number, isFirst: boolean }} LaunchOptions */

/** @param {LaunchOptions} options */
function launch({ program, folder, account, port, logFile, settings = {}, isFirst }) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logged = isFirst || !existsSync(logFile) ? 0 : statSync(logFile).size
  const log = openSync(logFile, isFirst ? 'w' : 'a', 0o600) // a restart keeps what led to it
  prepareToWatch()
  const child = spawn(
    join(program, 'bin/postgres'),
    ['-D', folder, '-p', String(port), ...options],
    {
      ...runAs(account),
      cwd: '/',
      detached: true, // Ctrl-C in the terminal is ours to pass on, after those who use the database
      env: postgresEnvironment,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  const readLog = () => readFileSync(logFile).subarray(logged).toString('utf8')
  return { ...controls(child), readLog }
}

/** @param {import('node:child_process').ChildProcess} child */
function controls(child) {
  const { pid } = child
  const watched = pid ? watchServer(pid) : null
  let isStopping = false
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code: code ?? 1, signal }))
    child.on('error', (error) => resolve({ code: 1, error }))
  })
  ended.then(() => watched?.forget())
  return {
    pid,
    ended,
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true
      if (pid) await stopServer(pid)
    },
    /** @param {(ending: Ending) => void} onCrash */
    watch: (onCrash) => {
      ended.then((ending) => isStopping || onCrash(ending))
    },
  }
}

/**
 * @param {string} address
 * @param {{ pid: number | undefined, ended: Promise<Ending> }} server
 */
async function answers(address, { pid, ended }) {
  const { default: pg } = await import('pg')
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  const until = Date.now() + STARTS_WITHIN_MS
  while (!isOver && pid && Date.now() < until) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return !isOver
    await sleep(60)
  }
  return false
}

/**
 * @param {string} log
 * @param {string} logFile
 * @param {string} folder
 */
function startFailure(log, logFile, folder) {
  if (/No space left/i.test(log)) return asRefusal({ code: 'ENOSPC', path: folder })
  const reason = log.match(/(?:FATAL|PANIC): {2}(.+)/)?.[1] ?? log.trim().split('\n').at(-1)
  return new Refusal(
    `The database did not start: ${reason || 'it stopped without a message'}.`,
    `The full log is in ${logFile}. You can also set DATABASE_URL to another PostgreSQL server.`,
  )
}
