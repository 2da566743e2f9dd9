import { pino } from 'pino'

import { env } from '@/src/lib/env'

/** What never reaches a log, whatever object it sits in. */
const REDACTED = [
  'password',
  'token',
  'secret',
  'secretKey',
  'webhookSecret',
  'clientSecret',
  'confirmationToken',
  'authorization',
  'cookie',
  'ssn',
  'claimToken',
]

export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
})
