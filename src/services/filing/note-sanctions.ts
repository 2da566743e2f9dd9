import type { PayloadRequest } from 'payload'
import {
  SANCTIONED,
  sanctionNotes,
  type Whereabouts,
} from '@/src/domain/vocabulary/places/sanctioned-places'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { raiseToStaff } from '@/src/services/mail/raise-to-staff'

/**
 * Tells staff that someone of an order may fall under comprehensive US sanctions: in the order's
 * internal notes, in the audit log and by mail, once for each person and place. Nothing is refused
 * by itself: a member of the staff decides. The caller holds the order's row.
 */
export async function noteSanctions(
  req: PayloadRequest,
  order: Order,
  people: readonly Whereabouts[],
): Promise<void> {
  const kept = order.notes ?? ''
  const news = sanctionNotes(people).filter((note) => !kept.includes(note))
  if (news.length === 0) return
  const lines = news.map((note) => `Compliance: check sanctions before filing. ${note}.`)
  await updateRow(req, 'orders', order.id, {
    data: {
      notes: [kept, ...lines, `(List as of ${SANCTIONED.asOf})`].filter(Boolean).join('\n'),
    },
    overrideAccess: true, // a note among staff, which no customer reads
  })
  await raiseToStaff(req, {
    key: `sanctions:${order.id}:${news.join('|')}`.slice(0, 200),
    subject: `Check sanctions before filing: ${news.join('; ')}`,
    order: order.id,
    area: 'orders',
  })
}
