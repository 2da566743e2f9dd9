import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { cache } from 'react'

/**
 * A request of the signed-in person, for components that Payload hands only their user.
 *
 * That user may lack fields which a person can't read of themselves; permissions are decided on
 * the whole of it, read once for a page.
 */
export const staffRequest = cache(
  async (payload: Payload, id: TypedUser['id'] | undefined): Promise<PayloadRequest> => {
    if (!id) return createLocalReq({}, payload)
    const user = await payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // who this is has been checked; what they may do follows from it
    })
    return createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
  },
)
