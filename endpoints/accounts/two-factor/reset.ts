import { resetFactors } from '@/src/services/accounts/factors/reset-factors'

import { staffRowEndpoint } from '../../platform/row-id'

/** Takes the second factor from someone who has lost it. */
export const resetFactorsEndpoint = staffRowEndpoint('user', {
  action: 'resetTwoFactor',
  path: '/users/:id/reset-two-factor',
  method: 'post',
  handler: async (req, id) => {
    const email = await resetFactors(req, id)
    return Response.json({ message: `Two-factor is off for ${email}. We emailed them.` })
  },
})
