import type { ListColumn } from '@/src/admin/kit/list/list-spec'

export const codeColumn = <Row extends { readonly code: string }>(
  label: string,
  phone: ListColumn<Row>['phone'],
): ListColumn<Row> => ({
  key: 'code',
  label,
  phone,
  cell: ({ code }) => <code className="admin-ref">{code}</code>,
  csv: ({ code }) => code,
})
