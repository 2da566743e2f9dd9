import type { PayloadRequest } from 'payload'

import type { JobApplication } from '@/src/payload-types'

/** One application, as far as the person who asks may read it. */
export const findApplication = (req: PayloadRequest, id: string): Promise<JobApplication | null> =>
  req.payload.findByID({
    collection: 'jobApplications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
