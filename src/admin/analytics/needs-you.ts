import type { PayloadRequest, Where } from 'payload'
import type { IconName } from '@/src/admin/kit/nav/NavIcon'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LEGAL_PAGES } from '@/src/domain/content/pages/site-pages'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { plural, pluralWord } from '@/src/domain/vocabulary/plural'
import { ago } from '@/src/domain/vocabulary/time/ago'
import { ordersDue, ticketsWaiting } from '@/src/queries/analytics/system-readings'
import { countFacts } from '@/src/queries/catalogue/screen-rows'
import { countUpTo } from '@/src/queries/platform/count-up-to'

/** Something that waits for someone: what, since when, and where it is done. */
type Need = {
  readonly what: string
  readonly detail: string
  readonly href: string
  readonly act: string
  readonly icon: IconName
  readonly tone: 'bad' | 'warning' | 'neutral'
}

/** Promises that end within so many hours are everybody's business. */
const SOON_HOURS = 6
/** Beyond this the exact number is of no use. */
const MOST = 99
const WEEK_MS = 7 * 86_400_000

const many = (n: number, one: string) =>
  n > MOST ? `${MOST}+ ${pluralWord(n, one)}` : plural(n, one)

async function promises(req: PayloadRequest): Promise<Need | null> {
  const { n, first } = await ordersDue(req, SOON_HOURS, MOST + 1)
  if (!first) return null
  const left = Math.round((first.getTime() - Date.now()) / 60_000)
  const hours = Math.floor(left / 60)
  const detail =
    left <= 0
      ? 'The first promise has ended'
      : `The first ends in ${hours > 0 ? plural(hours, 'hour') : plural(left, 'minute')}`
  return {
    what: `${many(n, 'order')} to file in the next ${SOON_HOURS} hours`,
    detail,
    href: `${adminHref('orders')}?view=toFile`,
    act: 'Open queue',
    icon: 'clock',
    tone: 'bad',
  }
}

/** The promises that end soon; where none does, all that can be filed. */
const toFile = async (req: PayloadRequest): Promise<Need | null> =>
  (await promises(req)) ??
  listed(req, 'orders', { queue: { equals: 'to_file' } }, (n) => ({
    what: `${many(n, 'order')} to file`,
    detail: 'Paid, and all details are in',
    href: `${adminHref('orders')}?view=toFile`,
    act: 'Open queue',
    icon: 'file',
    tone: 'neutral',
  }))

async function unanswered(req: PayloadRequest): Promise<Need | null> {
  const { n, first } = await ticketsWaiting(req, MOST + 1)
  if (n === 0) return null
  return {
    what: `${many(n, 'ticket')} waiting for an answer`,
    detail: first ? `The oldest is from ${ago(first, new Date())}` : '',
    href: adminHref('tickets'),
    act: 'Answer',
    icon: 'life-buoy',
    tone: 'warning',
  }
}

/** What a list has to be done in; null where it is empty. */
async function listed(
  req: PayloadRequest,
  collection: 'payments' | 'emails' | 'orders' | 'sitePages',
  where: Where,
  need: (n: number) => Need,
): Promise<Need | null> {
  const { count: n } = await countUpTo(req, collection, { where }, MOST + 1)
  return n === 0 ? null : need(n)
}

const quarantined = (req: PayloadRequest) =>
  listed(req, 'payments', { status: { equals: 'quarantined' } }, (n) => ({
    what: `${many(n, 'payment')} to look into`,
    detail: 'The amount or order does not match',
    href: `${adminHref('payments')}?status=quarantined`,
    act: 'Look into it',
    icon: 'card',
    tone: 'bad',
  }))

/** Mails that someone waits for; after a week no one does, and marketing is no task. */
const lateFailed = (): Where => ({
  status: { equals: 'failed' },
  kind: { equals: 'transactional' },
  createdAt: { greater_than: new Date(Date.now() - WEEK_MS).toISOString() },
})

const failedMails = (req: PayloadRequest) =>
  listed(req, 'emails', lateFailed(), (n) => ({
    what: `${many(n, 'email')} not delivered`,
    detail: 'See what the mail server said, then send again',
    href: `${adminHref('outbox')}?view=failed`,
    act: 'Open outbox',
    icon: 'mail',
    tone: 'bad',
  }))

const REFUND_TASKS = { refundOpen: { equals: true }, refundRequestedAt: { exists: true } }

const refundTasks = (req: PayloadRequest) =>
  listed(req, 'orders', REFUND_TASKS, (n) => ({
    what: `${many(n, 'refund')} requested`,
    detail: 'Approve or decline each one',
    href: `${adminHref('orders')}?view=refunds`,
    act: 'Decide',
    icon: 'card',
    tone: 'warning',
  }))

async function facts(req: PayloadRequest): Promise<Need[]> {
  const { oldFees, toReview } = await countFacts(req)
  const fees: Need = {
    what: `${plural(oldFees, 'state fee')} older than 180 days`,
    detail: 'Checkout charges these fees',
    href: `${adminHref('stateFacts')}?reason=old&q=fee`,
    act: 'Review',
    icon: 'map',
    tone: 'neutral',
  }
  const all: Need = {
    what: `${plural(toReview, 'fact')} to review`,
    detail: 'Old, unconfirmed or without a source',
    href: adminHref('stateFacts'),
    act: 'Review',
    icon: 'file',
    tone: 'neutral',
  }
  return [...(oldFees > 0 ? [fees] : []), ...(toReview > 0 ? [all] : [])]
}

/** Legal pages that no lawyer has reviewed. */
export const LEGAL_DRAFTS: Where = {
  path: { in: Object.keys(LEGAL_PAGES) },
  or: [{ legalReview: { exists: false } }, { legalReview: { equals: '' } }],
}

const legalDrafts = (req: PayloadRequest) =>
  listed(req, 'sitePages', LEGAL_DRAFTS, (n) => ({
    what: `${many(n, 'legal page')} not reviewed`,
    detail: 'Drafts for a lawyer. Note on the page who reviewed it',
    href: adminHref('sitePages'),
    act: 'Review',
    icon: 'file',
    tone: 'warning',
  }))

type Ask = (req: PayloadRequest) => Promise<Need | Need[] | null>

const ASKED: readonly (readonly [needs: Permission, ask: Ask])[] = [
  ['view_orders', toFile],
  ['view_payments', quarantined],
  ['view_support', unanswered],
  ['view_orders', refundTasks],
  ['view_email', failedMails],
  ['view_states', facts],
  ['view_content', legalDrafts],
]

/** What waits for the person, the most urgent first: of the areas that they may view. */
export async function needsYou(
  req: PayloadRequest,
  held: ReadonlySet<Permission>,
): Promise<Need[]> {
  const asked = ASKED.filter(([permission]) => held.has(permission))
  const found = await Promise.all(asked.map(([, ask]) => ask(req)))
  return found.flat().filter((need) => need !== null)
}
