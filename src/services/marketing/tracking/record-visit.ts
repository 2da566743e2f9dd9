import { eq, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { campaign_recipients, email_campaigns } from '@/src/database-schema'
import { isId } from '@/src/domain/vocabulary/id'
import { databaseOf, inTransaction } from '@/src/lib/database'

/** Mail programs that fetch a mail's pictures for its reader at the moment they open it. */
const READERS = /GoogleImageProxy|YahooMailProxy/i

/** What scanners and privacy proxies call themselves. */
const PROXIES =
  /^Mozilla\/5\.0$|barracuda|proofpoint|mimecast|messagelabs|symantec|trend ?micro|safelinks|bitdefender|forcepoint|sophos|cisco|ironport|zscaler|fortinet|urldefense|headless|python|curl|wget|okhttp|java\/|go-http/i

/** So soon after it was handed over, no one has read a mail. */
const TOO_SOON_MS = 2000

export type Visit = {
  readonly method: string
  readonly userAgent: string
  readonly at: Date
  /** When the mail was handed over; null where that is not written down yet. */
  readonly sentAt: Date | null
}

/** Whether it was no person who fetched something of a mail. */
export function isMachine({ method, userAgent, at, sentAt }: Visit): boolean {
  if (method.toUpperCase() !== 'GET') return true
  if (!sentAt || at.getTime() - sentAt.getTime() < TOO_SOON_MS) return true
  if (READERS.test(userAgent)) return false
  return userAgent.trim() === '' || PROXIES.test(userAgent) || isbot(userAgent)
}

/** One click: which link, when in milliseconds since 1970, and whether by a machine. */
export type Click = { readonly link: number; readonly at: number; readonly machine: boolean }

/** Links that are fetched within so long are fetched by one and the same program. */
const BURST_MS = 5000

/**
 * The clicks with those taken for a machine's that belong to a burst over all links of the mail:
 * no one follows three links, or all of two, within a few seconds.
 */
export function withBursts(clicks: readonly Click[], links: number): Click[] {
  const enough = Math.min(Math.max(2, links), 3)
  return clicks.map((click) => {
    const near = clicks.filter(({ at }) => Math.abs(at - click.at) <= BURST_MS)
    const fetched = new Set(near.map(({ link }) => link)).size
    return { ...click, machine: click.machine || fetched >= enough }
  })
}

/** So many clicks of one recipient are kept: enough to tell a program from a person. */
const KEPT = 50

const stored = z
  .array(z.object({ link: z.number(), at: z.number(), machine: z.boolean() }))
  .catch([])

type Seen = Omit<Visit, 'sentAt'>

type Recipient = typeof campaign_recipients.$inferSelect

type Marks = Pick<
  Recipient,
  'campaign' | 'openedAt' | 'machineOpenedAt' | 'clickedAt' | 'machineClickedAt'
>

/** Counts in the campaign what has changed with one recipient. */
async function shiftFigures(req: PayloadRequest, before: Marks, after: Marks): Promise<void> {
  const step = (name: Exclude<keyof Marks, 'campaign'>) =>
    Number(after[name] !== null) - Number(before[name] !== null)
  const { openCount, machineOpenCount, clickCount, machineClickCount } = email_campaigns
  const db = await databaseOf(req)
  await db
    .update(email_campaigns)
    .set({
      openCount: sql`${openCount} + ${step('openedAt')}`,
      machineOpenCount: sql`${machineOpenCount} + ${step('machineOpenedAt')}`,
      clickCount: sql`${clickCount} + ${step('clickedAt')}`,
      machineClickCount: sql`coalesce(${machineClickCount}, 0) + ${step('machineClickedAt')}`,
    })
    .where(eq(email_campaigns.id, before.campaign))
}

/** Marks a recipient by what is there, with the row held until the transaction ends; null changes nothing. */
async function mark(
  { payload }: PayloadRequest,
  id: string,
  marksOf: (row: Recipient) => Partial<Recipient> | null,
): Promise<void> {
  if (!isId(id)) return
  await inTransaction(payload, async (req) => {
    const db = await databaseOf(req)
    const isIt = eq(campaign_recipients.id, id)
    const [row] = await db.select().from(campaign_recipients).where(isIt).for('update')
    const marks = row && marksOf(row)
    if (!row || !marks) return
    await db.update(campaign_recipients).set(marks).where(isIt)
    await shiftFigures(req, row, { ...row, ...marks })
  })
}

const byMachine = (seen: Seen, { sentAt }: Recipient) =>
  isMachine({ ...seen, sentAt: sentAt ? new Date(sentAt) : null })

/** Writes down that a mail's picture was fetched, by its reader or by a program. */
export const recordOpen = (req: PayloadRequest, id: string, seen: Seen): Promise<void> =>
  mark(req, id, (row) => {
    const column = byMachine(seen, row) ? 'machineOpenedAt' : 'openedAt'
    return row[column] ? null : { [column]: seen.at.toISOString() }
  })

const momentOf = (click: Click | undefined) => (click ? new Date(click.at).toISOString() : null)

/** Writes down that a link was followed. Later ones may show that an earlier one was a program's. */
export const recordClick = (
  req: PayloadRequest,
  id: string,
  link: number,
  seen: Seen,
): Promise<void> =>
  mark(req, id, (row) => {
    const click = { link, at: seen.at.getTime(), machine: byMachine(seen, row) }
    const all = [...stored.parse(row.clicks), click]
    const clicks = withBursts(all.slice(-KEPT), row.links ?? 1)
    const clickedAt = momentOf(clicks.find(({ machine }) => !machine))
    return {
      clicks,
      clickedAt,
      machineClickedAt: momentOf(clicks.find(({ machine }) => machine)),
      // who follows a link has opened the mail, whether or not it showed its pictures
      openedAt: row.openedAt ?? clickedAt,
    }
  })
