import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { HANDLERS } from '@/src/jobs/handlers'
import { setUpToDate } from '@/src/services/platform/site-feed/kept-reads'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { runSql } from '@/tests/support/run-sql'
import { countedStatements, recordStatements } from '@/tests/support/suite/statements'
import { buyer } from './buyer'
import type { openForTrade } from './open-for-trade'
import { takeJobs } from './trading'

type Open = Awaited<ReturnType<typeof openForTrade>>

/** The steps of a purchase, each with the statements that our process sent for it. */
export type Steps = {
  readonly draft: readonly string[]
  readonly place: readonly string[]
  readonly webhook: readonly string[]
  readonly settle: readonly string[]
  readonly mail: readonly string[]
  /** What the order's papers take once it is paid, after the receipt. */
  readonly papers: readonly string[]
}

export type OrderProfile = {
  readonly orderId: string
  readonly steps: Steps
  /** Bytes of the write-ahead log from *Complete Order* to the sent receipt. */
  readonly walBytes: number
  /** Milliseconds that this process computed for it, the sandbox and the buyer included. */
  readonly cpuMs: number
}

const lsn = z.tuple([z.object({ at: z.string() })])
const bytes = z.tuple([z.object({ bytes: z.coerce.number() })])
const settleJob = z.object({ gateway: z.string(), ref: z.string().nullable(), eventId: z.string() })
const mailJob = z.object({ emailId: z.string() })
const paperJob = z.object({ order: z.string() })

/** The shop's mail goes to a server on this machine from now on. */
export async function mailByServer({ payload }: Open): Promise<MailServer> {
  const server = await startMailServer()
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: {
      mailTransport: 'smtp',
      smtpHost: '127.0.0.1',
      smtpPort: server.port,
      smtpFromName: 'Profile',
      smtpFromEmail: 'shop@example.com',
    },
    overrideAccess: true, // as an administrator would set it
  })
  return server
}

/** One purchase by card from the answers to the sent receipt, the jobs done as the worker does them. */
export async function profileOrder({ payload, shop, choice }: Open): Promise<OrderProfile> {
  const lsnNow = async () => {
    const rows = await runSql({ payload }, sql`select pg_current_wal_insert_lsn()::text as at`)
    return lsn.parse(rows)[0].at
  }
  const ada = buyer()
  const token = await shop.cardToken()
  const recorded = await recordStatements(payload)
  setUpToDate(true) // as in a web process, which hears of each change of the site
  try {
    const steps: Record<keyof Steps, string[]> = {
      draft: [],
      place: [],
      webhook: [],
      settle: [],
      mail: [],
      papers: [],
    }
    const step = async (name: keyof Steps, work: () => Promise<unknown>) => {
      recorded.take()
      await work()
      steps[name] = recorded.take()
    }
    await step('draft', () => ada.fillIn(choice))
    await shop.control('webhooks', { mode: 'drop' }) // it comes in a step of its own
    const before = await lsnNow()
    const began = process.cpuUsage()
    await step('place', () => ada.complete(token))
    const orderId = ada.orderId()
    const events = await shop.eventsOf(orderId)
    await step('webhook', async () => {
      for (const event of events) await shop.redeliver(event)
    })
    const settling = await takeJobs(payload, 'settle-payment', settleJob)
    await step('settle', async () => {
      for (const data of settling) await HANDLERS['settle-payment'](payload, data, true)
    })
    const mails = await takeJobs(payload, 'send-email', mailJob)
    await step('mail', async () => {
      for (const data of mails) await HANDLERS['send-email'](payload, data, true)
    })
    const { user, system } = process.cpuUsage(began)
    const after = await lsnNow()
    const papers = await takeJobs(payload, 'produce-papers', paperJob)
    await step('papers', async () => {
      for (const data of papers) await HANDLERS['produce-papers'](payload, data, true)
    })
    const written = await runSql(
      { payload },
      sql`select pg_wal_lsn_diff(${after}::pg_lsn, ${before}::pg_lsn) as bytes`,
    )
    const [{ bytes: walBytes }] = bytes.parse(written)
    return { orderId, steps, walBytes, cpuMs: (user + system) / 1000 }
  } finally {
    setUpToDate(false)
    recorded.stop()
  }
}

/** The statements from *Complete Order* to the sent receipt. */
export const statementsOf = ({ steps }: OrderProfile): string[] => [
  ...steps.place,
  ...steps.webhook,
  ...steps.settle,
  ...steps.mail,
]

/** What one purchase costs, as a text for people. */
export function profileText(profile: OrderProfile): string {
  const { steps, walBytes, cpuMs } = profile
  const all = statementsOf(profile)
  const perStep = Object.entries(steps).map(([name, sent]) => `${name} ${sent.length}`)
  const lines = countedStatements(all).map(
    ([text, count]) => `${String(count).padStart(4)}  ${text.slice(0, 200)}`,
  )
  return [
    `${all.length} statements from Complete Order to the sent receipt (${perStep.join(', ')})`,
    `${(walBytes / 1024).toFixed(1)} KiB of WAL, ${cpuMs.toFixed(0)} ms of processor in this process`,
    ...lines,
  ].join('\n')
}
