import type { GlobalBeforeChangeHook } from 'payload'

import { requireRecentFactor } from '@/src/access/second-factor'

/** What holds secrets, or decides who needs a second factor, is changed only by one shown just now. */
export const askFactorAgain: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (req.user) await requireRecentFactor(req)
  return data
}
