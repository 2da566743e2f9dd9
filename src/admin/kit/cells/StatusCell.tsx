import type { DefaultServerCellComponentProps } from 'payload'

import { isStatus, StatusPill } from '@/src/admin/kit/status/pills'

function labelIn(field: DefaultServerCellComponentProps['field'], value: string) {
  const options = 'options' in field ? field.options : []
  const option = options.find((one) => typeof one !== 'string' && one.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : value
}

/** A status in a list, as icon and word: ours where we have one, else the field's. */
export function StatusCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  const label = isStatus(cellData) ? undefined : labelIn(field, cellData)
  return <StatusPill label={label} status={cellData} />
}
