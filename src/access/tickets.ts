import type { Access, Where } from 'payload'

import { may } from '@/src/access/permissions'

/** Staff read whole threads; a customer their own, without what staff note among themselves. */
export const readTicketMessages: Access = async ({ req }) => {
  if (await may(req, 'view_support')) return true
  if (!req.user) return false
  const own: Where = {
    'ticket.user': { equals: req.user.id },
    'ticket.deletedAt': { exists: false },
    internal: { equals: false },
  }
  return own
}
