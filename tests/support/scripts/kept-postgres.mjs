// Keeps a PostgreSQL in the folder that is named, and prints its address and process id.
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { databaseAccount } from '../../../scripts/support/postgres/postgres-account.mjs'
import { keepPostgres } from '../../../scripts/support/postgres/postgres-keeper.mjs'
import { atEnd, fail, stopOnSignals } from '../../../scripts/support/processes/lifecycle.mjs'

const [home = ''] = process.argv.slice(2)
const place = join(home, 'postgres')
mkdirSync(place)
const account = databaseAccount(place)
if (account) chownSync(place, account.uid, account.gid)

stopOnSignals()
let stop = async () => {}
atEnd(() => stop())
const { pid, address } = await keepPostgres({
  folder: join(place, 'data'),
  account,
  password: 'throwaway',
  logFile: join(home, 'postgres.log'),
  onLaunch: (stopServer) => {
    stop = stopServer
  },
  onGiveUp: fail,
})
console.log(JSON.stringify({ pid, address: address('postgres') }))
setInterval(() => {}, 60_000)
