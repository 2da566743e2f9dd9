import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { atEnd, fail } from '../processes/lifecycle.mjs'
import { watchFolder } from '../processes/orphans.mjs'
import { Refusal } from '../refusal.mjs'
import { startPostgres } from './postgres.mjs'
import { canReach, databaseAccount } from './postgres-account.mjs'

/** @typedef {import('./postgres-account.mjs').Account} Account */
/** @typedef {Awaited<ReturnType<typeof openThrowaway>>} Throwaway */

/** Speed instead of safety: nothing in a throwaway database is worth keeping. */
export const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
}

/** A folder in memory. */
const SHARED_MEMORY = '/dev/shm'
/** In bytes, what all databases of a test run and their logs of changes may take. */
const ROOM = 5 * 2 ** 30

/** A folder and a PostgreSQL server in it that are gone when the command ends. */
export async function openThrowaway(home = tmpdir()) {
  const place = openThrowawayFolder(home)
  return { ...place, ...(await startServer(place)) }
}

/**
 * The same in memory, where there is room: each test file has a database of its own, and copying its
 * 2,000 files takes a second of processor time on a disk, a tenth of it in memory.
 */
export function openQuickThrowaway() {
  const { bavail, bsize } = existsSync(SHARED_MEMORY)
    ? statfsSync(SHARED_MEMORY)
    : { bavail: 0, bsize: 0 }
  return openThrowaway(bavail * bsize > ROOM ? SHARED_MEMORY : tmpdir())
}

/** The folder alone, where the user may go that a server of it runs as. */
export function openThrowawayFolder(home = tmpdir()) {
  const account = databaseAccount('')
  const folder = mkdtempSync(join(reachableTemporary(home, account), 'charterdesk-test-'))
  chmodSync(folder, 0o711)
  const watched = watchFolder(folder)
  atEnd(() => {
    rmSync(folder, { recursive: true, force: true })
    watched.forget()
  })
  const logs = join(folder, 'logs')
  mkdirSync(logs, { mode: 0o700 })
  return { folder, logs, account }
}

/** @param {{ folder: string, account: Account | null, logs: string }} place */
async function startServer({ folder, account, logs }) {
  let stop = async () => {}
  atEnd(() => stop())
  const logFile = join(logs, 'postgres.log')
  return startPostgres({
    folder: join(folder, 'postgres'),
    account,
    password: randomBytes(16).toString('hex'),
    logFile,
    settings: THROWAWAY_SETTINGS,
    onLaunch: (stopServer) => {
      stop = stopServer
    },
    onCrash: () => fail(new Refusal('The test database stopped unexpectedly.', `See ${logFile}.`)),
  })
}

/**
 * @param {string} home
 * @param {Account | null} account
 */
function reachableTemporary(home, account) {
  const place = [home, tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(account, folder))
  if (place) return place
  throw new Refusal(
    `The test database user "${account?.name}" cannot access the folder for temporary files.`,
    'Set TMPDIR to a folder that every user can access.',
  )
}
