import { and, eq, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { users } from '@/src/database-schema'
import { htmlText } from '@/src/domain/mail/html-text'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { ADMIN, collectionHref } from '@/src/lib/admin-address'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { findGlobal } from '@/src/lib/find-one'
import { log } from '@/src/lib/log'
import { queueEmail } from '@/src/services/mail/enqueue-email'
import { audit } from '@/src/services/platform/record-audit'

type Alarm = {
  readonly key: string
  readonly subject: string
  /** What it is about; *WhatsApp Settings* where it is none of these. */
  readonly order?: string | null
  readonly ticket?: string | null
  readonly place?: Place
  readonly area: Area
}

type Place = {
  readonly entity: string
  readonly id: string
  readonly href: string
  readonly label: string
}

function placeOf({ order, ticket, place }: Alarm): Place {
  if (place) return place
  if (order) {
    const href = collectionHref('orders', order)
    return { entity: 'orders', id: order, href, label: 'Open the order' }
  }
  if (ticket) {
    const href = collectionHref('tickets', ticket)
    return { entity: 'tickets', id: ticket, href, label: 'Open the ticket' }
  }
  const href = `${ADMIN}/whatsapp`
  return {
    entity: 'whatsappSettings',
    id: 'whatsappSettings',
    href,
    label: 'Open WhatsApp Settings',
  }
}

/** Tells staff of something that only a person can resolve: in the audit log and by mail, once. */
export async function raiseToStaff(req: PayloadRequest, alarm: Alarm): Promise<void> {
  const { key, subject, order, ticket, area } = alarm
  const { entity, id, href, label } = placeOf(alarm)
  log.error({ key, [entity]: id }, subject)
  await audit(req, area, 'alarm', [entity, id], { after: { subject } })
  const to = await staffAddress(req)
  if (!to) return
  const link = `${env.SITE_URL}${href}`
  await queueEmail(req, {
    to,
    subject,
    html: `<p>${htmlText(subject)}</p><p><a href="${link}">${label}</a></p>`,
    text: `${subject}\n\n${link}\n`,
    template: 'staff-alarm',
    dedupeKey: key,
    order,
    ticket,
  })
}

/**
 * Where mails to staff go, which repeat what customers write: the address that administrators have
 * set, else the first administrator's own. Never the published one, which anyone who runs the branding
 * may change.
 */
export async function staffAddress(req: PayloadRequest): Promise<string | null> {
  const { staffEmail } = await findGlobal(req, 'privateSettings', {
    select: { staffEmail: true },
    overrideAccess: true, // read to send to it, shown to no one
  })
  if (staffEmail) return staffEmail
  const db = await databaseOf(req)
  const [first] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.erasedAt)))
    .orderBy(users.createdAt)
    .limit(1)
  return first?.email ?? null
}
