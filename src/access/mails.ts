import type { Access, Where } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { templatesOfAreas } from '@/src/domain/mail/mail-templates'

/**
 * Administrators read every mail, sub-admins those of the areas they may view. `view_email` opens
 * marketing mails, and `view_users` none: neither opens what a customer and we wrote to one another.
 */
export const readMails: Access = async ({ req }) => {
  if (req.user?.role === 'admin') return true
  const held = await permissionsOf(req)
  const templates = templatesOfAreas((area) => held.has(`view_${area}`))
  const readable: Where[] = [
    ...(templates.length > 0 ? [{ template: { in: templates } }] : []),
    ...(held.has('view_email') ? [{ kind: { equals: 'marketing' } }] : []),
  ]
  return readable.length > 0 && { or: readable }
}
