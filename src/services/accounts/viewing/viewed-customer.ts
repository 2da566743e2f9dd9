import { createLocalReq, type Payload, type TypedUser } from 'payload'

import { can } from '@/src/access/actions'
import { liveViewing } from '@/src/lib/factors/live-viewing'
import { findOne } from '@/src/lib/find-one'
import { sessionIdOf } from '@/src/lib/sessions/session-token'
import type { User } from '@/src/payload-types'

import { missingView } from './begin-viewing'

type Viewed = { readonly customer: User; readonly endsAt: string }

/**
 * Whom a member of the staff looks at an account as, with what their browser holds; null for
 * anybody else's token, once it is over, and once they may not any more.
 */
export async function viewedCustomer(
  payload: Payload,
  staff: TypedUser | User | null,
  token: string | undefined,
): Promise<Viewed | null> {
  if (!staff || staff.role === 'user' || !token) return null
  const viewing = await liveViewing({ payload }, token)
  if (viewing?.staff !== staff.id || viewing.session !== sessionIdOf(staff)) return null
  const req = await createLocalReq({ user: { ...staff, collection: 'users' } }, payload)
  if (!(await can(req, 'viewAsCustomer')) || (await missingView(req))) return null
  const customer = await findOne(req, 'users', {
    where: {
      id: { equals: viewing.customer },
      role: { equals: 'user' },
      erasedAt: { exists: false },
    },
    overrideAccess: true, // the right has just been asked for
  })
  return customer && { customer, endsAt: viewing.endsAt }
}
