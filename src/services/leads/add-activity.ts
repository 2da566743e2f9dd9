import type { PayloadRequest } from 'payload'
import { createRow } from '@/src/lib/write-row'
import type { LeadActivity } from '@/src/payload-types'

type Activity = Pick<LeadActivity, 'kind' | 'note'> & {
  readonly step?: LeadActivity['step']
  /** When it happened, where that is not now. */
  readonly at?: string
}

/** Adds to a lead's story. The caller decided that it may be told. */
export async function addActivity(
  req: PayloadRequest,
  lead: string,
  { at, ...activity }: Activity,
): Promise<void> {
  await createRow(req, 'leadActivities', {
    data: { lead, ...activity, ...(at && { createdAt: at }) },
    overrideAccess: true, // follows from what happened with the lead
  })
}
