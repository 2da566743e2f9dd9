import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { fieldsOf, given, isAsked } from '@/src/domain/filing/details/field'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { STANDALONE_SERVICES, type StandaloneService } from '@/src/domain/vocabulary/service-types'
import { DetailsForm } from '@/src/storefront/filing/details/DetailsForm'
import { controlId } from '@/src/storefront/filing/details/details-api'
import { CONTEXT, WHOLE } from '@/tests/domain/filing/details/details-fixtures'

const viewOf = (service: StandaloneService, more: Partial<DetailsView> = {}): DetailsView => ({
  orderId: '11111111-2222-4333-8444-555555555555',
  service,
  companyName: 'Blue Heron LLC',
  context: CONTEXT,
  answers: WHOLE[service],
  known: [],
  ends: {},
  documents: [],
  completedAt: null,
  closed: null,
  ...more,
})

const render = (view: DetailsView) =>
  renderToStaticMarkup(
    <DetailsForm
      view={view}
      countries={[
        { value: 'US', label: 'United States' },
        { value: 'DE', label: 'Germany' },
      ]}
      onComplete={() => undefined}
    />,
  )

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test.each(STANDALONE_SERVICES)(
  'the form of %s has a control for each question that is asked, under an id of its own',
  (service) => {
    const view = viewOf(service)
    const ids = idsIn(render(view))
    const of = given(view.answers, view.context)
    const asked = fieldsOf(DETAILS_FORMS[service]).filter((field) => isAsked(field, of))

    expect(new Set(ids).size).toBe(ids.length)
    for (const { name } of asked) expect(ids).toContain(controlId(service)(name))
    expect(ids.some((id) => id?.startsWith(`details-${service}-`))).toBe(true)
  },
)

test('of a number that is kept only the end is there, and no field holds it', () => {
  const markup = render(viewOf('itin', { ends: { documentNumber: '0T47' } }))

  expect(markup).toContain('•••••0T47')
  expect(markup).toContain('Replace')
})

test('beside a formation the EIN does not ask again for what that says', () => {
  const ids = idsIn(render(viewOf('ein', { context: { ...CONTEXT, withFormation: true } })))

  for (const name of ['legalName', 'partyName', 'taxIdKind', 'taxId', 'isLlc']) {
    expect(ids).not.toContain(controlId('ein')(name))
  }
  expect(ids).toContain(controlId('ein')('product'))
})
