import { type LoggerOptions, pino, stdSerializers } from 'pino'
import { words } from '@/src/domain/vocabulary/text/words'

import { env } from '@/src/lib/env'
import { databaseRefusal, isBrokenOff } from '@/src/lib/http/refusals'
import { withoutValues } from '@/src/lib/watching/without-values'

/** What never reaches a log, whatever object it sits in. */
const REDACTED = words(`password token secret secretKey webhookSecret clientSecret
  confirmationToken authorization cookie ssn claimToken`)

const errorIn = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'err' in given ? given.err : null

/** What was refused, in words, when that is all that a call reports: the status is a caller's fault. */
function refusalOf(err: unknown): string | null {
  if (databaseRefusal(err)) return '400: the database refused a value'
  if (!(err instanceof Error) || !('status' in err) || typeof err.status !== 'number') return null
  return err.status >= 400 && err.status < 500 ? `${err.status}: ${err.message}` : null
}

export const LOG_OPTIONS: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: {
    err: (error: unknown) => {
      withoutValues(error)
      return error instanceof Error ? stdSerializers.err(error) : error
    },
  },
  redact: {
    paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
  hooks: {
    // Payload reports every refused request as an error with its stack, going by class names that
    // a production build shortens. No one need look at those.
    logMethod(given, method, level) {
      const err = level === pino.levels.values.error ? errorIn(given[0]) : null
      const refusal = refusalOf(err)
      if (isBrokenOff(err)) this.debug('a request was broken off')
      else if (refusal) this.info(refusal)
      else method.apply(this, given)
    },
  },
}

/** An address as it may stand in a log: without the keys that links and calendars have in it. */
export const loggedPath = (path: string): string => path.replace(/[\w-]{40,}/g, '[key]')

export const log = pino(LOG_OPTIONS)
