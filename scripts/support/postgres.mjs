import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { anyFree } from './ports.mjs'
import { runAs } from './postgres-account.mjs'
import { createCluster, DATABASE_USER, postgresEnvironment } from './postgres-cluster.mjs'
import { clearLeftover, stopServer } from './postgres-leftover.mjs'
import { postgresProgram } from './postgres-program.mjs'
import { sleep } from './progress.mjs'
import { asRefusal, Refusal } from './refusal.mjs'

const STARTS_WITHIN_MS = 60_000
const ATTEMPTS = 5

/** Ways a start fails that pass by themselves: a port just taken, sessions of a killed server ending. */
const PASSING =
  /Address already in use|could not create any TCP\/IP sockets|pre-existing shared memory|lock file "postmaster.pid" already exists/

/**
 * Starts the PostgreSQL that comes with the project, on a free port of the loopback address, and
 * answers when it takes connections.
 *
 * `onLaunch` is given the function that stops the server, as early as there is one to stop;
 * `onCrash` is told when it ends without having been stopped.
 */
export async function startPostgres(options) {
  const { folder, account, password, logFile, settings = {}, onLaunch, onCrash } = options
  const program = postgresProgram(account)
  await createCluster({ folder, account, program, password })
  await clearLeftover(folder)
  for (let attempt = 1; ; attempt += 1) {
    const port = await anyFree()
    const server = launch({ program, folder, account, port, logFile, settings })
    onLaunch(server.stop)
    const address = (database) =>
      `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`
    if (await answers(address('postgres'), server)) {
      server.watch(onCrash)
      return { port, address }
    }
    await server.stop()
    const log = readFileSync(logFile, 'utf8')
    if (attempt === ATTEMPTS || !PASSING.test(log)) throw startFailure(log, logFile, folder)
    await sleep(1000)
  }
}

function launch({ program, folder, account, port, logFile, settings }) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'w', 0o600)
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
  const ended = new Promise((resolve) => {
    child.on('exit', resolve)
    child.on('error', resolve)
  })
  return controls(child, ended)
}

function controls(child, ended) {
  let isStopping = false
  return {
    child,
    ended,
    stop: () => {
      isStopping = true
      return stopServer(child.pid)
    },
    watch: (onCrash) => ended.then(() => isStopping || onCrash()),
  }
}

async function answers(address, { child, ended }) {
  const { default: pg } = await import('pg')
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  const until = Date.now() + STARTS_WITHIN_MS
  while (!isOver && child.pid && Date.now() < until) {
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

function startFailure(log, logFile, folder) {
  if (/No space left/i.test(log)) return asRefusal({ code: 'ENOSPC', path: folder })
  const reason = log.match(/(?:FATAL|PANIC): {2}(.+)/)?.[1] ?? log.trim().split('\n').at(-1)
  return new Refusal(
    `The database did not start: ${reason || 'it ended without a word'}.`,
    `The whole story is in ${logFile}. DATABASE_URL can name another PostgreSQL server meanwhile.`,
  )
}
