import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type Column, DataTable } from '@/src/admin/kit/ui/DataTable'

type Row = { readonly id: string }

const column = (key: string, phone?: Column<Row>['phone']): Column<Row> => ({
  key,
  label: key,
  cell: () => key,
  ...(phone && { phone }),
})

test('two columns of one place do not lie on each other on a phone', () => {
  const html = renderToStaticMarkup(
    <DataTable
      columns={[
        column('Name', 'title'),
        column('State', 'right'),
        column('Made', 'right'),
        column('By', 'hidden'),
        column('For', 'hidden'),
      ]}
      label="Papers"
      rows={[{ id: '1' }]}
    />,
  )
  const [, body = ''] = html.split('<tbody')
  expect(body.match(/phone:col-start-2/g)).toHaveLength(1)
  expect(body).toMatch(/data-line" data-label="Made"/)
  expect(body.match(/phone:hidden/g)).toHaveLength(2)
})
