import type { PayloadRequest } from 'payload'

import { DEFAULT_MONTHS } from '@/src/domain/careers/retention'

/** How long applications that arrive now are kept. */
export async function retentionMonths(req: PayloadRequest): Promise<number> {
  const { applicationMonths } = await req.payload.findGlobal({
    slug: 'settings',
    select: { applicationMonths: true },
    depth: 0,
    overrideAccess: true, // applicants are told
    req,
  })
  return applicationMonths ?? DEFAULT_MONTHS
}
