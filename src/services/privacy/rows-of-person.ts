import type { PayloadRequest, Where } from 'payload'

/** All rows there are, whatever a customer's own access shows: they are of the person who asks. */
export const all = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** The rows of an account, and those of its proven address that name no other account. */
export const ofAddress = (user: string, email: string): Where => ({
  or: [
    { user: { equals: user } },
    { and: [{ user: { exists: false } }, { email: { equals: email } }] },
  ],
})
