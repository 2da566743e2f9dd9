import type { PayloadRequest } from 'payload'
import type { Area } from '@/src/domain/platform/permissions/areas'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { createRow } from '@/src/lib/write-row'

export type AuditEntry = {
  readonly area: Area
  readonly action: string
  readonly entity: string
  readonly documentId: string
  /** Nothing where it is left out. */
  readonly before?: Record<string, unknown>
  readonly after: Record<string, unknown>
}

/** Adds a row to the append-only audit log, in the transaction of the change it tells of. */
export async function recordAudit(
  req: PayloadRequest,
  { before = {}, ...entry }: AuditEntry,
): Promise<void> {
  await createRow(req, 'auditLog', {
    data: {
      ...entry,
      before,
      actor: req.user?.id,
      actorEmail: req.user?.email,
      ip: clientIp(req.headers),
    },
    overrideAccess: true, // no one may write the log over HTTP
  })
}

/** The entry of what was done to one thing of an entity; what was before and after may be nothing. */
export const audit = (
  req: PayloadRequest,
  area: Area,
  action: string,
  [entity, documentId]: readonly [entity: string, id: string],
  { before, after = {} }: Partial<Pick<AuditEntry, 'before' | 'after'>> = {},
): Promise<void> => recordAudit(req, { area, action, entity, documentId, before, after })
