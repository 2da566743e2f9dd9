import { eraseByStaffInput } from '@/src/domain/privacy/erase-input'
import { limitRate } from '@/src/services/platform/limit-rate'
import { eraseByStaff } from '@/src/services/privacy/erase-account'

import { rowDeeds } from '../platform/deeds'

/** Deletes someone's account by staff: the person goes, the books stay. */
export const eraseUserEndpoint = rowDeeds('user', 'deleteUser')(
  '/users/:id/erase',
  eraseByStaffInput,
  async (req, id, { givesUpEarnings }) => {
    await limitRate(req, 'settings', req.user?.id)
    await eraseByStaff(req, id, givesUpEarnings)
    return { message: 'User deleted' }
  },
)
