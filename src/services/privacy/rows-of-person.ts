import type { PayloadRequest } from 'payload'

/** All rows there are, whatever a customer's own access shows: they are of the person who asks. */
export const all = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const
