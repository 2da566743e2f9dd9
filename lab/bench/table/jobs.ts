// The load of `npm run bench -- jobs`: mails in the outbox, sent by one worker and by four, each to be sent
// once; beside a queue of plain `pg` with as many connections, whose jobs do nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'

import { env } from '@/src/lib/env'
import { QUEUES } from '@/src/lib/queues'
import { program } from '../../../scripts/support/processes/programs.mjs'
import { isTiny, sized } from '../figures'
import { noteRow } from './rows'

const MAILS = sized(1000, 6)
const WORKERS = sized(4, 1)
/** In a trial on a site that is used, mails go to people who want none: no mail server hears of them. */
const KIND = isTiny ? 'marketing' : 'transactional'
/** How many mails one worker sends at a time. */
const AT_ONCE = 4
const DONE_WITHIN_MS = 180_000
const LEAST_FOR_MORE = 1

/** Takes mails and keeps their ids: one that comes twice was sent twice. */
async function startMailServer() {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (part) => {
        text += String(part)
      })
      stream.on('end', () => {
        taken.push(/^Message-ID: <(.+?)>/im.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address: AddressInfo | string | null = server.server.address()
  return { taken, port: address && typeof address === 'object' ? address.port : 0 }
}

/** Has mails leave by that server. */
async function sendBy(port: number): Promise<void> {
  await client.query('delete from private_settings') // a throwaway database, whose owner set nothing
  await client.query(
    `insert into private_settings (mail_transport, smtp_host, smtp_port) values ('smtp', '127.0.0.1', $1)`,
    [port],
  )
}

/** Puts mails in the outbox and their jobs in the queue. */
async function fill(boss: PgBoss, round: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into emails ("to", subject, html, text, template, kind, status, dedupe_key)
      select 'bench-' || g || '@example.com', 'Bench ' || g, '<p>Bench</p>', 'Bench',
        'order-received', $3::enum_emails_kind, 'queued', $1 || g
      from generate_series(1, $2::int) g returning id`,
    [`bench-${process.pid}-${round}-`, MAILS, KIND],
  )
  const ids = rows.map(({ id }) => id)
  const { policy: _, ...options } = QUEUES['send-email']
  await boss.insert(
    'send-email',
    ids.map((emailId) => ({ ...options, data: { emailId } })),
  )
  return ids
}

type Result = {
  readonly perSecond: number
  /** Mails that were taken up, or came, more than once. */
  readonly doubles: number
  readonly notDone: number
}

async function measure(boss: PgBoss, round: string, taken: readonly string[]): Promise<Result> {
  const ids = await fill(boss, round)
  const finished = async () => {
    const { rows } = await client.query<{ n: number; seconds: number }>(
      `select count(*)::int as n,
          extract(epoch from max(completed_on) - min(started_on))::float as seconds
        from pgboss.job
        where name = 'send-email' and state = 'completed' and data->>'emailId' = any($1)`,
      [ids],
    )
    return rows[0] ?? { n: 0, seconds: 0 }
  }
  const end = performance.now() + DONE_WITHIN_MS
  let done = await finished()
  while (done.n < MAILS && performance.now() < end) {
    await pause(250)
    done = await finished()
  }
  const { rows } = await client.query<{ twice: number; open: number }>(
    `select count(*) filter (where attempts > 1)::int as twice,
        count(*) filter (where status not in ('sent', 'skipped'))::int as open
      from emails where id = any($1)`,
    [ids],
  )
  const mine = new Set(ids)
  const came = taken.map((id) => id.split('@')[0] ?? '').filter((id) => mine.has(id))
  return {
    perSecond: done.n / done.seconds,
    doubles: (rows[0]?.twice ?? 0) + came.length - new Set(came).size,
    notDone: MAILS - done.n + (rows[0]?.open ?? 0) + (isTiny ? 0 : MAILS - new Set(came).size),
  }
}

/** Another worker, which ends with this program. */
async function startWorker() {
  const child = spawn(process.execPath, program('worker'), {
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('worker ready')) break
  }
  child.stdout.resume()
  return child
}

/** Jobs a second that connections take and finish, which do nothing else. */
async function bareRate(connections: number): Promise<number> {
  await client.query('create table bench_jobs (id bigserial primary key, done_at timestamptz)')
  await client.query('insert into bench_jobs select g from generate_series(1, $1::int) g', [MAILS])
  const began = performance.now()
  const work = async () => {
    const own = new pg.Client({ connectionString: env.DATABASE_URL })
    await own.connect()
    for (let isLeft = true; isLeft; ) {
      const { rowCount } = await own.query(
        `update bench_jobs set done_at = now() where id = (select id from bench_jobs
          where done_at is null order by id for update skip locked limit 1)`,
      )
      isLeft = rowCount === 1
    }
    await own.end()
  }
  await Promise.all(Array.from({ length: connections }, work))
  const perSecond = (MAILS * 1000) / (performance.now() - began)
  await client.query('drop table bench_jobs')
  return perSecond
}

function noteGain(results: Readonly<Record<number, Result>>): void {
  const gain = (results[WORKERS]?.perSecond ?? 0) / (results[1]?.perSecond ?? 1)
  noteRow({
    what: `  ${WORKERS} workers ÷ 1`,
    figure: `${gain.toFixed(2)}×`,
    target: `≥ ${LEAST_FOR_MORE}×`,
    isMet: gain >= LEAST_FOR_MORE,
  })
}

const client = new pg.Client({ connectionString: env.DATABASE_URL })
await client.connect()
const boss = new PgBoss({ connectionString: env.DATABASE_URL, migrate: false, supervise: false })
await boss.start()
const { taken, port } = await startMailServer()
if (!isTiny) await sendBy(port)

/** The site's own worker is the first. */
const results: Record<number, Result> = { 1: await measure(boss, 'one', taken) }
const more = []
for (let at = 1; at < WORKERS; at += 1) more.push(await startWorker())
if (more.length > 0) results[WORKERS] = await measure(boss, 'more', taken)
for (const child of more) child.kill('SIGTERM')

for (const [workers, { perSecond, doubles, notDone }] of Object.entries(results)) {
  const bare = await bareRate(Number(workers) * AT_ONCE)
  noteRow({
    what: `jobs (mails sent), ${workers} worker${workers === '1' ? '' : 's'}`,
    figure: `${perSecond.toFixed(0)}/s`,
    peer: `plain pg, empty jobs ${bare.toFixed(0)}/s`,
    ratio: perSecond / bare,
  })
  noteRow({
    what: '  of them done twice, not done',
    figure: `${doubles}, ${notDone}`,
    target: '0, 0',
    isMet: doubles === 0 && notDone === 0,
  })
}
if (!isTiny) noteGain(results)
await Promise.all(more.map((child) => child.exitCode ?? once(child, 'exit')))
await boss.stop({ graceful: false })
await client.end()
process.exit(Object.values(results).some(({ doubles, notDone }) => doubles + notDone > 0) ? 1 : 0)
