import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

import type { Happening } from '@/src/domain/orders/happening'
import type { CompanyView } from '@/src/domain/orders/my-order'
import { CompanyFacts } from '@/src/storefront/orders/company/CompanyFacts'
import { Failed } from '@/src/storefront/orders/confirmation/states'
import { Rejected } from '@/src/storefront/orders/page/Rejected'
import { CancelForm } from '@/src/storefront/orders/page/Subscriptions'
import { BusinessZone } from '@/src/storefront/ui/business-zone'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const company: CompanyView = {
  id: '11111111-2222-4333-8444-555555555555',
  name: 'Harbor & Pine LLC',
  type: 'llc',
  state: 'Wyoming',
  fileNumber: null,
  ein: null,
  formedOn: '2026-11-21',
  nextDeadline: null,
  agent: { text: 'Harbor Agents', isOurs: true, until: '2027-11-21' },
  businessAddress: null,
  owners: [],
  taxedAs: null,
  records: { compared: [], differences: [] },
  deadlines: [],
  orders: [],
}

const rejection: Happening = {
  id: company.id,
  stage: 'rejected',
  service: null,
  at: '2026-11-21T12:00:00.000Z',
  note: null,
  author: null,
  document: null,
}

test('the day on which a company was formed is the same in every time zone', () => {
  const html = renderToStaticMarkup(
    <BusinessZone zone="Pacific/Auckland">
      <CompanyFacts company={company} />
    </BusinessZone>,
  )

  expect(html).toContain('Nov 21, 2026')
  expect(html).toContain('Nov 21, 2027')
})

test('two filings that were rejected have each a title of its own', () => {
  const rejected = (what: string) => (
    <Rejected by="The IRS" company={null} orderId={company.id} rejection={rejection} what={what} />
  )

  const html = renderToStaticMarkup(
    <>
      {rejected('EIN')}
      {rejected('ITIN')}
    </>,
  )

  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('what is past due ends with its cancellation, and what is paid runs on', () => {
  const shown = (until: string | null) =>
    renderToStaticMarkup(
      <CancelForm until={until} busy={false} onCancel={() => {}} onKeep={() => {}} />,
    )

  expect(shown('Nov 21, 2027')).toContain('It stays active until Nov 21, 2027')
  expect(shown(null)).toContain('it ends now')
})

test.each(['Your bank took the payment back.', 'Your card was declined.'])(
  'an order that was paid once needs to be paid again: %s',
  (paymentFailure) => {
    const shown = (paidAt: string | null) =>
      renderToStaticMarkup(
        <Failed
          order={{
            id: company.id,
            kind: 'purchase',
            serviceType: 'llc',
            parent: null,
            paidAt,
            paymentFailure,
          }}
          signedIn
        />,
      )

    expect(shown(null)).toContain('Your payment did not go through')
    const again = shown('2026-11-21T12:00:00.000Z')
    expect(again).toContain('Your order needs to be paid again')
    expect(again).toContain(paymentFailure)
  },
)
