import { env } from '@/src/lib/env'

/** Seconds after which a database that restarts is usually back. */
export const RETRY_AFTER = 5

/** PostgreSQL: connection exceptions, shutting down, starting up, no connection left. */
const AWAY = /^(?:08\d{3}|57P0[123]|53300)$/

/** What the driver says of a connection that broke or never came to be. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after calling end)/

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH'])

const databasePort = Number(new URL(env.DATABASE_URL).port || 5432)

/** A network error that names another port is another server's, such as a payment gateway's. */
function isOfDatabase(error: Error): boolean {
  return !('port' in error) || error.port === databasePort
}

function isAwayItself(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  if (AWAY.test(code) || LOST.test(error.message)) return true
  return NETWORK.has(code) && 'syscall' in error && isOfDatabase(error)
}

/** Whether an error, or what caused it, is that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isAwayItself(error)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return isDatabaseAway(error.cause)
}
