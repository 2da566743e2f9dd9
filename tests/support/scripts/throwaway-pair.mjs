// Starts a PostgreSQL for tests and a replica of it, prints their addresses as JSON, and stops when its
// standard input closes.
import { join } from 'node:path'

import { startStandby } from '../../../scripts/support/postgres/standby.mjs'
import { openQuickThrowaway } from '../../../scripts/support/postgres/throwaway.mjs'
import { atEnd, end, stopOnSignals } from '../../../scripts/support/processes/lifecycle.mjs'

stopOnSignals()
process.stdin.on('close', () => end(0)).resume()
const { address, folder } = await openQuickThrowaway()
const replica = await startStandby(address('postgres'), join(folder, 'replica'), (stop) =>
  atEnd(stop),
)
console.log(JSON.stringify([address('postgres'), replica.address('postgres')]))
