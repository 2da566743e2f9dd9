import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** A request of a person in the background, with what they may do now. */
export async function requestAs(payload: Payload, person: string): Promise<PayloadRequest> {
  const user = await payload.findByID({
    collection: 'users',
    id: person,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // who it is was checked when the work was asked for; rights follow from it
  })
  return createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
}
