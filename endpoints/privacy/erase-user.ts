import { limitRate } from '@/src/services/platform/limit-rate'
import { eraseByStaff } from '@/src/services/privacy/erase-account'

import { staffRowEndpoint } from '../platform/row-id'

/** Deletes someone's account by staff: the person goes, the books stay. */
export const eraseUserEndpoint = staffRowEndpoint('user', {
  action: 'deleteUser',
  path: '/users/:id/erase',
  method: 'post',
  handler: async (req, id) => {
    await limitRate(req, 'settings', req.user?.id)
    await eraseByStaff(req, id)
    return Response.json({ message: 'User deleted' })
  },
})
