import { column } from '@/src/admin/kit/list/columns'
import type { ListColumn } from '@/src/admin/kit/list/list-spec'

export const codeColumn = <Row extends { readonly code: string }>(
  label: string,
  phone: ListColumn<Row>['phone'],
): ListColumn<Row> =>
  column(label, { phone, csv: ({ code }) => code }, ({ code }) => (
    <code className="admin-ref">{code}</code>
  ))
