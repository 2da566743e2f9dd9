// Starts a PostgreSQL for tests, prints its address, and stops when its standard input closes.
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startPostgres } from '../../scripts/support/postgres/postgres.mjs'
import { databaseAccount } from '../../scripts/support/postgres/postgres-account.mjs'
import { watchFolder } from '../../scripts/support/processes/orphans.mjs'

const home = mkdtempSync(join(tmpdir(), 'charterdesk-test-'))
chmodSync(home, 0o711)
watchFolder(home)
const place = join(home, 'postgres')
mkdirSync(place)
const account = databaseAccount(place)
if (account) chownSync(place, account.uid, account.gid)

let stop = async () => {}
let isEnding = false

/** @param {number} code */
async function end(code) {
  if (isEnding) return
  isEnding = true
  await stop()
  rmSync(home, { recursive: true, force: true })
  process.exit(code)
}

process.stdin.on('close', () => end(0)).resume()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))

const { address } = await startPostgres({
  folder: join(place, 'data'),
  account,
  password: 'throwaway',
  logFile: join(home, 'postgres.log'),
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }, // nothing to lose
  onLaunch: (stopServer) => {
    stop = stopServer
  },
  onCrash: () => end(1),
})
console.log(address('postgres'))
