import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'

import { fileKey } from '@/src/lib/files/file-key'
import { fileStore } from '@/src/lib/files/files'
import type { JobApplication } from '@/src/payload-types'

/** What an application says, other than when. */
type Words = Pick<JobApplication, 'opening' | 'email' | 'name' | 'phone' | 'coverLetter'> & {
  readonly answers: readonly object[]
}

async function isFile(filename: string, data: Buffer): Promise<boolean> {
  const key = fileKey('applications', filename)
  const file = key && (await (await fileStore()).read(key))
  return file ? data.equals(await new Response(file.body).bytes()) : false
}

/** The application that says the same, with the same CV: a form that was sent twice. */
export async function sentBefore(
  req: PayloadRequest,
  { opening, email, name, phone, coverLetter, answers }: Words,
  cv: Buffer,
): Promise<JobApplication | null> {
  const { docs } = await req.payload.find({
    collection: 'jobApplications',
    where: {
      and: [
        { opening: { equals: opening } },
        { email: { equals: email } },
        { filesize: { equals: cv.length } },
      ],
    },
    sort: '-createdAt',
    limit: 10,
    pagination: false,
    depth: 0,
    overrideAccess: true, // whoever applies is told nothing of it
    req,
  })
  const said = [name, phone, coverLetter, answers]
  for (const one of docs) {
    const before = [one.name, one.phone, one.coverLetter, one.answers]
    if (isDeepStrictEqual(before, said) && (await isFile(one.filename ?? '', cv))) return one
  }
  return null
}
