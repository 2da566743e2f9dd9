import { resetFactors } from '@/src/services/accounts/factors/reset-factors'

import { plainDeeds } from '../../platform/deeds'

/** Takes the second factor from someone who has lost it. */
export const resetFactorsEndpoint = plainDeeds('user', 'resetTwoFactor')(
  '/users/:id/reset-two-factor',
  async (req, id) => {
    const email = await resetFactors(req, id)
    return { message: `Two-factor is off for ${email}. We emailed them.` }
  },
)
