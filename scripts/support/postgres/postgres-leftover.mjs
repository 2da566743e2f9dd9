import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { identify } from '../processes/process-identity.mjs'
import { say, sleep } from '../progress.mjs'

const FAST_MS = 15_000
const AT_ONCE_MS = 5_000

/**
 * Clears away what a killed server or start left in a data folder: stops a server that outlived its
 * start, ends sessions that outlived their server, and removes a pid file whose number now belongs to
 * some other program. A pid file of a dead server stays, because PostgreSQL itself checks more before
 * it goes on from one.
 *
 * Only for anyone who holds the lock on the folder.
 *
 * @param {string} folder
 */
export async function clearLeftover(folder) {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (identify(pid)) {
    if (isServerOf(pid, folder)) {
      say('A database server from an earlier start is still running. Stopping it.')
      await stopServer(pid)
    } else {
      rmSync(file, { force: true })
    }
  }
  await endSessions(folder)
}

/**
 * A session in the middle of its work does not notice that its server is dead, and while it lives no
 * other server may open the folder. Nothing of it is lost that was committed.
 * @param {string} folder
 */
async function endSessions(folder) {
  const sessions = processesIn(folder)
  for (const pid of sessions) send(pid, 'SIGKILL')
  const until = Date.now() + AT_ONCE_MS
  while (sessions.some((pid) => identify(pid)) && Date.now() < until) await sleep(20)
}

/**
 * The processes of PostgreSQL work in its data folder; where that cannot be looked up, none are found
 * and the start waits for them.
 * @param {string} folder
 */
function processesIn(folder) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isServerOf(pid, folder))
}

/**
 * Stops a server: sessions are cut off and everything is written out; by force when that takes long.
 * @param {number} pid
 */
export async function stopServer(pid) {
  for (const { signal, patience } of WAYS) {
    const identity = identify(pid)
    if (!identity) return
    send(pid, signal)
    const until = Date.now() + patience
    while (identify(pid) === identity && Date.now() < until) await sleep(50)
  }
}

const WAYS = /** @type {const} */ ([
  { signal: 'SIGINT', patience: FAST_MS },
  { signal: 'SIGQUIT', patience: AT_ONCE_MS },
  { signal: 'SIGKILL', patience: AT_ONCE_MS },
])

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}

/**
 * @param {number} pid
 * @param {string} folder
 */
function isServerOf(pid, folder) {
  try {
    if (process.platform === 'linux') {
      const isPostgres = readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      folder,
    )
  } catch {
    return false
  }
}
