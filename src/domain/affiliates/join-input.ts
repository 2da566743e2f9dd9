import { z } from 'zod'

import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'

/** Joining the program: by accepting the terms as they are now, which were on the page. */
export const joinInput = z.object({
  consent: z.literal(true, { error: 'Please accept the terms first' }),
  termsVersion: z.literal(AFFILIATE_TERMS_VERSION, {
    error: 'The terms have changed. Reload the page to read them.',
  }),
})
