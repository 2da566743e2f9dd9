import { isIP } from 'node:net'

import { z } from 'zod'

import { checkS3, type S3Settings, s3SettingsOf, s3Variables } from '@/src/lib/files/s3-settings'
import { isLoopback } from '@/src/lib/http/hosts/loopback'
import { isNetwork, isOwnNetwork, networksIn } from '@/src/lib/http/network/network'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const answer = z.enum(['true', 'false'], { error: 'expected true or false' })
const yesOrNo = answer.default('false').transform((value) => value === 'true')

const port = z.coerce.number('expected a port').int().min(1).max(65_535)

const variables = z.object({
  DATABASE_URL: z
    .string({ error: 'is missing; expected postgres://user:password@host:5432/name' })
    .regex(/^postgres(ql)?:\/\/\S+$/, 'expected postgres://user:password@host:5432/name'),
  /** The owner of the tables, for what makes and changes them; left out, the application's user is. */
  DATABASE_OWNER_URL: z.string().optional(),
  /** The front's user, which reads what changed of the site and nothing else. */
  DATABASE_FRONT_URL: z.string().optional(),
  /** The database itself, where `DATABASE_URL` leads to a pooler in transaction mode. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A streaming replica for lists, exports and what pages show; without one the database is read. */
  DATABASE_REPLICA_URL: z.string().optional(),
  /** Whether the database may be asked without TLS although it is in another network. */
  ALLOW_PLAIN_DATABASE: yesOrNo,
  PAYLOAD_SECRET: z
    .string({ error: 'is missing; expected at least 32 characters' })
    .min(32, 'expected at least 32 characters'),
  /** The secret before, while it is being replaced: what was sealed or mailed under it still opens. */
  PAYLOAD_SECRET_PREVIOUS: z.string().min(32, 'expected at least 32 characters').optional(),
  SITE_URL: z
    .url('expected an address such as https://example.com')
    .default('http://localhost:3000'),
  /** The address to listen at; left out, only this machine reaches a site at home on it, or behind a proxy. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected an address such as 0.0.0.0')
    .optional(),
  PORT: port.default(3000),
  /** Where the web process listens, on this machine alone, behind the front. */
  WEB_PORT: port.optional(),
  /** Where the front finds web processes, when there is more than the one at WEB_PORT. */
  WEB_UPSTREAMS: z
    .string()
    .default('')
    .transform((origins) => origins.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(z.url({ protocol: /^https?$/, error: 'expected addresses like http://web:3300' })),
    ),
  /** How many web processes share the database and this machine. */
  WEB_PROCESSES: z.coerce.number('expected a number').int().min(1).default(1),
  /** Who has it may read the figures at /metrics, which is not there without it. */
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  /** Where a worker says that it answers, and its figures to who has that token; left out, it does not. */
  WORKER_METRICS_PORT: port.optional(),
  /** The collector of OpenTelemetry that is told what happens; without it nothing of that is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url('expected an address such as http://localhost:4318')
    .optional(),
  /** More names for which the site answers. */
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((names) => names.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(z.string().regex(/^[\w.-]+(?::\d+)?$/, 'expected host names, separated by commas')),
    ),
  /** Whether the promise to come by https alone goes for all subdomains of the site, too. */
  HSTS_INCLUDE_SUBDOMAINS: answer.default('true').transform((value) => value === 'true'),
  CHARTERDESK_SANDBOX: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  SANDBOX_URL: z
    .url('expected an address such as http://localhost:3100')
    .default('http://localhost:3100'),
  /** The sandbox is on this machine: what it has not answered by then it will not answer. */
  SANDBOX_TIMEOUT_MS: z.coerce.number('expected milliseconds').int().min(100).default(4_000),
  /** A ClamAV that looks at every file before it is kept: `host:3310`, or the path of its socket. */
  CLAMAV_HOST: z
    .string()
    .regex(/^(?:\/\S+|[\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?)$/i, 'expected host:3310 or a path')
    .optional(),
  FILES_DIR: z.string().min(1).default('.data/files'),
  /** A .p12 file with the operator's own key for sealing papers, and its password; left out, one is made. */
  SEAL_P12_FILE: z.string().min(1).optional(),
  SEAL_P12_PASSWORD: z.string().default(''),
  /** Where nightly backups go, for how many days they are kept, and the key they are encrypted for. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number('expected a number of days').int().min(1).default(14),
  BACKUP_RECIPIENT: z.string().startsWith('age1', 'expected a public key of age').optional(),
  ...s3Variables,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'expected trace, debug, info, warn, error or silent',
    })
    .default('info'),
  /** The networks of proxies that say where requests come from; `true` for this machine's own and private ones. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(networksIn)
    .pipe(
      z.array(z.string().refine(isNetwork, 'expected true, false or networks like 10.0.0.0/8')),
    ),
  /** A table of cities by address, in MaxMind's format, where states of visitors are wanted. */
  GEO_CITY_FILE: z.string().min(1).optional(),
  /** Whether a mail server may be on this machine or in its own network. */
  ALLOW_PRIVATE_MAIL_HOSTS: yesOrNo,
  /** A step at which to break a payment off, as `name:action`; heeded in tests alone. */
  CHARTERDESK_FAILPOINT: z.string().default(''),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

/** Random secrets of 32 characters have more; one key held down, or a word repeated, has fewer. */
const DISTINCT_CHARACTERS = 10

/** What examples and builds have in the place of a secret. */
const PLACEHOLDER =
  /chang.?e.?(?:me|this)|replace.?(?:me|this)|placeholder|never-in-use|your.?secret/i

const isWeakSecret = (secret: string): boolean =>
  new Set(secret).size < DISTINCT_CHARACTERS || PLACEHOLDER.test(secret)

/** Compiling a build needs a secret that is well-formed, and keeps nothing of it. */
const isCompiling = () => process.env.NEXT_PHASE === 'phase-production-build'

const encrypted = variables.superRefine((given, context) => {
  if (given.ALLOW_PLAIN_DATABASE) return
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    const address = given[name] ?? ''
    if (!URL.canParse(address) || !isOpenOnTheWay(address)) continue
    const message = 'leads to another network without TLS; add ?sslmode=verify-full'
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

const envSchema = encrypted.superRefine(checkS3).superRefine((given, context) => {
  if (given.NODE_ENV !== 'production' || isCompiling() || !isWeakSecret(given.PAYLOAD_SECRET))
    return
  const message = 'can be guessed; expected random characters, such as of `openssl rand -hex 32`'
  context.addIssue({ code: 'custom', path: ['PAYLOAD_SECRET'], message })
})

export type Env = z.infer<typeof envSchema> & {
  /** Whether purchases without real keys go to the payment sandbox. */
  readonly sandboxAllowed: boolean
  /** The database for what outlives a transaction: to listen, and the queues. */
  readonly directDatabase: string
  readonly ownOrigins: readonly string[]
  /** The address to listen at; null for this machine's own, which only its programs reach. */
  readonly listenAt: string | null
  /** The bucket in which files are kept; null where they are in the folder `FILES_DIR`. */
  readonly s3: S3Settings | null
  /** The site is at home on this machine, and `HOST` opens it to the network all the same. */
  readonly isOpened: boolean
}

/** A name that only our own network knows, such as a service of Compose or Kubernetes. */
const isOwnName = (host: string): boolean =>
  !host.includes('.') || /\.(?:local|internal|localhost|svc)$/.test(host)

const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full'])

/** Whether what the database is asked can be read on its way there: all of it, and the password. */
function isOpenOnTheWay(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = decodeURIComponent(searchParams.get('host') ?? hostname).replace(/^\[(.*)\]$/, '$1')
  if (host === '' || host.startsWith('/') || isOwnNetwork(host)) return false
  if (isIP(host) === 0 && isOwnName(host)) return false
  return !ENCRYPTED.has(searchParams.get('sslmode') ?? '')
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)
const EVERYWHERE = '0.0.0.0'

/** By its name programs know it that cannot load this module. */
class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment'
}

/**
 * The environment, checked once when the process starts.
 *
 * @throws InvalidEnvironment with a line for each variable that is malformed, saying what is expected of it.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new InvalidEnvironment(`The environment is not valid:\n${lines.join('\n')}`)
  }
  const site = new URL(parsed.data.SITE_URL)
  const local = isLoopback(site.hostname)
  const { HOST } = parsed.data
  const behindProxy = parsed.data.TRUST_PROXY.length > 0
  const isOpened = local && HOST !== undefined && !isLoopback(bracketed(HOST))
  const port = site.port ? `:${site.port}` : ''
  return {
    ...parsed.data,
    SITE_URL: site.origin,
    directDatabase: parsed.data.DATABASE_DIRECT_URL ?? parsed.data.DATABASE_URL,
    s3: s3SettingsOf(parsed.data),
    sandboxAllowed: parsed.data.CHARTERDESK_SANDBOX === 'on' && local,
    isOpened,
    listenAt: local && !isOpened ? null : (HOST ?? (behindProxy ? null : EVERYWHERE)),
    ownOrigins: local ? LOOPBACK.map((name) => `${site.protocol}//${name}${port}`) : [site.origin],
  }
}

export const env: Env = readEnv(process.env)
