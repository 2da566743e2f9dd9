import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'

import { insertKeys } from '@/src/domain/mail/link-keys'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { openKeys } from '@/src/services/mail/mail-keys'

import { e2e } from './environment'

const pool = new Pool({ connectionString: e2e.E2E_DATABASE_URL, max: 2, allowExitOnIdle: true })

async function rows<Row extends z.ZodType>(shape: Row, sql: string, values: readonly string[]) {
  const result = await pool.query(sql, [...values])
  return z.array(shape).parse(result.rows)
}

const orderRow = z.object({
  id: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  totalMinor: z.coerce.number(),
  receiptNumber: z.string().nullable(),
  user: z.string().nullable(),
})
export type OrderRow = z.output<typeof orderRow>

/** Every order that was placed with an email address, the oldest first. */
export const ordersOf = (email: string) =>
  rows(
    orderRow,
    `select id, status, payment_status as "paymentStatus", total_minor as "totalMinor",
      receipt_number as "receiptNumber", user_id as "user"
      from orders where email = $1 order by created_at`,
    [email],
  )

/** The one order of someone. @throws when there is none yet, or more than one. */
export async function orderOf(email: string): Promise<OrderRow> {
  const [order, ...others] = await ordersOf(email)
  if (!order || others.length > 0) {
    throw new Error(`${email} has ${others.length + (order ? 1 : 0)} orders instead of one`)
  }
  return order
}

const paymentRow = z.object({
  id: z.string(),
  status: z.string(),
  amountMinor: z.coerce.number(),
  gatewayRef: z.string().nullable(),
  checks: z.coerce.number(),
})

/** Every attempt to pay an order, the oldest first. */
export const paymentsOf = (orderId: string) =>
  rows(
    paymentRow,
    `select id, status, amount_minor as "amountMinor", gateway_ref as "gatewayRef", checks
      from payments where order_id = $1 order by created_at`,
    [orderId],
  )

/** The step on which the server last kept someone's unpaid formation; null when it has none. */
export async function keptStepOf(email: string): Promise<string | null> {
  const drafts = await rows(
    z.object({ step: z.string() }),
    `select step from checkout_drafts where answers ->> 'email' = $1`,
    [email],
  )
  return drafts[0]?.step ?? null
}

/** How far we are with each webhook about an order. */
export const webhooksOf = (orderId: string) =>
  rows(
    z.object({ type: z.string(), status: z.string() }),
    `select type, status from webhook_events
      where ref in (select gateway_ref from payments where order_id = $1) order by created_at`,
    [orderId],
  )

const stored = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  dedupeKey: z.string(),
  keysSealed: z.string().nullable(),
})

const MAIL = `"to", subject, html, text, dedupe_key as "dedupeKey", keys_sealed as "keysSealed"`

/** A mail as its reader gets it: with the keys of its links, which are sealed beside it. */
function asRead({ keysSealed, ...mail }: z.output<typeof stored>) {
  const keys = keysSealed ? openKeys(keysSealed, mail.dedupeKey) : {}
  return { ...mail, html: insertKeys(mail.html, keys), text: insertKeys(mail.text, keys) }
}

/** The receipt mails that are owed or sent for an order. */
export const receiptsOf = async (orderId: string) =>
  (
    await rows(stored, `select ${MAIL} from emails where order_id = $1 and template = 'receipt'`, [
      orderId,
    ])
  ).map(asRead)

/** A minute passes for what an order has under way: a payment in its first seconds is left alone. */
export const letPaymentsAge = (orderId: string) =>
  pool.query(
    `update payments set created_at = created_at - interval '1 minute' where order_id = $1`,
    [orderId],
  )

/** Has the worker do what it does once in a while, now. */
async function workNow(job: 'reconcile' | 'tend-careers'): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send(job, {})
  await boss.stop({ graceful: false })
}

/** Has the worker look after unfinished payments now instead of at the next full minute. */
export const reconcileNow = () => workNow('reconcile')

/** Lets the day come after which the applications of an address are deleted. */
export async function endApplicationsOf(email: string): Promise<void> {
  await pool.query(
    `update job_applications set delete_after = now() - interval '1 minute' where email = $1`,
    [email],
  )
  await workNow('tend-careers')
}

/** How many applications an address has sent, and the files of their CVs. */
export const applicationsOf = (email: string) =>
  rows(
    z.object({ id: z.string(), filename: z.string(), stage: z.string() }),
    'select id, filename, stage from job_applications where email = $1',
    [email],
  )

/** The subjects of all mails to someone, the oldest first. */
export const subjectsTo = async (email: string) =>
  (
    await rows(
      z.object({ subject: z.string() }),
      `select subject from emails where "to" = $1 order by created_at`,
      [email],
    )
  ).map(({ subject }) => subject)

/** The text of the mail of a kind that someone got last, as they read it; empty without one. */
async function lastMail(email: string, template: string): Promise<string> {
  const [mail] = await rows(
    stored,
    `select ${MAIL} from emails where "to" = $1 and template = $2
      order by created_at desc limit 1`,
    [email, template],
  )
  return mail ? asRead(mail).text : ''
}

async function inLastMail(email: string, template: string, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await lastMail(email, template))
  if (!found) throw new Error(`No link was mailed to ${email} in ${template}`)
  return found[1] ?? found[0]
}

/** Where the button of the mail of a kind leads that someone got last. */
export const mailedLinkOf = (email: string, template: string) =>
  inLastMail(email, template, /https?:\/\/\S+[?&]token=[\w-]+/)

/** A key to someone's invitation, in place of the mailed one: a mail that has left keeps none. */
export async function invitationKeyOf(email: string): Promise<string> {
  const key = randomToken()
  const { rowCount } = await pool.query(
    `update account_tokens set token_hash = $2
      where purpose = 'invitation' and user_id = (select id from users where email = $1)`,
    [email, hashToken(key)],
  )
  if (rowCount !== 1) throw new Error(`${email} was not invited once`)
  return key
}

/** The key in the mail that asks someone to confirm their address. */
export const confirmTokenOf = (email: string) =>
  inLastMail(email, 'confirm-address', /\/auth\/confirm\?token=([\w-]+)/)

/** The link back to a checkout that was mailed to someone last. */
export const resumeLinkOf = (email: string) =>
  inLastMail(email, 'resume-checkout', /https?:\/\/\S+\/checkout\/resume\?token=\S+/)

/** The link that was mailed to the address which someone wants from now on. */
export const emailChangeLinkOf = (email: string) =>
  inLastMail(email, 'email-change', /https?:\/\/\S+\/auth\/change-email\?token=[\w-]+/)

/** As if two-factor had been required of staff for five days, of someone who was there by then. */
export async function requireSinceFiveDays(email: string): Promise<void> {
  const then = `now() - interval '5 days'`
  await pool.query(`update private_settings set staff_two_factor_since = ${then}`)
  await pool.query(`update users set created_at = ${then} where email = $1`, [email])
}

/** As if it had been a while since someone showed a second factor. */
export const forgetShownFactors = (email: string) =>
  pool.query(
    `update recent_factors set shown_at = now() - interval '11 minutes'
      where user_id = (select id from users where email = $1)`,
    [email],
  )

/** What a failed test left in the visual editor: its drafts, and its people, who hold texts for a while. */
export async function emptyEditor(): Promise<void> {
  await pool.query('update content_elements set draft_value = null where draft_value is not null')
  await pool.query('delete from content_editors')
}
