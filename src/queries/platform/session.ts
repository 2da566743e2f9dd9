import config from '@payload-config'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import {
  createLocalReq,
  getPayload,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { cache } from 'react'
import { may } from '@/src/access/permissions'
import { awaitsFactor } from '@/src/access/restrict-staff'
import { SESSION_COOKIE, VIEWING_COOKIE } from '@/src/lib/http/cookies'
import { userBehind } from '@/src/lib/sessions/user-behind'
import type { User } from '@/src/payload-types'
import { viewedCustomer } from '@/src/services/accounts/viewing/viewed-customer'

/**
 * The signed-in person, even while they view the site as a customer, from the session's cookie alone.
 *
 * Payload refuses a cookie on a navigation that comes from another site, such as a gateway's
 * redirect or a link in webmail. Loading a page changes nothing, so pages look only at the cookie.
 */
export const signedInUser = cache(async () => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value
  if (!token) return null
  const payload = await getPayload({ config })
  return userBehind(payload, new Headers({ authorization: `JWT ${token}` }))
})

/** Whom staff look at the site as; null for everybody else. */
export const viewed = cache(async () => {
  const token = (await cookies()).get(VIEWING_COOKIE)?.value
  if (!token) return null
  return viewedCustomer(await getPayload({ config }), await signedInUser(), token)
})

/** Whose site it is: the person signed in, or the customer through whose eyes staff look at it. */
export const currentUser = cache(async (): Promise<User | null> => {
  const viewing = await viewed()
  return viewing ? viewing.customer : signedInUser()
})

/** Someone, or a way to /auth and back; staff who have to set up a second factor go there first. */
function required(user: User | null, from: string): User {
  if (!user) redirect(`/auth?next=${encodeURIComponent(from)}`)
  if (awaitsFactor(user)) redirect('/auth/two-factor')
  return user
}

/** Whose page it is, or a way to /auth and back. */
export async function requireUser(from: string): Promise<User> {
  return required(await currentUser(), from)
}

/** A member of the staff, even while they view the site as a customer; customers are sent to their dashboard. */
export async function requireStaff(from: string): Promise<User> {
  const user = required(await signedInUser(), from)
  if (user.role === 'user') redirect('/dashboard')
  return user
}

/** Whether what is opened here may be downloaded: by staff who look through a customer's eyes only with the right to orders. */
export async function mayDownload(): Promise<boolean> {
  if (!(await viewed())) return true
  const user = await signedInUser()
  const payload = await getPayload({ config })
  const req = await createLocalReq(user ? { user } : {}, payload)
  return may(req, 'view_orders')
}

/**
 * A request of the signed-in person, for components that Payload hands only their user.
 *
 * That user may lack fields which a person can't read of themselves; permissions are decided on
 * the whole of it.
 */
export const staffRequest = cache(
  async (payload: Payload, id: TypedUser['id'] | undefined): Promise<PayloadRequest> => {
    const user = id ? await signedInUser() : null
    return createLocalReq(user && user.id === id ? { user } : {}, payload)
  },
)
