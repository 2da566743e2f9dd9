import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { DetailsContext } from '@/src/domain/filing/details/field'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { DetailsSection } from '@/src/storefront/filing/details/DetailsSection'
import { CONTEXT } from '@/tests/domain/filing/details/details-fixtures'

const nothing = () => undefined
const ROUTER = {
  bfcacheId: '',
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
}

type Seen = { readonly context?: Partial<DetailsContext>; readonly completedAt?: string }

const seen = (service: StandaloneService, { context, completedAt }: Seen = {}) =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={ROUTER}>
      <DetailsSection
        countries={[]}
        details={{
          orderId: '11111111-2222-4333-8444-555555555555',
          service,
          companyName: null,
          context: { ...CONTEXT, ...context },
          answers: {},
          known: [],
          ends: {},
          documents: [],
          completedAt: completedAt ?? null,
          closed: null,
        }}
        timing={null}
      />
    </AppRouterContext.Provider>,
  )

test('whoever bought a search is asked for it alone, and whoever registers for both', () => {
  const search = { packageType: 'search' }
  const asked = seen('trademark', { context: search })
  expect(asked).toContain('We need these for the search. It takes about 10 minutes.')
  expect(asked).not.toContain('at the USPTO.')
  expect(seen('trademark')).toContain('for the application at the USPTO.')

  const sent = seen('trademark', { context: search, completedAt: '2026-11-22T10:00:00.000Z' })
  expect(sent).toContain('We are preparing your search.')
  expect(sent).not.toContain('application')
})

test('beside a formation the EIN says that most of it is answered there', () => {
  expect(seen('ein')).toContain('The IRS asks for these on Form SS-4. It takes about 5 minutes.')
  expect(seen('ein', { context: { withFormation: true } })).toContain(
    'Your formation details answer most of Form SS-4.',
  )
})
