import type { PayloadRequest } from 'payload'

import type { Area } from '@/src/domain/platform/permissions/areas'
import { clientIp } from '@/src/lib/http/network/client-ip'

export type AuditEntry = {
  readonly area: Area
  readonly action: string
  readonly entity: string
  readonly documentId: string
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}

/** Adds a row to the append-only audit log, in the transaction of the change it tells of. */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  await req.payload.create({
    collection: 'auditLog',
    data: { ...entry, actor: req.user?.id, actorEmail: req.user?.email, ip: clientIp(req.headers) },
    depth: 0,
    overrideAccess: true, // no one may write the log over HTTP
    req,
  })
}
