import { executeAuthStrategies, type Payload } from 'payload'

import type { User } from '@/src/payload-types'

/**
 * Who is behind a request's headers; null for strangers. `payload.auth` says the same, but first works out
 * what they may do with each field of each collection.
 */
export const userBehind = async (payload: Payload, headers: Headers): Promise<User | null> =>
  (await executeAuthStrategies({ headers, payload })).user
