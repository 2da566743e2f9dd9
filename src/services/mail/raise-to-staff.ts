import type { PayloadRequest } from 'payload'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { collectionHref } from '@/src/lib/admin-address'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { queueEmail } from '@/src/services/mail/queue-email'
import { staffAddress } from '@/src/services/mail/staff-address'
import { recordAudit } from '@/src/services/platform/record-audit'

export type Alarm = {
  readonly key: string
  readonly subject: string
  readonly order: string
  readonly area: Area
}

/** Tells staff of something that only a person can resolve: in the audit log and by mail, once. */
export async function raiseToStaff(req: PayloadRequest, alarm: Alarm): Promise<void> {
  const { key, subject, order, area } = alarm
  log.error({ key, order }, subject)
  await recordAudit(req, {
    area,
    action: 'alarm',
    entity: 'orders',
    documentId: order,
    before: {},
    after: { subject },
  })
  const to = await staffAddress(req)
  if (!to) return
  const link = `${env.SITE_URL}${collectionHref('orders', order)}`
  await queueEmail(req, {
    to,
    subject,
    html: `<p>${subject.replaceAll('<', '&lt;')}</p><p><a href="${link}">Open the order</a></p>`,
    text: `${subject}\n\n${link}\n`,
    template: 'staff-alarm',
    dedupeKey: key,
    order,
  })
}
