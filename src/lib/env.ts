import { z } from 'zod'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const envSchema = z.object({
  DATABASE_URL: z
    .string({ error: 'is missing; expected postgres://user:password@host:5432/name' })
    .regex(/^postgres(ql)?:\/\/\S+$/, 'expected postgres://user:password@host:5432/name'),
  PAYLOAD_SECRET: z
    .string({ error: 'is missing; expected at least 32 characters' })
    .min(32, 'expected at least 32 characters'),
  SITE_URL: z
    .url('expected an address such as https://example.com')
    .default('http://localhost:3000'),
  CHARTERDESK_SANDBOX: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  SANDBOX_URL: z
    .url('expected an address such as http://localhost:3100')
    .default('http://localhost:3100'),
  /** The sandbox is on this machine: what it has not answered by then it will not answer. */
  SANDBOX_TIMEOUT_MS: z.coerce.number('expected milliseconds').int().min(100).default(4_000),
  FILES_DIR: z.string().min(1).default('.data/files'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'expected trace, debug, info, warn, error or silent',
    })
    .default('info'),
  TRUST_PROXY: z
    .enum(['true', 'false'], { error: 'expected true or false' })
    .default('false')
    .transform((value) => value === 'true'),
  /** A step at which to break a payment off, as `name:action`; heeded in tests alone. */
  CHARTERDESK_FAILPOINT: z.string().default(''),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

export type Env = z.infer<typeof envSchema> & {
  /** Whether purchases without real keys go to the payment sandbox. */
  readonly sandboxAllowed: boolean
  /** The origins that are this site: its public address, and on one's own machine both names of it. */
  readonly ownOrigins: readonly string[]
}

/**
 * The environment, checked once when the process starts.
 *
 * @throws Error with a line for each variable that is malformed, saying what is expected of it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
  }
  const site = new URL(parsed.data.SITE_URL)
  const local = LOOPBACK.has(site.hostname)
  const port = site.port ? `:${site.port}` : ''
  return {
    ...parsed.data,
    SITE_URL: site.origin,
    sandboxAllowed: parsed.data.CHARTERDESK_SANDBOX === 'on' && local,
    ownOrigins: local
      ? [...LOOPBACK].map((name) => `${site.protocol}//${name}${port}`)
      : [site.origin],
  }
}

export const env: Env = readEnv(process.env)
