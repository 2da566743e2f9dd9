import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BusinessZone } from '@/src/storefront/ui/business-zone'
import { Day, Moment } from '@/src/storefront/ui/when'

const EVENING = '2026-11-22T01:04:00.000Z'

const served = (Part: typeof Day | typeof Moment, zone: string) =>
  renderToStaticMarkup(
    <BusinessZone zone={zone}>
      <Part at={EVENING} />
    </BusinessZone>,
  )

test('the server writes a time in the zone of the books, with its name', () => {
  const html = served(Moment, 'America/New_York')
  expect(html).toContain('>Nov 21, 2026, 8:04 PM EST</time>')
  expect(html).toContain(`dateTime="${EVENING}"`)
})

test('a day of the books is the same for every reader', () => {
  expect(served(Day, 'America/New_York')).toContain('>Nov 21, 2026</time>')
  expect(served(Day, 'Europe/London')).toContain('>Nov 22, 2026</time>')
})
