import type { PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import { recordAudit } from '@/src/services/platform/record-audit'

/** Notes who opened which CV, when, and from where; never whose it is by name. */
export async function recordCvView(req: PayloadRequest, filename: string): Promise<void> {
  const application = await findOne(req, 'jobApplications', {
    where: { filename: { equals: filename } },
    select: { opening: true },
    overrideAccess: true, // access to the file was granted before
  })
  if (!application) return
  await recordAudit(req, {
    area: 'careers',
    action: 'view',
    entity: 'jobApplications',
    documentId: application.id,
    before: {},
    after: { opening: idOf(application.opening) },
  })
}
