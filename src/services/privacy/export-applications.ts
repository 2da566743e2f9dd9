import type { PayloadRequest, Where } from 'payload'
import { fields, findRows } from '@/src/lib/find-one'
import type { User } from '@/src/payload-types'

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

/** Neither what staff note among themselves, nor how they rate it. */
const APPLICATION = fields(
  'opening name email phone coverLetter answers stage filename filesize appliedAt consentAt',
  'deleteAfter',
)

/** What someone applied for, by an address that they have shown to be theirs. */
export async function exportApplications(
  req: PayloadRequest,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
) {
  if (!emailVerifiedAt) return []
  return findRows(req, 'jobApplications', {
    where: { email: { equals: email } },
    select: APPLICATION,
    ...all(req),
  })
}
