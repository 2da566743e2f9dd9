import config from '@payload-config'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { getPayload } from 'payload'
import { cache } from 'react'

import { awaitsFactor } from '@/src/access/restrict-staff'
import type { User } from '@/src/payload-types'
import { sessionIdOf, touchSession } from '@/src/services/accounts/sessions/sessions'

/**
 * The signed-in person, from the session's cookie alone.
 *
 * Payload refuses a cookie on a navigation that comes from another site, such as a gateway's
 * redirect or a link in webmail. Loading a page changes nothing, so pages look only at the cookie.
 */
export const currentUser = cache(async (): Promise<User | null> => {
  const token = (await cookies()).get('payload-token')?.value
  if (!token) return null
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  return user
})

/** Notes that they are here, once the page is out. */
const noteVisit = cache((user: User): void => {
  const session = sessionIdOf(user)
  if (session) after(async () => touchSession({ payload: await getPayload({ config }) }, session))
})

/** The signed-in person, or a way to /auth and back. */
export async function requireUser(from: string): Promise<User> {
  const user = await currentUser()
  if (!user) redirect(`/auth?next=${encodeURIComponent(from)}`)
  if (awaitsFactor(user)) redirect('/auth/two-factor')
  noteVisit(user)
  return user
}

/** A member of the staff; customers are sent to their dashboard. */
export async function requireStaff(from: string): Promise<User> {
  const user = await requireUser(from)
  if (user.role === 'user') redirect('/dashboard')
  return user
}
