import type { DefaultServerCellComponentProps } from 'payload'

import { StatusPill } from '@/src/admin/kit/status/StatusPill'

/** A status in a list, as icon and word. */
export function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? <StatusPill status={cellData} /> : null
}
