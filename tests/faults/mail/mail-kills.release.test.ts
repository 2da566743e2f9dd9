import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { enqueue } from '@/src/lib/queues'
import { nextSerial } from '@/tests/support/builders'
import { workAmidKills } from '@/tests/support/faults/amid-kills'
import { marketingWorkers } from '@/tests/support/faults/marketing-workers'
import { to } from '@/tests/support/mail/marketing-shop'
import { runSql } from '@/tests/support/run-sql'

/** `MAIL_VOLUME=10000 MAIL_KILLS=20` for the whole of it. */
const VOLUME = Number(process.env.MAIL_VOLUME ?? 200)
const KILLS = Number(process.env.MAIL_KILLS ?? 4)

const { payload, server, program } = await marketingWorkers('tests/support/faults/mail-worker.ts')

/** Mails that wait for a worker, each with its job; their addresses begin with the name. */
async function owe(name: string): Promise<void> {
  const rows = await runSql(
    { payload },
    sql`insert into emails ("to", subject, html, text, template, kind, status, dedupe_key, attempts)
      select ${name}::text || n || '@example.com', 'Your receipt', '<p>Thank you</p>', 'Thank you',
        'order-received', 'transactional', 'queued', ${name}::text || n, 0
      from generate_series(1, ${VOLUME}::int) n returning id`,
  )
  const req = await createLocalReq({}, payload)
  for (const { id } of rows) await enqueue(req, 'send-email', { emailId: String(id) })
}

const QUIET_MS = 4000

/** Lets the minutes pass that a dead worker's mails wait for, as soon as nothing else is sent. */
async function passTime(isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const before = server.received.length
    await sleep(QUIET_MS)
    if (server.received.length > before) continue
    await runSql(
      { payload },
      sql`update emails set updated_at = updated_at - interval '2 minutes' where status = 'sending'`,
    )
    await runSql(
      { payload },
      sql`update pgboss.job set started_on = started_on - interval '5 minutes'
        where name = 'send-email' and state = 'active'`,
    )
    await runSql(
      { payload },
      sql`update pgboss.job set start_after = now() where name = 'send-email' and state = 'retry'`,
    )
  }
}

const idOf = (mail: string) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? ''

test('workers that are killed at random lose no mail that is owed, and repeat few under one name', {
  timeout: 1_800_000,
}, async () => {
  const name = `owed-${nextSerial()}-`
  await owe(name)
  const over = new AbortController()
  const passing = passTime(over.signal)
  try {
    await workAmidKills(program, KILLS)
  } finally {
    over.abort()
    await passing
  }

  const received = server.received.filter((mail) => to(mail).startsWith(name))
  const ids = new Map(received.map((mail) => [to(mail), idOf(mail)]))
  expect(ids.size).toBe(VOLUME) // none lost
  expect(new Set(received.map(idOf)).size).toBe(VOLUME) // a repeat has the name of the first
  const repeats = received.length - VOLUME
  expect(repeats).toBeLessThanOrEqual(KILLS)
  const statuses = await runSql(
    { payload },
    sql`select distinct status from emails where starts_with(dedupe_key, ${name})`,
  )
  expect(statuses).toEqual([{ status: 'sent' }])
  if (process.env.TELL) process.stdout.write(`${received.length} mails, ${repeats} repeated\n`)
})
