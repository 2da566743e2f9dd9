import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { restricted } from '@/src/access/restrict-staff'
import { findById } from '@/src/lib/find-one'

/**
 * A request of a person in the background, with what they may do now: nothing of the staff's, if
 * they have to set up a second factor first.
 */
export async function requestAs(payload: Payload, person: string): Promise<PayloadRequest> {
  const user = await findById({ payload }, 'users', person, {
    overrideAccess: true, // who it is was checked when the work was asked for; rights follow from it
  })
  if (!user) return createLocalReq({}, payload)
  return createLocalReq(
    { user: await restricted(payload, { ...user, collection: 'users' }) },
    payload,
  )
}
