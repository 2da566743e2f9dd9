import type { PayloadRequest } from 'payload'

import type { Area } from '@/src/domain/platform/permissions/areas'
import { recordAudit } from '@/src/services/platform/record-audit'

type Exported = {
  readonly area: Area
  /** Of what the rows are. */
  readonly entity: string
  /** What people call the file. */
  readonly list: string
  readonly rows: number
  /** None means all of them. */
  readonly columns?: readonly string[]
  /** Which of its rows. */
  readonly asked?: Readonly<Record<string, unknown>>
}

/** Notes in the audit log who took which rows with them. */
export async function recordExport(req: PayloadRequest, exported: Exported): Promise<void> {
  const { area, entity, list, rows, columns = [], asked } = exported
  await recordAudit(req, {
    area,
    action: 'export',
    entity,
    documentId: '',
    before: {},
    after: { list, rows, columns: columns.length > 0 ? columns : 'all', ...asked },
  })
}
