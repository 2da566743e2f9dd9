// Starts a PostgreSQL for tests, prints its address, and stops when its standard input closes.
import { openQuickThrowaway } from '../../scripts/support/postgres/throwaway.mjs'
import { end, stopOnSignals } from '../../scripts/support/processes/lifecycle.mjs'

stopOnSignals()
process.stdin.on('close', () => end(0)).resume()
const { address } = await openQuickThrowaway()
console.log(address('postgres'))
