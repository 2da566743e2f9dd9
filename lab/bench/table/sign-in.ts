// The load of `npm run bench -- sign-in`: people who sign in, beside the same hash computed by Node.js alone.
import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import pg from 'pg'

import { env } from '@/src/lib/env'

import { keepBusy, percentile, sized, type Timings, timed } from '../figures'
import { noteRow } from './rows'

const PASSWORD = 'long enough for the bench'
const AT_ONCE = sized(4, 1)
const SECONDS = sized(10, 0.5)
const PEOPLE = sized(500, 5)
const LEAST_RATE = 0.8
const MOST_ALONE = 1.5

const hash = promisify(pbkdf2)
const salt = randomBytes(32).toString('hex')
const hashOnce = () => hash(PASSWORD, salt, 600_000, 32, 'sha256')

/** People who all have the same password, so that it is hashed once. */
async function fillPeople(): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const stored = `pbkdf2-sha256-v1:${(await hashOnce()).toString('hex')}`
  await client.query(
    `insert into users (email, first_name, role, email_verified_at, salt, hash)
      select 'bench-' || $1 || '-' || g || '@example.com', 'Bench', 'user', now(), $2, $3
      from generate_series(0, $4::int) g`,
    [process.pid, salt, stored, PEOPLE - 1],
  )
  await client.end()
}

let turn = 0

async function signIn(): Promise<void> {
  turn += 1
  const answer = await fetch(`${env.SITE_URL}/api/account/sign-in`, {
    method: 'POST',
    headers: {
      origin: env.SITE_URL,
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${(turn >> 8) & 255}.${turn & 255}`,
    },
    body: JSON.stringify({
      email: `bench-${process.pid}-${turn % PEOPLE}@example.com`,
      password: PASSWORD,
    }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Signing in: ${text}`)
}

async function rateOf(work: () => Promise<unknown>, atOnce: number) {
  const timings: Timings = []
  await keepBusy({ atOnce, seconds: sized(1, 0) }, async () => void (await work()))
  const began = performance.now()
  const done = await keepBusy({ atOnce, seconds: SECONDS }, async () => {
    await timed(timings, work)
  })
  return {
    perSecond: (done * 1000) / (performance.now() - began),
    p95: percentile(timings, 0.95),
  }
}

await fillPeople()
const alone = { ours: await rateOf(signIn, 1), bare: await rateOf(hashOnce, 1) }
const many = { ours: await rateOf(signIn, AT_ONCE), bare: await rateOf(hashOnce, AT_ONCE) }

const slower = alone.ours.p95 / alone.bare.p95
noteRow({
  what: 'sign-in, one at a time, p95',
  figure: `${alone.ours.p95.toFixed(0)} ms`,
  peer: `the hash alone ${alone.bare.p95.toFixed(0)} ms`,
  ratio: slower,
  target: `≤ ${MOST_ALONE}×`,
  isMet: slower <= MOST_ALONE,
})
const share = many.ours.perSecond / many.bare.perSecond
noteRow({
  what: `sign-ins, ${AT_ONCE} at once`,
  figure: `${many.ours.perSecond.toFixed(1)}/s`,
  peer: `the hash alone ${many.bare.perSecond.toFixed(1)}/s`,
  ratio: share,
  target: `≥ ${LEAST_RATE}×`,
  isMet: share >= LEAST_RATE,
})
process.exit(0)
