import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'

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

/** The one order of somebody. @throws when there is none yet, or more than one. */
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

/** How far we are with each webhook about an order. */
export const webhooksOf = (orderId: string) =>
  rows(
    z.object({ type: z.string(), status: z.string() }),
    `select type, status from webhook_events
      where ref in (select gateway_ref from payments where order_id = $1) order by created_at`,
    [orderId],
  )

/** The receipt mails that are owed or sent for an order. */
export const receiptsOf = (orderId: string) =>
  rows(
    z.object({ to: z.string(), subject: z.string(), html: z.string() }),
    `select "to", subject, html from emails where order_id = $1 and template = 'receipt'`,
    [orderId],
  )

/** Has the worker look after unfinished payments now instead of at the next full minute. */
export async function reconcileNow(): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send('reconcile', {})
  await boss.stop({ graceful: false })
}

/** Where the button of the mail of a kind leads that somebody got last. */
export async function mailedLinkOf(email: string, template: string): Promise<string> {
  const [mail] = await rows(
    z.object({ text: z.string() }),
    `select text from emails where "to" = $1 and template = $2 order by created_at desc limit 1`,
    [email, template],
  )
  const link = /https?:\/\/\S+[?&]token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No link was mailed to ${email} in ${template}`)
  return link
}

/** The key in the mail that asks somebody to confirm their address. */
export async function confirmTokenOf(email: string): Promise<string> {
  const [mail] = await rows(
    z.object({ text: z.string() }),
    `select text from emails where "to" = $1 and template = 'confirm-address'
      order by created_at desc limit 1`,
    [email],
  )
  const token = /\/auth\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link to confirm an address was mailed to ${email}`)
  return token
}

/** The link back to a checkout that was mailed to somebody last. */
export async function resumeLinkOf(email: string): Promise<string> {
  const [mail] = await rows(
    z.object({ text: z.string() }),
    `select text from emails where "to" = $1 and template = 'resume-checkout'
      order by created_at desc limit 1`,
    [email],
  )
  const link = /https?:\/\/\S+\/checkout\/resume\?token=\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No link back was mailed to ${email}`)
  return link
}

/** The link that was mailed to the address which somebody wants from now on. */
export async function emailChangeLinkOf(email: string): Promise<string> {
  const [mail] = await rows(
    z.object({ text: z.string() }),
    `select text from emails where "to" = $1 and template = 'email-change'
      order by created_at desc limit 1`,
    [email],
  )
  const link = /https?:\/\/\S+\/auth\/change-email\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No link to change an address was mailed to ${email}`)
  return link
}
