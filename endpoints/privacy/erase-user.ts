import { limitRate } from '@/src/services/platform/limit-rate'
import { eraseByStaff } from '@/src/services/privacy/erase-account'

import { plainDeeds } from '../platform/deeds'

/** Deletes someone's account by staff: the person goes, the books stay. */
export const eraseUserEndpoint = plainDeeds('user', 'deleteUser')(
  '/users/:id/erase',
  async (req, id) => {
    await limitRate(req, 'settings', req.user?.id)
    await eraseByStaff(req, id)
    return { message: 'User deleted' }
  },
)
