import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TrafficTable } from '@/src/admin/analytics/geo/TrafficTable'

const FEW = { visitors: 40, leads: 4, orders: 0, oursMinor: 0 }
const MORE = { visitors: 60, leads: 4, orders: 2, oursMinor: 298_00 }

test('what became of visitors is told against the period before, revenue in dollars', () => {
  const rows = [{ value: 'US', now: MORE, before: FEW }]
  const html = renderToStaticMarkup(
    createElement(TrafficTable, { by: 'country', rows, seesMoney: true }),
  )
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

  expect(text).toContain('60 +50% 4 No change 2 +2 3.3% $298 +$298')
})
