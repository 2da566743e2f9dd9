import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { identify } from './process-identity.mjs'
import { say, sleep } from './progress.mjs'

const FAST_MS = 15_000
const AT_ONCE_MS = 5_000

/**
 * Clears away what a killed start left in a data folder: stops a server that outlived it, and
 * removes a pid file whose number now belongs to some other program. A pid file of a dead server
 * stays, because PostgreSQL itself checks more before it goes on from one.
 *
 * Only for whoever holds the lock on the folder.
 */
export async function clearLeftover(folder) {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!identify(pid)) return
  if (!isServerOf(pid, folder)) {
    rmSync(file, { force: true })
    return
  }
  say('A database server of an earlier start is still running; stopping it.')
  await stopServer(pid)
}

/** Stops a server: sessions are cut off and everything is written out; by force when that takes long. */
export async function stopServer(pid) {
  for (const [signal, patience] of [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', AT_ONCE_MS],
    ['SIGKILL', AT_ONCE_MS],
  ]) {
    const identity = identify(pid)
    if (!identity) return
    send(pid, signal)
    const until = Date.now() + patience
    while (identify(pid) === identity && Date.now() < until) await sleep(50)
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between.
  }
}

function isServerOf(pid, folder) {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      folder,
    )
  } catch {
    return false
  }
}
