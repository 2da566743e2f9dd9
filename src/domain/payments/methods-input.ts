import { z } from 'zod'

import { STRIPE_METHOD_NAMES } from './stripe-methods'

/** What Stripe offers beside cards and their wallets; checked in the browser and on the server. */
export const methodsInput = z.object({ methods: z.array(z.enum(STRIPE_METHOD_NAMES)).max(10) })
