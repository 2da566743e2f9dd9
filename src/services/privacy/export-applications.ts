import type { PayloadRequest } from 'payload'

import type { User } from '@/src/payload-types'
import { all } from '@/src/services/privacy/rows-of-person'

/** Neither what staff note among themselves, nor how they rate it. */
const APPLICATION = {
  opening: true,
  name: true,
  email: true,
  phone: true,
  coverLetter: true,
  answers: true,
  stage: true,
  filename: true,
  filesize: true,
  appliedAt: true,
  consentAt: true,
  deleteAfter: true,
} as const

/** What someone applied for, by an address that they have shown to be theirs. */
export async function exportApplications(
  req: PayloadRequest,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
) {
  if (!emailVerifiedAt) return []
  const { docs } = await req.payload.find({
    collection: 'jobApplications',
    where: { email: { equals: email } },
    select: APPLICATION,
    ...all(req),
  })
  return docs
}
